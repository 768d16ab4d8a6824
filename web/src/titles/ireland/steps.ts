/** The six steps of a company's turn with their results, from the structured events of the log. No text. */
import type { LogEntry } from "../../lib/api";
import type { components } from "../../lib/wire";
import type { IrelandView } from "./view";

type Schemas = components["schemas"];
export type StepName = Schemas["TurnView"]["step"];
export const STEPS: readonly StepName[] = ["issue", "lay-track", "build-station", "run-trains", "dividend", "buy-trains"];

/** What a company has done in its turn. */
export interface TurnResult {
  /** Money from shares issued, money paid for shares redeemed. */
  issued: number;
  redeemed: number;
  tiles: number;
  /** What the tiles cost. */
  cost: number;
  stations: readonly { place: string; cost: number }[];
  /** What the trains earned; null: they have not run. */
  revenue: number | null;
  /** What was paid out of it; null: nothing was decided yet. */
  paid: number | null;
  trains: readonly string[];
}
export interface StepState {
  step: StepName;
  state: "done" | "now" | "later";
}

type Known =
  | Schemas["ShareIssued"]
  | Schemas["ShareRedeemed"]
  | Schemas["TileLaid"]
  | Schemas["StationPlaced"]
  | Schemas["RouteRun"]
  | Schemas["Paid"]
  | Schemas["Withheld"]
  | Schemas["TrainBought"];

/** The steps of the present turn; none if no company operates. */
export function stepsOf({ turn, over }: Pick<IrelandView, "turn" | "over">): StepState[] {
  if (!turn || over) return [];
  const now = STEPS.indexOf(turn.step);
  return STEPS.map((step, n) => ({ step, state: n < now ? "done" : n === now ? "now" : "later" }));
}

/** What a company has done since the round began, before a position; `at` null: until now. Companies operate once in a
 *  round, so this is its turn. */
export function turnResult(company: string, entries: readonly LogEntry[], at: number | null): TurnResult {
  const made = entries.filter((entry) => !entry.undone && (at === null || (entry.move ?? 0) <= at));
  let events: { type: string }[] = [];
  for (const entry of made) {
    for (const event of entry.events as { type: string }[]) {
      if (event.type === "round-started") events = [];
      else if ("company" in event && event.company === company) events.push(event);
    }
  }
  const result = { issued: 0, redeemed: 0, tiles: 0, cost: 0, stations: [] as { place: string; cost: number }[], revenue: null as number | null, paid: null as number | null, trains: [] as string[] };
  for (const event of events as Known[]) {
    if (event.type === "share-issued") result.issued += event.amount;
    else if (event.type === "share-redeemed") result.redeemed += event.amount;
    else if (event.type === "tile-laid") [result.tiles, result.cost] = [result.tiles + 1, result.cost + event.cost];
    else if (event.type === "station-placed") result.stations.push({ place: event.place || event.cell, cost: event.cost });
    else if (event.type === "route") result.revenue = (result.revenue ?? 0) + event.revenue;
    else if (event.type === "paid") [result.revenue, result.paid] = [event.revenue, event.revenue - event.kept];
    else if (event.type === "withheld") [result.revenue, result.paid] = [event.revenue, 0];
    else if (event.type === "train-bought") result.trains.push(event.train);
  }
  return result;
}
