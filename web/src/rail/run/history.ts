/** What the log tells about runs, incomes and purchases, up to a position. */
import type { LogEntry } from "../../lib/api";
import { eventsOf, type RouteTaken } from "../view";

/** A run that was made. */
export interface Ran {
  company: string;
  round: number;
  revenue: number;
  /** The treasury after it. */
  treasury: number;
  routes: readonly RouteTaken[];
  /** The position right after it. */
  at: number | null;
}
export interface Bought {
  company: string;
  train: string;
  round: number;
  price: number;
  /** `bank`, `pool` or the selling company. */
  source: string;
}
export interface Told {
  /** Oldest first. */
  runs: readonly Ran[];
  bought: readonly Bought[];
}

/** The runs and purchases of the log that were not taken back; with `at` only those before that position. */
export function told(entries: readonly LogEntry[], at: number | null = null): Told {
  const [runs, bought]: [Ran[], Bought[]] = [[], []];
  let round = 0;
  let routes: RouteTaken[] = [];
  for (const entry of entries) {
    if (entry.undone || (at !== null && (entry.move ?? 0) > at)) continue;
    for (const event of eventsOf(entry)) {
      if (event.type === "round-began") round = event.round;
      else if (event.type === "route") {
        const { train, stops, names, cells, values, revenue, times, obsolete, bonus } = event;
        routes.push({ train, stops, names, cells, values, revenue, times, obsolete, bonus });
      } else if (event.type === "earned") {
        const { company, revenue, treasury } = event;
        runs.push({ company, round, revenue, treasury, routes, at: entry.move ?? null });
        routes = [];
      } else if (event.type === "train-bought") {
        const { company, train, price, source } = event;
        bought.push({ company, train, round, price, source });
      }
    }
  }
  return { runs, bought };
}

/** A company's last run; with `round` only if it was made in that round. */
export function lastRun({ runs }: Told, company: string, round: number | null = null): Ran | null {
  const found = runs.findLast((run) => run.company === company) ?? null;
  return found && (round === null || found.round === round) ? found : null;
}

/** What a company earned in each round so far; null in a round in which it has not run yet. */
export function incomes({ runs }: Told, company: string, rounds: number): (number | null)[] {
  return Array.from({ length: rounds }, (_, n) => runs.find((run) => run.company === company && run.round === n + 1)?.revenue ?? null);
}

/** The run that earned the most, the first of several. */
export function bestRun({ runs }: Told): Ran | null {
  return runs.reduce<Ran | null>((best, run) => (run.revenue > (best?.revenue ?? 0) ? run : best), null);
}
