import { expect, test } from "vitest";
import type { LogEntry } from "../../../../lib/api";
import { bidsFor } from "./bids";

const entry = (player: string, what: string, price: number, undone = false): LogEntry => ({ undone, events: [{ type: "bid-made", player, what, price }] }) as unknown as LogEntry;

test("the last bid of each player counts, and what was taken back does not", () => {
  const entries = [entry("@0", "LER", 200), entry("@1", "LER", 205), entry("@0", "LER", 210), entry("@1", "LER", 300, true), entry("@2", "UR", 100)];
  expect([...bidsFor(entries, "LER")]).toEqual([[0, 210], [1, 205]]);
});
