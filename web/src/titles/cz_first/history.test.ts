import { expect, test } from "vitest";
import type { LogEntry, LogEvent } from "../../lib/api";
import { told } from "../../rail/run/history";
import { cashLines, csvOf, endingOf, incomeLines } from "./history";
import type { FirstView } from "./session.svelte";

const entry = (move: number, ...events: LogEvent[]): LogEntry => ({ n: move, kind: "act", seat: 0, messages: [], events, time: 0, tick: null, move, undone: false, program: false, bot: false, undoes: [] });
const log = [
  entry(1, { type: "round-began", round: 1, rounds: 10 }, { type: "earned", company: "BCB", revenue: 40, treasury: 90 }),
  entry(2, { type: "round-began", round: 2, rounds: 10 }),
  entry(3, { type: "end-triggered", company: "EKJ", cash: 20, price: 120 }),
];
const view = {
  order: ["BCB", "EKJ"],
  companies: [
    { id: "BCB", director: 1 },
    { id: "EKJ", director: 0 },
  ],
  players: [
    { seat: 0, total: 20 },
    { seat: 1, total: 130 },
  ],
  round: { number: 2 },
  wealth: [[80, 90]],
  over: false,
} as unknown as FirstView;
const nameOf = (company: string): string => company;

test("the early end has its company, reason and round, from then on", () => {
  expect(endingOf(log)).toMatchObject({ company: "EKJ", cash: 20, price: 120, round: 2 });
  expect(endingOf(log, 2)).toBeNull();
});

test("cash and income by rounds, companies in operating order", () => {
  expect(cashLines(view, nameOf)).toEqual([
    { name: "BCB", values: [90, 130], open: true },
    { name: "EKJ", values: [80, 20], open: true },
  ]);
  const income = incomeLines(view, told(log), nameOf);
  expect(income.map(({ values }) => values)).toEqual([[40, null], [null, null]]);
  const words = { round: "Round", cash: "Cash", income: "Income" };
  expect(csvOf(cashLines(view, nameOf), income, words)).toBe("Round,Cash BCB,Cash EKJ,Income BCB,Income EKJ\r\n1,90,80,40,\r\n2,130,20,,\r\n");
});
