import { expect, test } from "vitest";
import type { LogEntry } from "../../lib/api";
import { stepsOf, until, type StepName } from "./steps";

const ROUND = 6;
type Event = Record<string, unknown>;

function entry(n: number, events: Event[], more: Partial<LogEntry> = {}): LogEntry {
  return { n, kind: "act", seat: 0, move: n, time: 0, messages: [], undoes: [], undone: false, events, ...more } as unknown as LogEntry;
}
const began = entry(0, [{ type: "round-began", round: ROUND, rounds: 10 }], { kind: "deal" });
const lay = (n: number, cell: string, upgrade: boolean, company = "BCB"): LogEntry => entry(n, [{ type: "tile-laid", company, cell, upgrade, tile: "15", rotation: 0, cost: 0 }]);
const view = (step: StepName, acting = "BCB") =>
  ({ acting, over: false, order: ["BCB", "EKJ"], round: { kind: "round", number: ROUND }, step: { type: step, company: acting } }) as unknown as Parameters<typeof stepsOf>[0];
const told = (step: StepName, entries: LogEntry[], acting = "BCB"): string[] =>
  stepsOf(view(step, acting), entries).map(({ state, laid, stations, revenue, bought }) => [state, laid?.cell, laid?.upgrade && "up", ...stations, revenue, ...bought].filter((one) => one !== undefined && one !== false && one !== null).join(" "));

test("a turn begins with nothing done", () => {
  expect(told("lay-track", [began])).toEqual(["now", "later", "later", "later"]);
});

test("done steps keep their results", () => {
  const entries = [
    began,
    lay(1, "D16", true),
    entry(2, [{ type: "station-placed", company: "BCB", cell: "E11", stop: 1, cost: 40 }, { type: "earned", company: "BCB", revenue: 110, treasury: 320 }]),
    entry(3, [{ type: "train-bought", company: "BCB", train: "4", price: 250, source: "bank", added: 0 }]),
  ];
  expect(told("build-station", entries.slice(0, 2))).toEqual(["done D16 up", "now", "later", "later"]);
  expect(told("buy-trains", entries)).toEqual(["done D16 up", "done E11", "done 110", "now 4"]);
});

test("skipped steps are done without a result", () => {
  const entries = [began, entry(1, []), entry(2, [{ type: "earned", company: "BCB", revenue: 0, treasury: 10 }])];
  expect(told("buy-trains", entries)).toEqual(["done", "done", "done 0", "now"]);
});

test("what other companies and earlier rounds did does not count", () => {
  const before = entry(1, [{ type: "round-began", round: ROUND - 1, rounds: 10 }], { kind: "deal" });
  const entries = [before, lay(2, "E13", false), { ...began, n: 3 }, lay(4, "C11", false, "EKJ")];
  expect(told("build-station", entries)).toEqual(["done", "now", "later", "later"]);
  expect(told("build-station", entries, "EKJ")).toEqual(["done C11", "now", "later", "later"]);
});

test("what was taken back does not count, nor what came after a position of the past", () => {
  const undone = { ...lay(1, "D16", true), undone: true };
  expect(told("lay-track", [began, undone])).toEqual(["now", "later", "later", "later"]);
  const entries = [began, lay(1, "D16", true)];
  expect(until(entries, 0)).toEqual([began]);
  expect(until(entries, 1)).toEqual(entries);
  expect(until(entries, null)).toEqual(entries);
});

test("there are no steps when nobody acts", () => {
  expect(stepsOf({ ...view("lay-track"), acting: null }, [began])).toEqual([]);
});
