/** Programs of 18Ireland: orders that one leaves for the next questions, in words. */
import { newKey, post, ApiError, type Message } from "../../../lib/api";
import type { components } from "../../../lib/wire";
import { t } from "../../../lib/words.svelte";
import { card } from "../panel/words";
import type { Session } from "../session.svelte";
import type { IrelandView } from "../view";

type Schemas = components["schemas"];
export type Program = Schemas["PassStock"] | Schemas["BuyShares"] | Schemas["BidLimit"] | Schemas["SellTrain"] | Schemas["SellPrivate"] | Schemas["PassMerger"] | Schemas["VoteBeforehand"];
/** What is sent to make one: fields left out have their usual values, and the server knows the round. */
export type Orders<P extends Program = Program> = P extends Program ? Partial<Omit<P, "type">> & Pick<P, "type"> : never;
export interface Kept {
  id: number;
  program: Program;
  stopped?: Message | null;
}

/** What can end a program for a stock round. */
export const STOPS = ["sold", "bought", "auction", "launch"] as const;
export type Stop = (typeof STOPS)[number];

/** My programs. */
export function kept(session: Session): readonly Kept[] {
  const seat = session.table.now?.seats[session.seat ?? -1];
  return (seat?.programs ?? []) as unknown as readonly Kept[];
}

/** A program in words. */
export function describe(session: Session, program: Program): string {
  switch (program.type) {
    case "pass-stock":
      return t("page-ireland-program-pass");
    case "buy-shares":
      return t("page-ireland-program-buy", { company: program.company, percent: program.percent, source: program.source ?? "any" });
    case "bid-limit":
      return t("page-ireland-program-bid", { what: program.what, limit: session.money(program.limit) });
    case "sell-train":
      return t("page-ireland-program-sell", { company: program.company, train: card(program.train), least: session.money(program.least) });
    case "sell-private":
      return t("page-ireland-program-sell-private", { private: program.private, least: session.money(program.least) });
    case "pass-merger":
      return t("page-ireland-program-pass-merger");
    case "vote-beforehand":
      return t("page-ireland-program-vote", { companies: program.companies.join(" + "), how: program.accept ? "for" : "against" });
  }
}

/** What ends a program for a stock round, or when a train is not sold, in words; empty for all others. */
export function stopsOf(program: Program): string {
  if (program.type === "sell-train") return program.last ? "" : t("page-ireland-program-not-last");
  if (program.type !== "pass-stock" && program.type !== "buy-shares") return "";
  const stops = STOPS.filter((stop) => program[stop]).map((stop) => t(`page-ireland-program-stop-${stop}`));
  return stops.length ? t("page-ireland-program-unless", { stops: stops.join(", ") }) : t("page-ireland-program-whatever");
}

/** Kinds of trains of each company that a player directs: for these others may make offers. */
export function trainsOf({ companies }: IrelandView, seat: number | null): ReadonlyMap<string, readonly string[]> {
  const mine = companies.filter(({ director, trains }) => director !== null && director === seat && trains.length);
  return new Map(mine.map(({ id, trains }) => [id, [...new Set(trains.map(({ kind }) => kind))]]));
}

/** Privates of a player, for which companies of others may make offers. */
export function privatesOf({ privates }: IrelandView, seat: number | null): IrelandView["privates"] {
  return privates.filter(({ owner, state }) => seat !== null && state === "owned" && owner === `@${seat}`);
}

type Form = "bid" | "stock" | "trains" | "privates" | "merger";

/** The rounds for which a program can be made now: the present one, or the next stock or operating rounds. */
export function formsFor(view: IrelandView, seat: number | null): readonly Form[] {
  const forms: Form[] = [];
  if (view.round.kind === "privates" || view.step?.type === "company-auction" || (view.round.kind === "stock" && view.stack.length)) forms.push("bid");
  if (view.round.kind !== "privates" && view.round.kind !== "merger") forms.push("stock");
  if ((view.round.kind === "stock" || view.round.kind === "operating") && trainsOf(view, seat).size) forms.push("trains");
  if ((view.round.kind === "stock" || view.round.kind === "operating") && privatesOf(view, seat).length) forms.push("privates");
  if (view.round.kind === "merger") forms.push("merger");
  return forms;
}

/** Make a program; return the reason if it cannot be made. */
export async function make(session: Session, orders: Orders): Promise<string> {
  return send(session, `/tables/${session.table.id}/seats/${session.seat}/programs`, { program: orders, key: newKey() });
}

/** End a program, or remove one that has ended. */
export async function end(session: Session, id: number): Promise<string> {
  return send(session, `/tables/${session.table.id}/seats/${session.seat}/programs/end`, { program: id, key: newKey() });
}

async function send(session: Session, path: string, body: unknown): Promise<string> {
  try {
    await post(path, body);
    if (session.table.link !== "live") await session.table.refresh();
    return "";
  } catch (error) {
    if (error instanceof ApiError && error.problem.refusal) return session.table.say(error.problem.refusal.message);
    return t(`page-problem-${error instanceof ApiError ? error.problem.reason : "offline"}`);
  }
}
