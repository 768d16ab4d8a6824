import { expect, it } from "vitest";
import type { LogEntry, LogEvent, Message } from "../lib/api";
import { inPieces } from "./pieces";

const round = (number: number): Message => ({ key: "core-tick-round", args: { number } });
const setup: Message = { key: "core-tick-setup" };
let n = 0;
const entry = (tick: Message | null, ...types: string[]): LogEntry => ({
  n: n++,
  kind: "act",
  seat: 0,
  messages: types.map((type) => ({ key: type })),
  events: types.filter((type) => type !== "seat").map((type) => ({ type }) as unknown as LogEvent),
  time: 0,
  tick,
  undone: false,
  program: false,
  bot: false,
  undoes: [],
});
const told = (entries: LogEntry[]) =>
  inPieces(entries, [], (event) => event.type === "started").map(({ pieces }) => pieces.map(({ head, said }) => [head?.key, ...said.map(({ message }) => message.key)]));

it("a heading appears where the tick changes, once", () => {
  expect(told([entry(setup), entry(setup, "drafted"), entry(round(1), "cash-taken"), entry(null, "seat"), entry(round(1), "phase")])).toEqual([
    [["core-tick-setup"]],
    [[undefined, "drafted"]],
    [["core-tick-round", "cash-taken"]],
    [[undefined, "seat"]],
    [[undefined, "phase"]],
  ]);
});

it("the line of the event that begins a round is the heading; what comes before belongs to the round before", () => {
  expect(told([entry(round(1), "phase"), entry(round(2), "paid", "started", "cash-taken"), entry(round(2), "rusted")])).toEqual([
    [["core-tick-round", "phase"]],
    [[undefined, "paid"], ["started", "cash-taken"]],
    [[undefined, "rusted"]],
  ]);
});

it("rounds with the same key are told apart", () => {
  expect(told([entry(round(1), "phase"), entry(round(2), "phase")]).map(([piece]) => piece![0])).toEqual(["core-tick-round", "core-tick-round"]);
});

it("an entry is split where a scene begins, and lines keep their events", () => {
  const one = entry(round(1), "phase", "route", "paid");
  const [{ pieces }] = inPieces([one], [{ entry: one.n, at: 1, label: "runs" }]) as [ReturnType<typeof inPieces>[number]];
  expect(pieces.map(({ scene, said }) => [scene?.label, ...said.map(({ event }) => event?.type)])).toEqual([
    [undefined, "phase"],
    ["runs", "route", "paid"],
  ]);
});
