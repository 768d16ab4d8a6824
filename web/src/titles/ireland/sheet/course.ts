/** The course of a game as its log tells it: operating rounds with what every company earned, mergers, what became of
 *  companies, trains bought. Read up to a position. */
import type { LogEntry } from "../../../lib/api";
import type { RouteTaken } from "../../../rail/view";

export interface Run {
  company: string;
  revenue: number;
  how: "paid" | "withheld" | "none";
  routes: readonly RouteTaken[];
  /** The position right after it. */
  at: number | null;
}
export interface RoundTold {
  kind: string;
  number: number;
  part: number;
  /** The phase at its end, and the last colour of tiles. */
  phase: string;
  colour: string;
  /** Kinds of trains whose first one was bought in it. */
  first: string[];
  /** By company. */
  runs: Map<string, Run>;
  /** By player (`@0`): dividends, and income of privates. */
  incomes: Map<string, number>;
  /** The position in which the next round begins; null: it is the present one. */
  at: number | null;
}
export interface Fate {
  kind: "merged" | "removed" | "closed";
  /** The company it became part of. */
  into?: string;
  round: RoundTold | null;
}
export interface Bought {
  company: string;
  train: string;
  source: string;
  price: number;
  round: RoundTold | null;
}
export interface Course {
  rounds: RoundTold[];
  mergers: { companies: readonly string[]; company: string; round: RoundTold | null }[];
  fates: Map<string, Fate>;
  bought: Bought[];
}

/** The course of the game; with `at` only up to that position. */
export function courseOf(entries: readonly LogEntry[], at: number | null = null): Course {
  const course: Course = { rounds: [], mergers: [], fates: new Map(), bought: [] };
  let [phase, colour] = ["2", "yellow"];
  let routes: RouteTaken[] = [];
  for (const entry of entries) {
    const move = entry.move ?? null;
    if (entry.undone || (at !== null && (move ?? 0) > at)) continue;
    for (const event of entry.events) {
      const round = course.rounds.at(-1) ?? null;
      switch (event.type) {
        case "round-started":
          if (!("kind" in event)) break;
          if (round) round.at = move;
          course.rounds.push({ kind: event.kind, number: event.number, part: event.part ?? 0, phase, colour, first: [], runs: new Map(), incomes: new Map(), at: null });
          break;
        case "phase":
          [phase, colour] = [event.phase, event.colour];
          if (round) [round.phase, round.colour] = [phase, colour];
          round?.first.push(event.train);
          break;
        case "route":
          routes.push(event);
          break;
        case "paid":
        case "withheld":
          round?.runs.set(event.company, {
            company: event.company,
            revenue: event.revenue,
            how: event.revenue === 0 ? "none" : event.type,
            routes: routes.filter((route) => "company" in route && route.company === event.company),
            at: move,
          });
          routes = [];
          break;
        case "income":
          round?.incomes.set(event.player, (round.incomes.get(event.player) ?? 0) + event.amount);
          break;
        case "private-income":
          round?.incomes.set(event.owner, (round.incomes.get(event.owner) ?? 0) + event.amount);
          break;
        case "merged":
          course.mergers.push({ companies: event.companies, company: event.company, round });
          for (const company of event.companies) course.fates.set(company, { kind: "merged", into: event.company, round });
          break;
        case "company-removed":
          course.fates.set(event.company, { kind: "removed", round });
          break;
        case "company-closed":
          course.fates.set(event.company, { kind: "closed", round });
          break;
        case "train-bought":
          course.bought.push({ company: event.company, train: event.train, source: event.source, price: event.price, round });
          break;
        default:
      }
    }
  }
  return course;
}

/** A company of the revenue table with those that became it. */
export interface Column {
  company: string;
  from: readonly string[];
  /** Before this row of the table they were separate. */
  since: number;
}

export const operatingRounds = ({ rounds }: Course): RoundTold[] => rounds.filter(({ kind }) => kind === "operating");

/** The columns: companies in play in this order, then those that are gone; merged ones under the company they became. */
export function columnsOf(course: Course, order: readonly string[]): Column[] {
  const rows = operatingRounds(course);
  const into = new Map(course.mergers.map((merger) => [merger.company, merger]));
  const seen = [...new Set(rows.flatMap(({ runs }) => [...runs.keys()]))];
  const merged = new Set(course.mergers.flatMap(({ companies }) => companies));
  const ids = [...order, ...[...seen, ...into.keys()].filter((id) => !order.includes(id) && !merged.has(id))];
  return [...new Set(ids)].map((company) => {
    const merger = into.get(company);
    // Merger rounds stand between operating rounds: the first row after them belongs to the new company.
    const place = merger?.round ? course.rounds.indexOf(merger.round) : -1;
    const since = rows.findIndex((row) => course.rounds.indexOf(row) > place);
    return { company, from: merger?.companies ?? [], since: merger ? (since < 0 ? rows.length : since) : 0 };
  });
}

/** The cells of a column in a row: a company, and how many columns it spans. */
export function cellsOf({ company, from, since }: Column, row: number): { company: string; span: number }[] {
  if (!from.length) return [{ company, span: 1 }];
  return row < since ? from.map((id) => ({ company: id, span: 1 })) : [{ company, span: from.length }];
}

export const sumOf = ({ runs }: RoundTold): number => [...runs.values()].reduce((sum, run) => sum + run.revenue, 0);
