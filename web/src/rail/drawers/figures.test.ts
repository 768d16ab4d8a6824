import { expect, test } from "vitest";
import type { KindView } from "../view";
import type { PlayerView, RailView } from "../view";
import { csv, decided, figure, holders, letters, losses, spread, ticks, wealthOf } from "./figures";

const player = (seat: number, more: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  cash: 30,
  shares: {},
  companies: [],
  certificates: 0,
  parts: { cash: 30, shares: 0, directors: 0, copies: 20 },
  total: 50,
  place: 1,
  ...more,
});
const train = (kind: string, obsolete = false) => ({ kind, obsolete });
const company = (id: string, trains: { kind: string; obsolete: boolean }[], director = 0) =>
  ({ id, trains, director, shares: { bank: [10] } }) as unknown as RailView["companies"][number];
const view = (more: Partial<RailView>): RailView =>
  ({ players: [player(0), player(1)], companies: [], wealth: [], ...more }) as RailView;

test("a file for spreadsheets quotes what needs it", () => {
  expect(csv([["name", "cash"], ['Ann "A", Jr.', 30]])).toBe('name,cash\r\n"Ann ""A"", Jr.",30\r\n');
});

test("an axis has round numbers and covers the values", () => {
  expect(ticks(0, 730)).toEqual([0, 200, 400, 600, 800]);
  expect(ticks(50, 60)).toEqual([50, 55, 60]);
  expect(ticks(0, 0)).toEqual([0, 1]);
});

test("labels move apart and stay inside", () => {
  expect(spread([10, 12, 80], 14, 90)).toEqual([10, 24, 80]);
  expect(spread([88, 90, 89], 14, 90)).toEqual([62, 90, 76]);
});

test("names are told apart by as few letters as possible", () => {
  expect(letters(["Ann", "Bob"])).toEqual(["A", "B"]);
  expect(letters(["Ann", "Alice"])).toEqual(["AN", "AL"]);
  expect(letters(["Player 1", "Player 2"])).toEqual(["1", "2"]);
});

test("the first 5 takes the 2s, and trains over its limit; the 4D then finds fewer", () => {
  const kind = (id: string, company: number, more: Partial<KindView>) =>
    ({ id, started: false, rusts: [], obsolete: [], flips: [], phase: { limits: { company } }, ...more }) as unknown as KindView;
  const kinds = [kind("4", 3, { started: true, obsolete: ["2"] }), kind("5", 2, { rusts: ["2"] }), kind("4D", 2, { rusts: ["3"], obsolete: ["4"] })];
  const seen = view({
    depot: { kinds } as unknown as RailView["depot"],
    order: ["MR", "SR"],
    companies: [company("MR", [train("2", true), train("2", true), train("3"), train("4"), train("4")]), company("SR", [train("3")], 1)],
  });
  expect([...losses(seen)]).toEqual([
    ["5", [{ company: "MR", director: 0, rust: 2, obsolete: 0, over: 1 }]],
    [
      "4D",
      [
        { company: "MR", director: 0, rust: 0, obsolete: 2, over: 0 },
        { company: "SR", director: 1, rust: 1, obsolete: 0, over: 0 },
      ],
    ],
  ]);
});

test("shares lie with players, the rest in the bank", () => {
  const seen = view({ players: [player(0), player(1, { shares: { MR: [10, 10] } })], companies: [company("MR", [])] });
  expect(holders(seen.players, seen.companies[0]!)).toEqual([1, 1, null]);
});

test("wealth ends with the present, until the game is over", () => {
  const wealth = [[300, 310]];
  expect(wealthOf(view({ wealth, over: false }), player(0))).toEqual([300, 50]);
  expect(wealthOf(view({ wealth, over: true }), player(1))).toEqual([310]);
});

test("a director's certificate counts five shares in the matrix", () => {
  expect(figure(player(0, { shares: { MR: [50, 10] }, companies: ["MR"] }), "company:MR")).toBe(6);
});

test("what decided is the part with the largest lead", () => {
  const winner = player(0, { parts: { cash: 10, shares: 200 } });
  expect(decided(winner, player(1, { parts: { cash: 50, shares: 120 } }))).toEqual({ part: "shares", by: 80 });
});
