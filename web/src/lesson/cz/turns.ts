/** The turns of a company so far, from the structured events of the log. */
import type { LogEntry } from "../../lib/api";
import type { components } from "../../lib/wire";

type Schemas = components["schemas"];
type View = Schemas["FirstView"];
type TileLaid = Schemas["TileLaid"];
type StationPlaced = Schemas["StationPlaced"];
type RouteRun = Schemas["RouteRun"];
type Event =
  | TileLaid
  | StationPlaced
  | RouteRun
  | Schemas["RoundBegan"]
  | Schemas["Earned"]
  | Schemas["TrainBought"]
  | Schemas["TrainGone"]
  | Schemas["Rusted"];

/** One turn of a company. */
export interface Turn {
  round: number;
  /** Trains before this turn's purchases. */
  trainsBefore: readonly string[];
  lays: readonly TileLaid[];
  stations: readonly StationPlaced[];
  bought: readonly string[];
  routes: readonly RouteRun[];
  /** Null until the trains have run. */
  revenue: number | null;
  ended: boolean;
}

/** The turns of a company, the present one last, even if nothing has happened in it yet. */
export function turnsOf(company: string, view: Pick<View, "round" | "acting" | "order" | "over">, entries: readonly LogEntry[]): Turn[] {
  const turns: { -readonly [K in keyof Turn]: Turn[K] }[] = [];
  let round = 0;
  let fleet: string[] = [];
  const current = (): (typeof turns)[number] => {
    const last = turns.at(-1);
    if (last?.round === round) return last;
    turns.push({ round, trainsBefore: [...fleet], lays: [], stations: [], bought: [], routes: [], revenue: null, ended: false });
    return turns.at(-1)!;
  };
  const without = (kind: string): void => {
    const at = fleet.indexOf(kind);
    if (at >= 0) fleet = fleet.filter((_, n) => n !== at);
  };
  for (const entry of entries) {
    if (entry.undone) continue;
    for (const event of entry.events as Event[]) {
      if (event.type === "round-began") round = event.round;
      else if (event.type === "rusted") event.owners.filter((owner) => owner === company).forEach(() => without(event.train));
      else if (event.company === company) {
        const turn = event.type === "train-gone" && turns.at(-1)?.round !== round ? null : current();
        if (event.type === "train-gone") without(event.train);
        else if (event.type === "train-bought") {
          turn!.bought = [...turn!.bought, event.train];
          fleet.push(event.train);
        } else if (event.type === "tile-laid") turn!.lays = [...turn!.lays, event];
        else if (event.type === "station-placed") turn!.stations = [...turn!.stations, event];
        else if (event.type === "route") turn!.routes = [...turn!.routes, event];
        else if (event.type === "earned") turn!.revenue = event.revenue;
      }
    }
  }
  round = view.round.number;
  if (view.acting === company && !view.over) current();
  const order = view.order;
  const passed = view.over || order.indexOf(view.acting ?? "") > order.indexOf(company);
  for (const turn of turns) turn.ended = turn.round < round || passed;
  return turns;
}
