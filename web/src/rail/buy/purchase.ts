/** Purchases of trains as texts and sums. */
import type { components } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { priceOf, type KindView, type RailView } from "../view";
import { trainName } from "../run/explained";

type Schemas = components["schemas"];
export type Purchase = Schemas["Purchase"];
export type CompanyAfter = Schemas["CompanyAfter"];
/** A purchase before the server has told the runs: those are null. */
export interface Expected extends Omit<Purchase, "companies" | "routes" | "next_buyer"> {
  companies: readonly (Omit<CompanyAfter, "before" | "after"> & { before: number | null; after: number | null })[];
}

/** What a purchase from the bank or the pool changes, as far as the view tells it. */
export function expected(view: RailView, company: string, train: string, source: "bank" | "pool", price = priceOf(view.depot, train)): Expected {
  const kind = view.depot.kinds.find(({ id }) => id === train);
  const first = source === "bank" && !kind?.started;
  const [rusts, old] = first && kind ? [kind.rusts, kind.obsolete] : [[], []];
  const after = first && kind ? kind.phase : view.phase;
  const inPlay = view.companies.filter(({ director }) => director !== null);
  const all = [...inPlay.flatMap(({ trains }) => trains), ...view.depot.pool];
  const count = (id: string): number => all.filter((one) => one.kind === id).length;
  const rank = (id: string): number => view.depot.kinds.findIndex((one) => one.id === id);
  return {
    company,
    train,
    source,
    price,
    first,
    phase: view.phase,
    phase_after: after,
    leaves: [...rusts.map((id) => ({ kind: id, count: count(id), obsolete: false })), ...old.map((id) => ({ kind: id, count: count(id), obsolete: true }))].filter(({ count }) => count),
    companies: inPlay.map(({ id, trains, treasury }) => {
      const kept = trains.map(({ kind, obsolete }) => ({ kind, fate: rusts.includes(kind) ? "leaves" : old.includes(kind) && !obsolete ? "obsolete" : "kept" }) as const);
      const now = [...kept, ...(id === company ? [{ kind: train, fate: "new" } as const] : [])].sort((a, b) => rank(a.kind) - rank(b.kind));
      const limit = limitOf(after);
      return {
        company: id,
        trains: now,
        treasury: treasury - (id === company ? price : 0),
        before: null,
        after: null,
        limit,
        over: Math.max(0, now.filter(({ fate }) => fate !== "leaves").length - limit),
      };
    }),
  };
}

/** Why a train cannot be bought: no room, or so much money is missing. Null if it can. */
export function obstacle(view: RailView, company: string, price: number): { limit: number } | { short: number } | null {
  const buyer = view.companies.find(({ id }) => id === company);
  if (!buyer) return null;
  if (buyer.trains.length >= buyer.limit) return { limit: buyer.limit };
  return buyer.treasury < price ? { short: price - buyer.treasury } : null;
}

/** "The first 4-train". */
export function headline(purchase: Expected): string {
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
export function treasuryOf(purchase: Expected, company: Pick<CompanyAfter, "company" | "treasury">, price: number): number {
  if (purchase.price !== null) return company.treasury;
  if (company.company === purchase.company) return company.treasury - price;
  return company.treasury + (company.company === purchase.source ? price : 0);
}

/** The buyer's treasury before, the price, and what is left. */
export function cash(purchase: Expected, price: number): { before: number; price: number; after: number } {
  const paid = purchase.price ?? price;
  const own = purchase.companies.find((company) => company.company === purchase.company);
  const after = own ? treasuryOf(purchase, own, price) : 0;
  return { before: after + paid, price: paid, after };
}

/** The most trains a company may own in a phase; the largest where classes of companies differ. */
export const limitOf = (phase: Purchase["phase"]): number => Math.max(0, ...Object.values(phase.limits));
