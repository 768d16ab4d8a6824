/** Purchases of trains as texts and sums. */
import type { components } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import type { DepotView, KindView } from "../view";
import { trainName } from "../run/explained";

type Schemas = components["schemas"];
export type Purchase = Schemas["Purchase"];
export type CompanyAfter = Schemas["CompanyAfter"];

/** "The first 4-train". */
export function headline(purchase: Purchase): string {
  const train = trainName(purchase.train);
  if (purchase.first) return t("page-buy-first", { train });
  if (purchase.source === "bank") return t("page-buy-next", { train });
  if (purchase.source === "pool") return t("page-buy-from-pool", { train });
  return t("page-buy-from", { train, company: purchase.source });
}

/** "4 stops · stays to the end". */
export function nature(kind: KindView, kinds: readonly KindView[]): string {
  const far =
    kind.stops !== null
      ? t("page-buy-stops", { count: kind.stops })
      : kind.length !== null
        ? t("page-buy-length", { count: kind.length })
        : t("page-buy-any-length");
  const times = kind.times > 1 ? ` × ${kind.times}` : "";
  const ends = kinds.find((other) => other.rusts.includes(kind.id));
  const halves = kinds.find((other) => other.obsolete.includes(kind.id) && !other.started);
  const fate = halves
    ? t("page-buy-halves-with", { train: trainName(halves.id) })
    : ends
      ? t("page-buy-leaves-with", { train: trainName(ends.id) })
      : t("page-buy-stays");
  return `${far}${times} · ${fate}`;
}

/** Treasuries after the purchase; `price` is the one agreed with a selling company. */
export function treasuryOf(purchase: Purchase, company: CompanyAfter, price: number): number {
  if (purchase.price !== null) return company.treasury;
  if (company.company === purchase.company) return company.treasury - price;
  return company.treasury + (company.company === purchase.source ? price : 0);
}

/** The buyer's treasury before, the price, and what is left. */
export function cash(purchase: Purchase, price: number): { before: number; price: number; after: number } {
  const paid = purchase.price ?? price;
  const own = purchase.companies.find((company) => company.company === purchase.company);
  const after = own ? treasuryOf(purchase, own, price) : 0;
  return { before: after + paid, price: paid, after };
}

/** The most trains a company may own in a phase; the largest where classes of companies differ. */
export const limitOf = (phase: Purchase["phase"]): number => Math.max(0, ...Object.values(phase.limits));

export type Offer = "sold-out" | "on-sale" | "later";

export function offerOf(kind: KindView, depot: DepotView): Offer {
  if (kind.id === depot.top) return "on-sale";
  return kind.left === 0 ? "sold-out" : "later";
}

/** What the first train of a kind sets off, in a few words each; nothing once it has appeared. */
export function brings(kind: KindView, before: KindView | undefined): string[] {
  if (kind.started) return [];
  const found = kind.rusts.map((train) => t("page-buy-brings-rust", { train: trainName(train) }));
  found.push(...kind.obsolete.map((train) => t("page-buy-brings-half", { train: trainName(train) })));
  if (before && before.phase.colour !== kind.phase.colour) found.push(t("page-buy-brings-colour", { colour: kind.phase.colour }));
  if (before && limitOf(before.phase) !== limitOf(kind.phase)) found.push(t("page-buy-brings-limit", { limit: limitOf(kind.phase) }));
  return found;
}
