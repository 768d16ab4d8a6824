import { expect, test, vi } from "vitest";
import type { LogEntry, LogEvent, TableView } from "../../lib/api";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("document", { addEventListener: () => undefined });
const { bannerOf } = await import("./banner");
const { seenMoves } = await import("./marks");
const { Announcer, lossesOf } = await import("../../seen/announcer.svelte");

const entry = (n: number, events: LogEvent[], more: Partial<LogEntry> = {}): LogEntry =>
  ({ n, kind: "act", seat: 1, move: n, undone: false, events, messages: events.map((event) => ({ key: event.type })), ...more }) as unknown as LogEntry;
const own = { companies: ["BCB"], seats: [0] };
const phase = { type: "phase", phase: "3", train: "4", colour: "green", limit: 3 } as LogEvent;
const rusted = (owners: string[], obsolete = false): LogEvent => ({ type: "rusted", train: "2", owners, obsolete }) as LogEvent;
const told = (...events: LogEvent[]) => bannerOf(entry(1, events), own);

test("a banner says what happened, and marks one's own losses", () => {
  const bought = { type: "train-bought", company: "EKJ" } as LogEvent;
  expect(told(bought)).toBeNull();
  const found = told(bought, phase, rusted(["EKJ", "BCB", "BCB"]))!;
  expect(found.lines.map(({ message, own }) => [message.key, own])).toEqual([["phase", false], ["rusted", true]]);
  expect(found.losers).toEqual(["EKJ", "BCB"]);
  expect(told(rusted(["EKJ"], true))!.lines[0]!.own).toBe(false);
});

test.each([
  [{ type: "director-changed", company: "DKR", player: "@1", before: "@0" }, true],
  [{ type: "director-changed", company: "DKR", player: "@0", before: "@1" }, false],
  [{ type: "company-closed", company: "BCB", why: "price" }, true],
  [{ type: "shares-lost", company: "DKR", holders: [["@2", 40], ["@0", 20]], treasury: 30 }, true],
  [{ type: "shares-lost", company: "DKR", holders: [["@2", 40]], treasury: 30 }, false],
  [{ type: "merged", companies: ["BCB", "DKR"], company: "MGWR", director: "@1" }, true],
  [{ type: "went-bankrupt", player: "@2", company: "DKR", cash: 5 }, false],
  [{ type: "end-near", why: "bank", company: "" }, false],
  [{ type: "end-triggered", company: "BCB", cash: 5, price: 80 }, true],
  [{ type: "flipped", train: "2H", back: "1H'", owners: ["BCB"] }, true],
  [{ type: "started", round: 9, rounds: 9 }, false],
  [{ type: "round-began", round: 10, rounds: 10 }, false],
])("%j has a banner; own: %s", (event, mine) => {
  expect(told(event as unknown as LogEvent)!.lines).toEqual([{ message: { key: event.type }, own: mine }]);
});

test("an earlier round, yellow tiles as from the start, and what was taken back, have none", () => {
  expect(told({ ...phase, colour: "yellow" } as LogEvent)).toBeNull();
  expect(told({ type: "round-began", round: 3, rounds: 10 } as LogEvent)).toBeNull();
  expect(bannerOf(entry(1, [phase], { undone: true }), own)).toBeNull();
});

test("losses are told where both runs are known", () => {
  const [before, after] = [new Map([["MR", 200], ["SR", 50], ["TR", 30]]), new Map([["MR", 150], ["SR", 60]])];
  expect(lossesOf(["MR", "SR", "TR"], before, after)).toEqual([["MR", 50]]);
});

function announcing() {
  const table = { entries: [entry(1, [phase])], now: { moves: 1 }, mine: [0], oldNews: 1 };
  const announcer = new Announcer(table as never, null, { banner: (_: unknown, one: LogEntry) => bannerOf(one, own), mark: () => undefined, group: () => "" });
  const hear = (entries: LogEntry[], moves: number, earnings: [string, number][] | null): void => {
    Object.assign(table, { entries, now: { moves } });
    announcer.hear(earnings && new Map(earnings));
  };
  return { announcer, hear, old: table.entries };
}

test("old news have no banner; a new one tells the loss once it is computed, until one goes on playing", () => {
  const { announcer, hear, old } = announcing();
  hear(old, 1, [["BCB", 120], ["EKJ", 80]]);
  expect(announcer.banner).toBeNull();
  const now = [...old, entry(2, [phase, rusted(["BCB"])])];
  hear(now, 2, null);
  expect(announcer.banner?.lines).toHaveLength(2);
  expect(announcer.losses).toEqual([]);
  hear(now, 2, [["BCB", 70], ["EKJ", 60]]);
  expect(announcer.losses).toEqual([["BCB", 50]]);
  hear([...now, entry(3, [])], 3, null);
  expect(announcer.banner).not.toBeNull();
  hear([...now, entry(3, []), entry(4, [], { seat: 0 })], 4, null);
  expect(announcer.banner).toBeNull();
});

test("no amount is claimed if other moves came between, and a banner goes with what was taken back", () => {
  const { announcer, hear, old } = announcing();
  hear(old, 1, [["BCB", 120]]);
  const now = [...old, entry(2, []), entry(3, [rusted(["BCB"])])];
  hear(now, 3, null);
  hear(now, 3, [["BCB", 70]]);
  expect(announcer.losses).toEqual([]);
  expect(announcer.banner?.entry).toBe(3);
  hear(now.map((one) => (one.n === 3 ? { ...one, undone: true } : one)), 2, null);
  expect(announcer.banner).toBeNull();
});

test("map, market and purse show what moves changed", () => {
  const view = (cash: number[], companies: [string, number, number][]): TableView =>
    ({ view: { players: cash.map((one, seat) => ({ seat, cash: one })), companies: companies.map(([id, treasury, price]) => ({ id, treasury, price })) } }) as unknown as TableView;
  const entries = [
    entry(1, [{ type: "tile-laid", company: "MR", cell: "N1" } as LogEvent, { type: "station-placed", company: "MR", cell: "N1", stop: 0 } as LogEvent]),
    entry(2, [{ type: "route", company: "MR", cells: ["C", "N1"] } as unknown as LogEvent]),
  ];
  const seen = seenMoves(entries, view([50, 20], [["MR", 100, 60], ["SR", 10, 0]]), view([75, 20], [["MR", 80, 66], ["SR", 10, 55]]), false);
  expect(seen).toMatchObject({ company: "MR", tiles: [{ cell: "N1", company: "MR" }], stations: [{ cell: "N1", stop: 0, company: "MR" }], routes: [{ id: "MR 1", cells: ["C", "N1"] }] });
  expect([[...seen.purses], [...seen.treasuries], [...seen.prices]]).toEqual([[[0, 25]], [["MR", -20]], [["MR", [60, 66]]]]);
  expect(seen.lines).toHaveLength(2);
});
