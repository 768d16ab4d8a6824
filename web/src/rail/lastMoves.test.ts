import { expect, test } from "vitest";
import type { LogEntry } from "../lib/api";
import { lastMoves } from "./lastMoves";

const entry = (move: number, ...events: object[]): LogEntry => ({ n: move, kind: "act", move, undone: false, events }) as unknown as LogEntry;
const laid = (company: string, cell: string) => ({ type: "tile-laid", company, cell });
const ran = (company: string, ...cells: string[]) => ({ type: "route", company, cells });

test("the last run and the last tile of each company count", () => {
  const entries = [entry(1, laid("A", "B2")), entry(2, ran("A", "B2", "C3"), ran("A", "D4")), entry(3, laid("A", "E5"), laid("B", "F6")), entry(4, ran("A", "G7"))];
  const now = lastMoves(entries, null);
  expect([...now.tiles]).toEqual([["A", "E5"], ["B", "F6"]]);
  expect(now.routes.get("A")).toEqual([["G7"]]);
  const then = lastMoves(entries, 2);
  expect(then.tiles.get("A")).toBe("B2");
  expect(then.routes.get("A")).toEqual([["B2", "C3"], ["D4"]]);
});

test("what was taken back does not count", () => {
  expect(lastMoves([{ ...entry(1, laid("A", "B2")), undone: true }], null).tiles.size).toBe(0);
});
