import { describe, expect, it } from "vitest";
import { chartOf, ranksOf, rankOf, signed, stepFor, toNext } from "./figures";

const LONDON = [90, 105, 120, 135, 150];

describe("the chart of my last games", () => {
  it("draws bars in proportion, from left to right", () => {
    const chart = chartOf([50, 100], 200, 100);
    expect(chart.bars.map((bar) => bar.height)).toEqual([50, 100]);
    expect(chart.bars[0]!.x).toBeLessThan(chart.bars[1]!.x);
    expect(chart.bars.every((bar) => bar.x >= 0 && bar.x + bar.width <= 200)).toBe(true);
    expect(chart.mean).toEqual({ y: 25, value: 75 });
    expect(chart.ticks.map((tick) => tick.value)).toEqual([0, 20, 40, 60, 80, 100]);
  });
  it("has no mean of one game, and bars of limited width", () => {
    const chart = chartOf([142], 600, 100);
    expect(chart.mean).toBeNull();
    expect(chart.bars[0]!.width).toBe(36);
    expect(chart.bars[0]!.x).toBe(282);
  });
  it("shows scores below zero", () => {
    const chart = chartOf([-50, 50], 100, 100);
    expect(chart.zero).toBe(50);
    expect(chart.bars.map(({ y, height }) => [y, height])).toEqual([[50, 41.666666666666664], [8.333333333333336, 41.666666666666664]].map(([y, h]) => [expect.closeTo(y!), expect.closeTo(h!)]));
  });
  it("is empty without games", () => {
    expect(chartOf([], 100, 100).bars).toEqual([]);
  });
  it("takes round steps", () => {
    expect([1, 5, 6, 11, 130, 2500, 9000].map(stepFor)).toEqual([1, 1, 2, 5, 50, 500, 2000]);
  });
});

describe("the scale of ranks", () => {
  it("lists all ranks with their results, the highest first", () => {
    const ranks = ranksOf(LONDON);
    expect(ranks.map((rank) => rank.number)).toEqual([5, 4, 3, 2, 1, 0]);
    expect(ranks[0]).toEqual({ number: 5, least: 151, most: null });
    expect(ranks[3]).toEqual({ number: 2, least: 106, most: 120 });
    expect(ranks[5]).toEqual({ number: 0, least: null, most: 90 });
  });
  it("tells the rank and how far the next one is", () => {
    expect([90, 91, 120, 150, 151].map((result) => rankOf(LONDON, result))).toEqual([0, 1, 2, 4, 5]);
    expect([90, 118, 120, 150, 151, 200].map((result) => toNext(LONDON, result))).toEqual([1, 3, 1, 1, null, null]);
    expect(toNext([-1001, -501, -1], -739)).toBe(239);
  });
  it("writes a true minus sign", () => {
    expect([signed(-5), signed(0), signed(7)]).toEqual(["−5", "0", "7"]);
  });
});
