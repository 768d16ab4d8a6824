import { expect, test } from "vitest";
import type { LogEntry } from "../../lib/api";
import { stepsOf, turnResult } from "./steps";

const entry = (move: number, ...events: object[]): LogEntry => ({ n: move, kind: "act", move, undone: false, events }) as unknown as LogEntry;
const log = [
  entry(1, { type: "tile-laid", company: "UR", cost: 40 }, { type: "round-started", kind: "operating", number: 2, part: 1 }),
  entry(2, { type: "tile-laid", company: "UR", cost: 0 }),
  entry(3, { type: "tile-laid", company: "UR", cost: 20 }, { type: "tile-laid", company: "LER", cost: 80 }),
  entry(4, { type: "route", company: "UR", revenue: 40 }, { type: "route", company: "UR", revenue: 30 }),
  entry(5, { type: "paid", company: "UR", revenue: 70, kept: 0 }),
  entry(6, { type: "train-bought", company: "UR", train: "4H" }),
];

test("a turn begins with the round: earlier tiles and those of others do not count", () => {
  expect(turnResult("UR", log, null)).toMatchObject({ tiles: 2, cost: 20, revenue: 70, paid: 70, trains: ["4H"] });
});

test("in the past only what was done before counts", () => {
  expect(turnResult("UR", log, 2)).toMatchObject({ tiles: 1, cost: 0, revenue: null, paid: null, trains: [] });
  expect(turnResult("UR", log, 4)).toMatchObject({ revenue: 70, paid: null });
});

test("steps before the present one are done", () => {
  const steps = stepsOf({ turn: { company: "UR", step: "run-trains", left: [] }, over: false });
  expect(steps.map(({ state }) => state)).toEqual(["done", "done", "done", "now", "later", "later"]);
  expect(stepsOf({ turn: null, over: false })).toEqual([]);
});
