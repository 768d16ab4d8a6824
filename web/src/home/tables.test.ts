import { describe, expect, it } from "vitest";
import type { TableSummary } from "../lib/api";
import { resultOf, when } from "./tables";

const NOW = Date.UTC(2026, 10, 18, 12) / 1000;
const table = (more: Partial<TableSummary>): TableSummary =>
  ({ title: "london", mine: [0], totals: null, places: null, rank: null, ended: null, ...more }) as TableSummary;

describe("when a table changed", () => {
  it("is told as time ago for a week, then as a date", () => {
    expect(when(NOW - 120, "en", NOW)).toBe("2 min ago");
    expect(when(NOW - 5 * 3600, "en", NOW)).toBe("5 hr ago");
    expect(when(NOW - 86400, "en", NOW)).toBe("yesterday");
    expect(when(NOW - 10 * 86400, "en", NOW)).toBe("8 Nov");
    expect(when(NOW - 400 * 86400, "en", NOW)).toBe("14 Oct 2025");
  });
});

describe("how a finished game ended", () => {
  it("tells victory, place and scores", () => {
    expect(resultOf(table({ totals: [98, 112], places: [2, 1] }))).toEqual({ key: "page-tables-place", args: { place: 2, players: 2, totals: "112\u00a0:\u00a098" } });
    expect(resultOf(table({ totals: [98, 112], places: [2, 1], mine: [1] }))).toEqual({ key: "page-tables-won", args: { totals: "112\u00a0:\u00a098" } });
    expect(resultOf(table({ totals: [1, 2, 3, 4], places: [4, 3, 2, 1], mine: [2] })).args).toEqual({ place: 2, players: 4, totals: "3" });
  });
  it("tells the rank of a solo game", () => {
    expect(resultOf(table({ totals: [118], places: [1], rank: 2 }))).toEqual({ key: "page-tables-rank", args: { total: 118, title: "london", rank: 2 } });
  });
  it("tells scores alone where nobody in particular won", () => {
    expect(resultOf(table({ totals: [98, 112], places: [2, 1], mine: [0, 1] }))).toEqual({ key: "page-home-over-with", args: { totals: "112\u00a0:\u00a098" } });
    expect(resultOf(table({ totals: [98, 112], places: null, ended: "agreed" })).key).toBe("page-tables-early");
    expect(resultOf(table({})).key).toBe("page-home-over");
  });
});
