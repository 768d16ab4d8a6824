import { expect, it } from "vitest";
import type { LogEntry } from "../../../lib/api";
import { gulliverTurn } from "./steps";

const entry = (n: number, keys: string[], undone = false): LogEntry =>
  ({ n, kind: "act", seat: 0, time: 0, undone, messages: keys.map((key) => ({ key: `lilliput-log-${key}`, args: {} })) }) as unknown as LogEntry;

it("groups what Gulliver did by his steps and leaves out what came before and after", () => {
  const steps = gulliverTurn([
    entry(1, ["card", "gulliver-a-city", "tile"]),
    entry(2, ["cash", "gulliver-a-plain", "tile", "gulliver-b-no-city", "gulliver-e-only", "train-given", "phase", "route", "paid", "tile"]),
  ]);
  expect(steps.map((step) => [step.letter, step.done.map((message) => message.key.slice(13))])).toEqual([
    ["a", ["tile"]],
    ["b", []],
    ["e", ["train-given", "phase"]],
  ]);
});
it("forgets a turn that was taken back", () => {
  expect(gulliverTurn([entry(1, ["gulliver-a-city"]), entry(2, ["gulliver-a-none"], true)])[0]?.why.key).toBe("lilliput-log-gulliver-a-city");
  expect(gulliverTurn([])).toEqual([]);
});
