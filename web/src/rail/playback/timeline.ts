/** Trains that run, read from the log: what ran on one board, and the frames in which it is shown. */
import type { LogEntry, LogEvent } from "../../lib/api";
import { cellOf, eventsOf, type RailEvent } from "../view";

/** One train's run: its stops with their values, and how multiplier, halving and bonus turn their sum into revenue. */
export interface Leg {
  train: string;
  cells: readonly string[];
  stops: readonly { place: string; cell: string; name: string; value: number }[];
  times: number;
  half: boolean;
  bonus: number;
  revenue: number;
}
/** What happened to the revenue. */
export interface Verdict {
  kind: "paid" | "withheld" | "earned" | "nothing";
  /** The amount paid or withheld; in the last round twice what the trains earned. */
  revenue: number;
  /** The part of a dividend that went into the treasury. */
  kept: number;
  treasury: number;
  /** The share price before and after; null where there are no shares. */
  was: number | null;
  price: number | null;
  incomes: readonly { player: string; amount: number; cash: number }[];
}
/** One company's run; without a verdict until its director has decided. */
export interface Run {
  company: string;
  legs: readonly Leg[];
  /** Money that came beside the run. */
  beside: number;
  revenue: number;
  verdict: Verdict | null;
}
/** The runs of companies one after the other, as long as nothing is built. */
export interface Operating {
  round: number;
  /** Where it begins in the log: the entry, and the index of the event in it. */
  entry: number;
  at: number;
  /** The position it begins at. */
  move: number | null;
  runs: readonly Run[];
  /** True if building goes on, or the next round or the end of the game has begun. */
  complete: boolean;
}

/** What the events of a title tell. */
export interface Reading {
  /** The number of the round that the event begins. */
  roundOf: (event: LogEvent) => number | null;
  /** Money that a company gets while its trains run, but not by them. */
  besideRun: (event: LogEvent) => { company: string; amount: number } | null;
}
export const READING: Reading = {
  roundOf: (event) => (event.type === "round-began" ? event.round : null),
  besideRun: () => null,
};

type Event<T extends RailEvent["type"]> = Extract<RailEvent, { type: T }>;

const leg = ({ train, cells, stops, names, values, times, obsolete, bonus, revenue }: Event<"route">): Leg => ({
  train,
  cells,
  stops: stops.map((place, n) => ({ place, cell: cellOf(place), name: names[n] ?? "", value: values[n] ?? 0 })),
  times,
  half: obsolete,
  bonus,
  revenue,
});

function verdict(event: Event<"paid" | "withheld" | "earned">): Verdict {
  const { revenue, treasury } = event;
  const { was, price } = event.type === "earned" ? { was: null, price: null } : event;
  const kept = event.type === "paid" ? event.kept : 0;
  return { kind: revenue ? event.type : "nothing", revenue, kept, treasury, was, price, incomes: [] };
}

/** Every operating phase in the log, oldest first; undone entries are ignored. */
export function operatings(entries: readonly LogEntry[], reading: Reading): Operating[] {
  const found: Operating[] = [];
  let round = 0;
  let now: { operating: Operating; runs: Run[] } | null = null;
  /** The company's current run, or a new one; a run with a verdict is complete. */
  const runOf = (company: string): Run => {
    const runs = now!.runs;
    if (!runs.length || runs.at(-1)!.company !== company || runs.at(-1)!.verdict) {
      runs.push({ company, legs: [], beside: 0, revenue: 0, verdict: null });
    }
    return runs.at(-1)!;
  };
  const change = (run: Run, to: Partial<Run>): void => void (now!.runs[now!.runs.indexOf(run)] = { ...run, ...to });
  const close = (): void => {
    if (now) now.operating.complete = true;
    now = null;
  };
  /** Begin an operating phase, unless one is going on. */
  const open = (entry: LogEntry, at: number): void => {
    if (now) return;
    const runs: Run[] = [];
    const operating = { round, entry: entry.n, at, move: entry.move ?? null, runs, complete: false };
    found.push(operating);
    now = { operating, runs };
  };
  for (const entry of entries) {
    if (entry.undone) continue;
    eventsOf(entry).forEach((event, at) => {
      const begun = reading.roundOf(event as LogEvent);
      if (begun !== null) {
        round = begun;
        return close();
      }
      const beside = reading.besideRun(event as LogEvent);
      if (beside) {
        open(entry, at);
        return change(runOf(beside.company), { beside: beside.amount });
      }
      switch (event.type) {
        case "tile-laid":
        case "station-placed":
        case "game-ended":
          return close();
        case "route": {
          open(entry, at);
          const [run, next] = [runOf(event.company), leg(event)];
          return change(run, { legs: [...run.legs, next], revenue: run.revenue + next.revenue });
        }
        case "paid":
        case "withheld":
        case "earned":
          open(entry, at);
          return change(runOf(event.company), { verdict: verdict(event) });
        case "income": {
          const run = now?.runs.at(-1);
          if (!run?.verdict) return;
          const { player, amount, cash } = event;
          return change(run, { verdict: { ...run.verdict, incomes: [...run.verdict.incomes, { player, amount, cash }] } });
        }
      }
    });
  }
  return found;
}

/** One frame of the playback. */
export interface Frame {
  /** The run, how many of its trains are shown, and how many cells of the last of them. */
  run: number;
  legs: number;
  cells: number;
  /** Share of the money counted so far: 0 before the verdict, 1 at the end. */
  told: number;
  ms: number;
}

const CELL = 120;
const LEG = 750;
const SUM = 600;
const COUNT = 8;
const COUNTED = 70;
const REST = 1500;

/** False for a company that earns nothing, where no share price falls for it. */
export const matters = ({ legs, beside, verdict }: Run): boolean =>
  legs.length > 0 || beside > 0 || verdict?.kind !== "nothing" || verdict.price !== null;

/** The frames of an operating phase, of those runs that are played. As more of the log arrives, frames are only
 *  appended. */
export function frames(operating: Operating, plays: (run: Run) => boolean = () => true): Frame[] {
  const found: Frame[] = [];
  operating.runs.forEach((run, n) => {
    if (!plays(run)) return;
    run.legs.forEach((leg, at) => {
      for (let cells = 2; cells < leg.cells.length; cells++) found.push({ run: n, legs: at + 1, cells, told: 0, ms: CELL });
      found.push({ run: n, legs: at + 1, cells: leg.cells.length, told: 0, ms: LEG });
    });
    const all = { run: n, legs: run.legs.length, cells: run.legs.at(-1)?.cells.length ?? 0 };
    if (run.legs.length) found.push({ ...all, told: 0, ms: SUM });
    if (!run.verdict) return;
    const steps = run.verdict.revenue ? COUNT : 1;
    for (let step = 1; step < steps; step++) found.push({ ...all, told: step / steps, ms: COUNTED });
    found.push({ ...all, told: 1, ms: REST });
  });
  return found;
}

/** Index of the last frame of a run; -1 if there is none. */
export function lastOf(steps: readonly Frame[], run: number): number {
  return steps.findLastIndex((frame) => frame.run === run);
}

/** Factor for the frame durations, so that the rest takes at most `most` milliseconds. */
export function paceFactor(steps: readonly Frame[], from: number, most = 18_000): number {
  const left = steps.slice(from).reduce((sum, frame) => sum + frame.ms, 0);
  return left > most ? most / left : 1;
}
