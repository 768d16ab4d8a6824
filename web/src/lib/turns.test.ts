import { expect, test } from "vitest";
import { stepTo, turnStarts } from "./turns";

const act = (move: number | null, seat: number) => ({ kind: "act" as const, seat, move, undone: move === null });

test("turns begin where another seat acts, and where the server says so", () => {
  expect(turnStarts([5], [act(1, 0), act(2, 0), act(3, 1), act(null, 2), act(4, 1), act(5, 1), act(6, 1)])).toEqual([0, 2, 5]);
});

test("one goes back to the start of the part, then to the one before, and forward to the next start or the end", () => {
  const starts = [0, 4, 9];
  expect([6, 4, 2, 0].map((at) => stepTo(starts, at, -1, 12))).toEqual([4, 0, 0, 0]);
  expect([0, 4, 6, 9, 11].map((at) => stepTo(starts, at, 1, 12))).toEqual([4, 9, 9, 12, 12]);
});
