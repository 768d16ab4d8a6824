import { expect, it } from "vitest";
import type { LogEntry } from "../../../lib/api";
import { cellsOf, columnsOf, courseOf, operatingRounds, sumOf } from "./course";

const entry = (move: number, ...events: object[]): LogEntry => ({ n: move, move, events, undone: false }) as unknown as LogEntry;
const round = (kind: string, number: number, part = 0): object => ({ type: "round-started", kind, number, part });
const paid = (company: string, revenue: number): object => ({ type: "paid", company, revenue });
const ENTRIES = [
  entry(1, round("stock", 1)),
  entry(2, round("operating", 1, 1)),
  entry(3, { type: "route", company: "A", cells: ["B2"], stops: [] }, paid("A", 40), { type: "income", player: "@0", company: "A", amount: 16 }),
  entry(4, { type: "withheld", company: "B", revenue: 20 }, { type: "phase", phase: "4", train: "4H", colour: "green" }, round("merger", 1)),
  entry(5, { type: "merged", companies: ["A", "B"], company: "M" }, { type: "company-removed", company: "C" }, round("operating", 2, 1)),
  entry(6, paid("M", 70), { type: "withheld", company: "D", revenue: 0 }),
];

it("runs stand in their rounds with what became of the money", () => {
  const [first, second] = operatingRounds(courseOf(ENTRIES));
  expect([...first!.runs.values()].map(({ company, revenue, how, at }) => [company, revenue, how, at])).toEqual([
    ["A", 40, "paid", 3],
    ["B", 20, "withheld", 4],
  ]);
  expect(first!.runs.get("A")!.routes.map(({ cells }) => cells)).toEqual([["B2"]]);
  expect([first!.phase, first!.colour, first!.first, first!.at, sumOf(first!)]).toEqual(["4", "green", ["4H"], 4, 60]);
  expect([second!.runs.get("D")!.how, second!.at]).toEqual(["none", null]);
  expect(first!.incomes.get("@0")).toBe(16);
});

it("merged companies stand under the one they became", () => {
  const course = courseOf(ENTRIES);
  const columns = columnsOf(course, ["M", "D"]);
  expect(columns.map(({ company, from }) => [company, from.join()])).toEqual([["M", "A,B"], ["D", ""]]);
  expect(cellsOf(columns[0]!, 0).map(({ company }) => company)).toEqual(["A", "B"]);
  expect(cellsOf(columns[0]!, 1)).toEqual([{ company: "M", span: 2 }]);
  expect(course.fates.get("A")).toMatchObject({ kind: "merged", into: "M" });
  expect(course.fates.get("C")).toMatchObject({ kind: "removed", round: { kind: "merger" } });
});

it("a position in the past knows only what was before it", () => {
  expect(columnsOf(courseOf(ENTRIES, 3), ["A", "B"]).map(({ company }) => company)).toEqual(["A", "B"]);
});
