import { expect, it } from "vitest";
import type { LogEntry } from "../../lib/api";
import { lastActs } from "./lastActs";

const entry = (move: number, ...events: object[]): LogEntry => ({ n: move, move, undone: false, events }) as unknown as LogEntry;
const bought = (player: string, company: string): object => ({ type: "share-bought", player, company });

it("the last purchase or sale of each player in the present round", () => {
  const entries = [
    entry(1, bought("@2", "LER")),
    entry(2, { type: "round-started" }),
    entry(3, bought("@0", "LER")),
    entry(4, { type: "shares-sold", player: "@1", company: "CBPR" }),
    entry(5, bought("@0", "WKR")),
  ];
  expect([...lastActs(entries)]).toEqual([["@0", "WKR"], ["@1", "−CBPR"]]);
  expect([...lastActs(entries, 3)]).toEqual([["@0", "LER"]]);
});

it("what was taken back is not told", () => {
  expect([...lastActs([{ ...entry(1, bought("@0", "LER")), undone: true }])]).toEqual([]);
});
