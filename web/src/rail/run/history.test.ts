import { expect, test } from "vitest";
import type { LogEntry, LogEvent } from "../../lib/api";
import { bestRun, incomes, lastRun, told } from "./history";

const round = (number: number): LogEvent => ({ type: "round-began", round: number, rounds: 10 });
const route = (company: string, train: string, revenue: number): LogEvent => ({
  type: "route",
  company,
  train,
  stops: ["D4.0", "D2.0"],
  names: ["Karlovy Vary", "Cheb"],
  cells: ["D4", "D2"],
  values: [20, revenue - 20],
  revenue,
  times: 1,
  obsolete: false,
  bonus: 0,
  proved: true,
});
const earned = (company: string, revenue: number, treasury: number): LogEvent => ({ type: "earned", company, revenue, treasury });
const bought = (company: string, train: string, source = "bank"): LogEvent => ({ type: "train-bought", company, train, price: 70, source, added: 0 });
const entry = (move: number, ...events: LogEvent[]): LogEntry => ({ n: move, kind: "act", seat: 0, messages: [], events, time: 0, tick: null, move, undone: false, program: false, bot: false, undoes: [] });

const log = [
  { ...entry(0, round(1)), kind: "deal" as const },
  entry(1, route("BCB", "2", 50), route("BCB", "2", 40), earned("BCB", 90, 240)),
  entry(2, bought("BCB", "2")),
  { ...entry(3, bought("EKJ", "3")), undone: true },
  entry(4, earned("EKJ", 0, 150)),
  entry(5, round(2), route("BCB", "2", 60), earned("BCB", 60, 230)),
];

test("runs have their routes, the treasury after them, and the position they were made in", () => {
  const { runs } = told(log);
  expect(runs.map(({ company, round, revenue, treasury, at }) => [company, round, revenue, treasury, at])).toEqual([
    ["BCB", 1, 90, 240, 1],
    ["EKJ", 1, 0, 150, 4],
    ["BCB", 2, 60, 230, 5],
  ]);
  expect(runs.map((run) => run.routes.length)).toEqual([2, 0, 1]);
});

test("what was taken back, or comes after the position looked at, did not happen", () => {
  expect(told(log).bought.map(({ company, train }) => [company, train])).toEqual([["BCB", "2"]]);
  expect(told(log, 1).bought).toEqual([]);
  expect(told(log, 4).runs).toHaveLength(2);
});

test("incomes by rounds, the last run and the best one", () => {
  const all = told(log);
  expect([incomes(all, "BCB", 3), incomes(all, "EKJ", 2)]).toEqual([[90, 60, null], [0, null]]);
  expect([lastRun(all, "BCB")?.revenue, lastRun(all, "EKJ", 2), bestRun(all)?.revenue, bestRun(told([]))]).toEqual([60, null, 90, null]);
});
