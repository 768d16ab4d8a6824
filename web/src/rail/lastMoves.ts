/** What each company did last on the map, from the structured events of the log. */
import type { LogEntry } from "../lib/api";
import { eventsOf } from "./view";

export interface LastMoves {
  /** By company: the cells of the routes of its last run. */
  routes: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** By company: the cell of its last tile. */
  tiles: ReadonlyMap<string, string>;
}

/** The last moves before a position; `at` null: of all. */
export function lastMoves(entries: readonly LogEntry[], at: number | null): LastMoves {
  const routes = new Map<string, string[][]>();
  const tiles = new Map<string, string>();
  for (const entry of entries) {
    if (entry.undone || (at !== null && (entry.move ?? 0) > at)) continue;
    const run = new Map<string, string[][]>();
    for (const event of eventsOf(entry)) {
      if (event.type === "tile-laid" && event.company) tiles.set(event.company, event.cell);
      if (event.type === "route") run.set(event.company, [...(run.get(event.company) ?? []), event.cells]);
    }
    for (const [company, cells] of run) routes.set(company, cells);
  }
  return { routes, tiles };
}
