/** What is chosen in a stock turn, shared by the stage and the panel: a company, a launch, or the top of the stack. */
import { lasting } from "../../../lib/lasting.svelte";
import { has, say, t, type Arg } from "../../../lib/words.svelte";
import type { Refusal } from "../../../lib/api";
import type { components } from "../../../lib/wire";
import type { Session } from "../session.svelte";
import { stepOf, type CompanyView, type StepOf } from "../view";

type Schemas = components["schemas"];
export type Sale = Schemas["StockSaleView"];
export type Purchase = Schemas["PurchaseView"];
export type Slot = Schemas["SlotView"];
export type StockStep = StepOf<"stock-turn">;

/** A launch of a ten-share company, and the auction of the top five-share one, are cards like the companies. */
export const LAUNCH = "launch";
export const OPEN = "open";

export class StockChoice {
  /** How many stages are shown: without one the panel has cards of its own. */
  stages = $state(0);
  /** A company, `LAUNCH`, `OPEN`, or nothing. */
  card = $state<string | null>(null);
  /** Where a marker would go. */
  ghost = $state.raw<{ company: string; field: number } | null>(null);
  /** The company, the price and the first station of a launch. */
  company = $state<string | null>(null);
  price = $state<number | null>(null);
  slot = $state.raw<Slot | null>(null);
  /** What the auction of the top company would be opened with; nothing means the least. */
  bid = $state<number | null>(null);

  #round = 0;
  #places: string[] = [];

  constructor(private readonly session: Session) {}

  /** The turn of the player who looks on; null in other steps. */
  step = $derived.by<StockStep | null>(() => (this.session.playing ? stepOf(this.session.view, "stock-turn") : null));

  purchases(company: string): Purchase[] {
    return this.step?.purchases.filter((one) => one.company === company) ?? [];
  }

  /** Why a company cannot be bought; null if it can, from one source or the other. */
  obstacle(company: string): Refusal | null {
    const found = this.purchases(company);
    if (!found.length || found.some(({ refusal }) => !refusal)) return null;
    const refusals = found.map(({ refusal }) => refusal!);
    return refusals.find(({ message }) => !message.key.includes("no-share-")) ?? refusals[0]!;
  }

  /** Companies in operating order, in a stock round as it was when the round was first seen, with new ones after them:
   *  while cards are chosen none of them moves. */
  inPlace(companies: CompanyView[]): CompanyView[] {
    const { kind, number } = this.session.view!.round;
    if (kind !== "stock") return companies;
    if (this.#round !== number) [this.#round, this.#places] = [number, []];
    for (const { id } of companies) if (!this.#places.includes(id)) this.#places.push(id);
    return this.#places.flatMap((id) => companies.find((company) => company.id === id) ?? []);
  }

  /** Choose a card, or none if it is chosen already. */
  press(card: string): void {
    this.card = this.card === card ? null : card;
    this.session.clear();
  }

  /** Choose a starting price of a launch; if it cannot be paid, show why. */
  start(price: number): void {
    const launch = this.step?.launch;
    if (!launch) return;
    if (launch.prices.find((one) => one.price === price)?.missing) void this.session.why(this.session.as("launch", { company: this.company ?? launch.companies[0]!, price }));
    else this.price = price;
  }

  /** Forget what was chosen. */
  clear(): void {
    this.card = this.ghost = this.company = this.price = this.slot = this.bid = null;
  }
}

const all = new WeakMap<Session, StockChoice>();

export function stockOf(session: Session): StockChoice {
  let found = all.get(session);
  if (!found) all.set(session, (found = lasting(() => new StockChoice(session))));
  return found;
}

/** Open the auction of the top company with the chosen bid; if that is not possible, show why. */
export function openNow(session: Session, opening: StockStep["opening"]): void {
  const price = stockOf(session).bid ?? opening.least;
  void session.tryTo(session.as("open-auction", { company: opening.company ?? "", price }), !opening.refusal);
}

/** Why a company cannot be bought, in two or three words; empty if it can. */
export function obstacleWords(session: Session, company: string): string {
  const refusal = stockOf(session).obstacle(company);
  if (!refusal) return "";
  return refusal.message.key.includes("no-share-") ? t("page-ireland-why-sold-out") : brief(session, refusal);
}

/** A refusal in two or three words; the whole sentence if there are no fewer. */
export function brief(session: Session, { message }: Refusal): string {
  const key = `page-ireland-why-${message.key.split("-refuse-")[1] ?? ""}`;
  if (!has(key)) return say(message, session.names, session.table.shown?.title);
  const args = Object.entries(message.args ?? {}).filter((one): one is [string, Arg] => typeof one[1] !== "object");
  return t(key, Object.fromEntries(args));
}

/** The last line of a card: privates, and the stations or, where there is only one, the home. */
export function footOf(company: CompanyView, home: string): string {
  const all = company.stations.length + company.stations_left;
  const stations = all === 1 ? home : t("page-ireland-card-stations", { placed: company.stations.length, all });
  return [stations, company.privates.join(" ")].filter(Boolean).join(" · ");
}
