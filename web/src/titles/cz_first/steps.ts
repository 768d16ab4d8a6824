/** The four steps of a turn with their results, from the structured events of the log. No text. */
import type { LogEntry } from "../../lib/api";
import { turnsOf } from "../../lesson/cz/turns";
import type { FirstView } from "./session.svelte";

export const STEPS = ["lay-track", "build-station", "run-trains", "buy-trains"] as const;
export type StepName = (typeof STEPS)[number];

export interface StepResult {
  step: StepName;
  state: "done" | "now" | "later";
  /** What was done: the tile's cell and if it was an upgrade, cells of stations, the revenue, kinds of trains. */
  laid: { cell: string; upgrade: boolean } | null;
  stations: readonly string[];
  revenue: number | null;
  bought: readonly string[];
}

/** The entries up to a position; all if that is the present. */
export const until = (entries: readonly LogEntry[], at: number | null): readonly LogEntry[] =>
  at === null ? entries : entries.filter((entry) => entry.kind !== "act" || (entry.move ?? 0) <= at);

/** The steps of the company's present turn; empty if no company acts. */
export function stepsOf(view: Pick<FirstView, "acting" | "step" | "round" | "order" | "over">, entries: readonly LogEntry[]): StepResult[] {
  const now = STEPS.findIndex((step) => step === view.step?.type);
  if (view.acting === null || view.over || now < 0) return [];
  const turn = turnsOf(view.acting, view, entries).at(-1)!;
  const lay = turn.lays.at(-1);
  return STEPS.map((step, n) => ({
    step,
    state: n < now ? "done" : n === now ? "now" : "later",
    laid: step === "lay-track" && lay ? { cell: lay.cell, upgrade: lay.upgrade } : null,
    stations: step === "build-station" ? turn.stations.map(({ cell }) => cell) : [],
    revenue: step === "run-trains" ? turn.revenue : null,
    bought: step === "buy-trains" ? turn.bought : [],
  }));
}
