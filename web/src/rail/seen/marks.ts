/** What moves changed, as map, market and purses show it for a moment: places and routes from the structured events of
 *  the log, money and prices from the table before and after. */
import type { LogEntry, Message, TableView } from "../../lib/api";
import type { RouteLine } from "../board";
import { lineOf } from "../run/look.svelte";
import type Glow from "./Glow.svelte";
import { eventsOf, type RailEvent, type RailView } from "../view";

export interface SeenMoves {
  /** What was said of them: the first line of each entry. */
  lines: readonly Message[];
  /** The company that did it, or whose track changed; null if it was a player's move. */
  company: string | null;
  /** Cells with a new tile, and places such as E11.0 with a new station, with the company. */
  tiles: readonly { cell: string; company: string }[];
  stations: readonly { cell: string; stop: number; company: string }[];
  routes: readonly RouteLine[];
  /** Companies whose price has changed: the price before, and after. */
  prices: ReadonlyMap<string, readonly [number, number]>;
  /** What changed in the purses of seats, and in the treasuries of companies. */
  purses: ReadonlyMap<number, number>;
  treasuries: ReadonlyMap<string, number>;
}

/** They are highlighted: the map gets the part that draws it along, because few tables need it at once. */
export interface Highlighted extends SeenMoves {
  Glow: typeof Glow;
}

/** The company that an event is about. */
export const companyIn = (event: RailEvent): string | null => ("company" in event && event.company ? event.company : null);

/** What changed between two tables; `lines`: routes are drawn in line colours. */
export function seenMoves(entries: readonly LogEntry[], before: TableView, after: TableView, lines: boolean): SeenMoves {
  const events = entries.filter(({ undone }) => !undone).flatMap(eventsOf);
  const tiles = new Map<string, string>();
  const stations: { cell: string; stop: number; company: string }[] = [];
  const routes = new Map<string, string[][]>();
  for (const event of events) {
    if (event.type === "tile-laid") tiles.set(event.cell, event.company);
    else if (event.type === "station-placed") stations.push({ cell: event.cell, stop: event.stop, company: event.company });
    else if (event.type === "route") routes.set(event.company, [...(routes.get(event.company) ?? []), event.cells]);
  }
  // Of several runs the last is drawn: all of them would cover each other.
  const [runner, runs] = [...routes].at(-1) ?? ["", []];
  const [was, is] = [before.view as unknown as RailView, after.view as unknown as RailView];
  return {
    lines: entries.flatMap(({ messages }) => messages.slice(0, 1)),
    company: entries.length ? (eventsOf(entries.at(-1)!).map(companyIn).find((company) => company !== null) ?? null) : null,
    tiles: [...tiles].map(([cell, company]) => ({ cell, company })),
    stations,
    routes: runs.map((cells, n) => ({ id: `${runner} ${n + 1}`, company: runner, number: n + 1, cells, ...(lines ? { line: lineOf(n + 1) } : {}) })),
    prices: new Map(
      changes(was.companies, is.companies, ({ id }) => id, ({ price }) => price ?? 0)
        .filter(([, from, to]) => from && to)
        .map(([id, from, to]) => [id, [from, to] as const]),
    ),
    purses: new Map(changes(was.players, is.players, ({ seat }) => seat, ({ cash }) => cash).map(([seat, from, to]) => [seat, to - from])),
    treasuries: new Map(changes(was.companies, is.companies, ({ id }) => id, ({ treasury }) => treasury).map(([id, from, to]) => [id, to - from])),
  };
}

/** What has another number than before: its name, the number before, and after. */
function changes<T, K>(before: readonly T[], after: readonly T[], name: (item: T) => K, number: (item: T) => number): [K, number, number][] {
  const known = new Map(before.map((item) => [name(item), number(item)]));
  return after.flatMap((item): [K, number, number][] => {
    const from = known.get(name(item));
    return from === undefined || from === number(item) ? [] : [[name(item), from, number(item)]];
  });
}
