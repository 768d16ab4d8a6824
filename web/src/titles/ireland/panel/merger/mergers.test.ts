import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../../../lib/api";
import { countOf, refusedSets, votedBefore, votesOf, type SetView } from "./mergers";

const set = (companies: string, why = "", about = companies): SetView => ({ companies: companies.split(" "), why, about: about.split(" "), merged: null });

describe("sets that cannot be proposed", () => {
  it("are one line for a company that is joined to no other", () => {
    const sets = [set("A B"), set("A W", "not-joined"), set("B W", "not-joined"), set("A B W", "not-joined", "A W")];
    const lines = refusedSets(sets, [{ company: "W", cells: ["F16"] }]);
    expect(lines.map(({ companies, any, ends, sets }) => [companies, any, ends, sets.length])).toEqual([[["W"], true, ["F16"], 3]]);
  });
  it("are one line for a pair and every third company", () => {
    const sets = [set("A B", "same-cell"), set("A C", "shares"), set("A B C", "same-cell", "A B")];
    expect(refusedSets(sets, []).map(({ why, companies, sets }) => [why, companies.join(), sets.length])).toEqual([
      ["same-cell", "A,B", 2],
      ["shares", "A,C", 1],
    ]);
  });
  it("are one line where many have the same reason, and in the order of the reasons", () => {
    const sets = [set("A B", "pool"), set("A C", "none-yours"), set("B C", "none-yours"), set("C D", "none-yours")];
    expect(refusedSets(sets, []).map(({ why, sets }) => [why, sets.length])).toEqual([
      ["none-yours", 3],
      ["pool", 1],
    ]);
  });
  it("are one line without a ten-share company, and none that was voted on", () => {
    expect(refusedSets([set("A B", "no-ten"), set("A C", "no-ten")], []).map(({ sets }) => sets.length)).toEqual([2]);
    expect(refusedSets([set("A B", "voted")], [])).toEqual([]);
  });
});

it("the log tells the votes of the present round only", () => {
  const entry = (events: object[], move: number): LogEntry => ({ n: move, move, events }) as unknown as LogEntry;
  const proposed = { type: "merger-proposed", player: "@1", companies: ["A", "B"], price: 64 };
  const decided = { type: "merger-decided", result: "rejected", ayes: 2, noes: 6 };
  const entries = [entry([{ type: "round-started" }, proposed], 1), entry([decided], 2), entry([{ type: "round-started" }, proposed], 3), entry([decided], 4)];
  expect(votedBefore(entries)).toEqual([{ player: "@1", companies: ["A", "B"], ayes: 2, noes: 6, result: "rejected" }]);
  expect(votedBefore(entries, 3)).toEqual([]);
});

it("votes of the pool are known, equal prices do not vote", () => {
  const pool = [
    { company: "A", votes: 1, how: "for" as const },
    { company: "B", votes: 2, how: "abstain" as const },
  ];
  const votes = votesOf({ voters: [{ seat: 3, votes: 3, accept: true }, { seat: 0, votes: 1, accept: null }], pool }, 0, { name: (seat) => `P${seat}`, pool: "Pool" });
  expect(votes.map(({ key, how, mine }) => [key, how, !!mine])).toEqual([["@3", "for", false], ["@0", "open", true], ["pool-for", "for", false]]);
  expect(countOf(votes)).toEqual({ ayes: 4, noes: 0, open: 1, mine: 1 });
});
