import { expect, it } from "vitest";
import type { LogEntry } from "../../../lib/api";
import { gulliverTurn } from "./steps";

/** Events by type; `step a-city` is a step of Gulliver's. Every message says which event it belongs to. */
const entry = (n: number, types: string[], undone = false): LogEntry =>
  ({
    n,
    kind: "act",
    seat: 0,
    time: 0,
    undone,
    messages: types.map((type) => ({ key: type })),
    events: types.map((type) => (type.startsWith("step ") ? { type: "gulliver-step", why: type.slice(5) } : { type })),
  }) as unknown as LogEntry;

it("groups what Gulliver did by his steps and leaves out what came before and after", () => {
  const steps = gulliverTurn([
    entry(1, ["card-taken", "step a-city", "tile-laid"]),
    entry(2, ["cash-taken", "step a-plain", "tile-laid", "step b-no-city", "step e-only", "train-given", "phase", "route", "paid", "tile-laid"]),
  ]);
  expect(steps.map((step) => [step.letter, step.done.map((message) => message.key)])).toEqual([
    ["a", ["tile-laid"]],
    ["b", []],
    ["e", ["train-given", "phase"]],
  ]);
});
it("forgets a turn that was taken back", () => {
  expect(gulliverTurn([entry(1, ["step a-city"]), entry(2, ["step a-none"], true)])[0]?.why.key).toBe("step a-city");
  expect(gulliverTurn([])).toEqual([]);
});
