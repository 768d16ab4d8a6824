import { expect, test } from "vitest";
import type { LogEntry, LogEvent } from "../../lib/api";
import { reading } from "../../titles/lilliput/view";
import { READING, frames, paceFactor, lastOf, matters, operatings as read } from "./timeline";

const operatings = (entries: readonly LogEntry[]) => read(entries, reading);
type Event<T extends LogEvent["type"]> = Extract<LogEvent, { type: T }>;
const route = (company: string, train: string, way: [string, number][], revenue: number, more: Partial<Event<"route">> = {}): LogEvent => ({
  type: "route",
  company,
  train,
  revenue,
  stops: way.map(([cell]) => `${cell}.0`),
  names: way.map(([cell]) => cell),
  cells: way.map(([cell]) => cell),
  values: way.map(([, value]) => value),
  times: 1,
  obsolete: false,
  bonus: 0,
  proved: true,
  ...more,
});
const paid = (company: string, revenue: number, was: number, price: number): LogEvent => ({ type: "paid", company, revenue, kept: 0, was, price, treasury: 500 });
const withheld = (company: string, revenue: number, was: number, price: number, treasury: number): LogEvent => ({ type: "withheld", company, revenue, was, price, treasury });
const income = (player: string, company: string, amount: number, cash: number): LogEvent => ({ type: "income", player, company, amount, cash });
const started = (round: number): LogEvent => ({ type: "started", round, rounds: 9, first: "@0" });
const cash: LogEvent = { type: "cash-taken", player: "@0", amount: 20, source: "judge" };
let n = 0;
/** The messages say nothing: all is read from the events. */
const entry = (move: number, ...events: LogEvent[]): LogEntry => ({ n: ++n, kind: "act", seat: 0, messages: events.map(() => ({ key: "?" })), events, time: 0, tick: null, move, undone: false, program: false, bot: false, undoes: [] });

const begun = entry(10, cash, route("MR", "2", [["C", 30], ["N1", 20]], 50), route("MR", "3", [["N1", 20], ["N2", 10], ["N3", 20]], 50));
const decided = entry(11, paid("MR", 100, 60, 66), income("@0", "MR", 50, 70), income("@1", "MR", 10, 12), route("SR", "2", [["C", 30], ["E1", 30]], 30, { obsolete: true }), { type: "mines", company: "SR", amount: 10 });
const ended = entry(12, withheld("SR", 30, 55, 52, 340), withheld("TR", 0, 45, 45, 0), { type: "train-gone", company: "", train: "3", where: "pool" }, started(3), cash);

test("a running is read from the log, over all the moves it is spread over", () => {
  const [only, ...more] = operatings([entry(1, started(2)), begun, decided, ended]);
  expect(more).toEqual([]);
  expect(only).toMatchObject({ round: 2, entry: begun.n, at: 1, move: 10, complete: true });
  expect(only!.runs.map((run) => [run.company, run.revenue, run.beside, run.verdict?.kind])).toEqual([
    ["MR", 100, 0, "paid"],
    ["SR", 30, 10, "withheld"],
    ["TR", 0, 0, "nothing"],
  ]);
  expect(only!.runs[0]!.verdict).toEqual({
    kind: "paid", revenue: 100, kept: 0, treasury: 500, was: 60, price: 66,
    incomes: [{ player: "@0", amount: 50, cash: 70 }, { player: "@1", amount: 10, cash: 12 }],
  });
  expect(only!.runs[0]!.legs[1]!.stops).toEqual([{ place: "N1.0", cell: "N1", name: "N1", value: 20 }, { place: "N2.0", cell: "N2", name: "N2", value: 10 }, { place: "N3.0", cell: "N3", name: "N3", value: 20 }]);
  expect(only!.runs[1]!.legs[0]).toMatchObject({ train: "2", half: true, revenue: 30 });
});

test("cells, multiplier and bonus of a route are those of its event", () => {
  const [only] = operatings([entry(1, route("MR", "3D", [["C", 30], ["N2", 40]], 150, { names: ["Mildendo", "N2"], cells: ["C", "N1", "N2"], times: 2, bonus: 10 }))]);
  expect(only!.runs[0]!.legs).toEqual([
    { train: "3D", cells: ["C", "N1", "N2"], stops: [{ place: "C.0", cell: "C", name: "Mildendo", value: 30 }, { place: "N2.0", cell: "N2", name: "N2", value: 40 }], times: 2, half: false, bonus: 10, revenue: 150 },
  ]);
});

test("a director who is asked leaves the run open, and the rest is only added", () => {
  const [open] = operatings([begun]);
  expect(open!.runs.map((run) => run.verdict)).toEqual([null]);
  expect(open!.complete).toBe(false);
  const [later] = operatings([begun, decided]);
  const [all] = operatings([begun, decided, ended]);
  const [a, b, c] = [frames(open!), frames(later!), frames(all!)];
  expect(b.slice(0, a.length)).toEqual(a);
  expect(c.slice(0, b.length)).toEqual(b);
  expect(c.length).toBeGreaterThan(b.length);
});

test("runs that the panel shows are left out", () => {
  const [all] = operatings([begun, decided, ended]);
  const others = frames(all!, (run) => run.company !== all!.runs[0]!.company);
  expect(others.length).toBeGreaterThan(0);
  expect(others.some((frame) => frame.run === 0)).toBe(false);
});

test("what was taken back did not happen", () => {
  expect(operatings([{ ...begun, undone: true }])).toEqual([]);
  expect(operatings([begun, { ...decided, undone: true }])[0]!.runs).toHaveLength(1);
});

test("every round has its own running, and the end closes the last", () => {
  const found = operatings([begun, decided, ended, entry(30, route("MR", "2", [["C", 30], ["N1", 20]], 50), paid("MR", 0, 66, 80), { type: "game-ended", totals: [1, 2] })]);
  expect(found.map((one) => [one.round, one.complete])).toEqual([[0, true], [3, true]]);
  expect(found[1]!.runs[0]!.verdict).toMatchObject({ kind: "nothing", revenue: 0, price: 80 });
});

test("the steps draw cell by cell, then count", () => {
  const [only] = operatings([begun, decided, ended]);
  const steps = frames(only!);
  const first = steps.filter((frame) => frame.run === 0);
  expect(first.slice(0, 3).map((frame) => [frame.legs, frame.cells])).toEqual([[1, 2], [2, 2], [2, 3]]);
  const told = first.map((frame) => frame.told);
  expect(told).toEqual([...told].sort((x, y) => x - y));
  expect(told.at(-1)).toBe(1);
  expect(steps.filter((frame) => frame.run === 2)).toHaveLength(1);
  expect(steps.every((frame) => frame.ms > 0)).toBe(true);
});

test("the last step of a company tells all of it", () => {
  const [only] = operatings([begun, decided, ended]);
  const steps = frames(only!);
  expect(steps[lastOf(steps, 1)]).toMatchObject({ run: 1, legs: 1, told: 1 });
  expect(lastOf(steps, 7)).toBe(-1);
});

test("many companies at once are shown quicker, few at the usual pace", () => {
  const [only] = operatings([begun, decided, ended]);
  const steps = frames(only!);
  expect(paceFactor(steps, 0)).toBe(1);
  const all = steps.reduce((sum, frame) => sum + frame.ms, 0);
  expect(paceFactor(steps, 0, all / 2)).toBeCloseTo(0.5);
  expect(paceFactor(steps, steps.length - 1, all / 2)).toBe(1);
});

test("where each company builds before it runs, each run is played on its own board", () => {
  const earned = (company: string, revenue: number, treasury: number): LogEvent => ({ type: "earned", company, revenue, treasury });
  const laid = { type: "tile-laid", cell: "E13" } as LogEvent;
  const found = read(
    [
      entry(1, { type: "round-began", round: 4, rounds: 10 }, laid, route("BCB", "2", [["E15", 30], ["E13", 20]], 50), earned("BCB", 50, 120)),
      entry(2, earned("EKJ", 0, 80)),
      entry(3, laid, earned("VBW", 0, 70)),
    ],
    READING,
  );
  expect(found.map((one) => [one.round, one.complete, one.runs.map((run) => run.company)])).toEqual([
    [4, true, ["BCB", "EKJ"]],
    [4, false, ["VBW"]],
  ]);
  expect(found[0]!.runs.map((run) => run.verdict)).toEqual([
    { kind: "earned", revenue: 50, kept: 0, treasury: 120, was: null, price: null, incomes: [] },
    { kind: "nothing", revenue: 0, kept: 0, treasury: 80, was: null, price: null, incomes: [] },
  ]);
  expect(found[0]!.runs.map(matters)).toEqual([true, false]);
});
