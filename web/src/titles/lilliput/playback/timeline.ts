/** The operating phase at the end of a round, read from the log: what ran, and the frames in which it is shown. */
import type { LogEntry, Message } from "../../../lib/api";

/** One train's run: its stops with their values, and how multiplier, halving and bonus turn their sum into revenue. */
export interface Leg {
  train: string;
  cells: readonly string[];
  stops: readonly { cell: string; value: number }[];
  times: number;
  half: boolean;
  bonus: number;
  revenue: number;
}
/** What happened to the revenue. */
export interface Verdict {
  kind: "paid" | "withheld" | "nothing";
  /** The amount paid or withheld; in the last round twice what the trains earned. */
  revenue: number;
  /** The part of a dividend that went into the treasury. */
  kept: number;
  treasury: number;
  was: number;
  price: number;
  incomes: readonly { player: string; amount: number; cash: number }[];
}
/** One company's run; without a verdict until its director has decided. */
export interface Run {
  company: string;
  legs: readonly Leg[];
  mines: number;
  revenue: number;
  verdict: Verdict | null;
}
/** The runs of all companies in one round, in order. */
export interface Operating {
  round: number;
  /** Where it begins in the log: the entry, and the index of the message in it. */
  entry: number;
  at: number;
  /** The position it begins at. */
  move: number | null;
  runs: readonly Run[];
  /** True if the next round, or the end of the game, has begun. */
  complete: boolean;
}

const KEY = "lilliput-log-";
const text = (message: Message, name: string): string => String(message.args?.[name] ?? "");
const count = (message: Message, name: string): number => Number(message.args?.[name] ?? 0);
const list = (message: Message, name: string): string[] => text(message, name).split(" ").filter(Boolean);

/** The train's name is a nested message, which holds its number. */
function trainOf(message: Message): string {
  const train = message.args?.train;
  return typeof train === "object" ? text(train, "train") : String(train ?? "");
}

function leg(message: Message): Leg {
  const values = list(message, "values").map(Number);
  return {
    train: trainOf(message),
    cells: list(message, "cells"),
    stops: list(message, "at").map((cell, n) => ({ cell, value: values[n] ?? 0 })),
    times: count(message, "times") || 1,
    half: count(message, "half") > 0,
    bonus: count(message, "bonus"),
    revenue: count(message, "revenue"),
  };
}

function verdict(message: Message, kind: Verdict["kind"]): Verdict {
  const [revenue, kept, treasury, was, price] = ["revenue", "kept", "treasury", "was", "price"].map((name) => count(message, name)) as [number, number, number, number, number];
  return { kind, revenue, kept, treasury, was, price, incomes: [] };
}

const VERDICTS: Readonly<Record<string, Verdict["kind"]>> = {
  paid: "paid",
  "paid-kept": "paid",
  withheld: "withheld",
  "no-revenue": "nothing",
};

/** Every operating phase in the log, oldest first; undone entries are ignored. */
export function operatings(entries: readonly LogEntry[]): Operating[] {
  const found: Operating[] = [];
  let round = 0;
  let now: { operating: Operating; runs: Run[] } | null = null;
  /** The company's current run, or a new one; a run with a verdict is complete. */
  const runOf = (company: string): Run => {
    const runs = now!.runs;
    if (!runs.length || runs.at(-1)!.company !== company || runs.at(-1)!.verdict) {
      runs.push({ company, legs: [], mines: 0, revenue: 0, verdict: null });
    }
    return runs.at(-1)!;
  };
  const change = (run: Run, to: Partial<Run>): void => void (now!.runs[now!.runs.indexOf(run)] = { ...run, ...to });
  for (const entry of entries) {
    if (entry.undone) continue;
    entry.messages.forEach((message, at) => {
      const kind = message.key.startsWith(KEY) ? message.key.slice(KEY.length) : "";
      if (kind === "round" || kind === "last-round" || kind === "end") {
        if (now) now.operating.complete = true;
        now = null;
        round = count(message, "round") || round;
        return;
      }
      const judged = VERDICTS[kind];
      if (!judged && kind !== "route" && kind !== "mines" && kind !== "income") return;
      if (!now) {
        const runs: Run[] = [];
        const operating = { round, entry: entry.n, at, move: entry.move ?? null, runs, complete: false };
        found.push(operating);
        now = { operating, runs };
      }
      const company = text(message, "company");
      if (kind === "income") {
        const run = now.runs.at(-1);
        if (!run?.verdict) return;
        const income = { player: text(message, "player"), amount: count(message, "amount"), cash: count(message, "cash") };
        change(run, { verdict: { ...run.verdict, incomes: [...run.verdict.incomes, income] } });
      } else if (kind === "route") {
        const run = runOf(company);
        const next = leg(message);
        change(run, { legs: [...run.legs, next], revenue: run.revenue + next.revenue });
      } else if (kind === "mines") change(runOf(company), { mines: count(message, "amount") });
      else if (judged) change(runOf(company), { verdict: verdict(message, judged) });
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

/** The frames of an operating phase. As more of the log arrives, frames are only appended. */
export function frames(operating: Operating): Frame[] {
  const found: Frame[] = [];
  operating.runs.forEach((run, n) => {
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
