import { expect, test } from "vitest";
import { keepEqual } from "./keep";

const before = { at: 1, cells: [{ cell: "A1", tile: "57", stops: [{ stations: ["X"] }] }, { cell: "C3", tile: "8", stops: [] }], order: ["X", "Y"], bank: null };
const copy = (): typeof before => structuredClone(before);

test("what is equal stays the same object", () => {
  expect(keepEqual(before, copy())).toBe(before);
  const next = keepEqual(before, { ...copy(), at: 2 });
  expect(next).toEqual({ ...before, at: 2 });
  expect(next.cells).toBe(before.cells);
  expect(next.order).toBe(before.order);
});

test("what differs is new, beside what is kept", () => {
  const wanted = copy();
  wanted.cells[0]!.tile = "14";
  const next = keepEqual(before, wanted);
  expect(next.cells[0]).not.toBe(before.cells[0]);
  expect(next.cells[0]!.stops).toBe(before.cells[0]!.stops);
  expect(next.cells[1]).toBe(before.cells[1]);
});

test("cells are known by their names when another comes before them", () => {
  const wanted = copy();
  wanted.cells.splice(1, 0, { cell: "B2", tile: "9", stops: [] });
  const next = keepEqual(before, wanted);
  expect(next.cells.map(({ cell }) => cell)).toEqual(["A1", "B2", "C3"]);
  expect(next.cells[2]).toBe(before.cells[1]);
});

test("longer, shorter and other kinds are not taken for equal", () => {
  expect(keepEqual(before, { ...copy(), order: ["X"] }).order).toEqual(["X"]);
  expect(keepEqual<unknown>([1, 2], { 0: 1, 1: 2 })).toEqual({ 0: 1, 1: 2 });
  expect(keepEqual<unknown>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(keepEqual<unknown>({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(keepEqual<unknown>(null, { a: 1 })).toEqual({ a: 1 });
});
