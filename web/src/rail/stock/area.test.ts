import { expect, test } from "vitest";
import type { MarketView } from "../view";
import { occupied } from "./area";

const market = (places: readonly [number, number][]): MarketView =>
  ({ rows: 8, columns: 15, fields: places.map(([row, column]) => ({ row, column, markers: ["X"] })) }) as unknown as MarketView;

test("the area has a field more than the markers on each side", () => {
  expect(occupied(market([[2, 4], [4, 9]]), { columns: 6, rows: 3 })).toEqual({ top: 1, bottom: 5, left: 3, right: 10 });
});

test("it is as large as wanted, and does not leave the chart", () => {
  expect(occupied(market([[0, 14]]), { columns: 8, rows: 5 })).toEqual({ top: 0, bottom: 4, left: 7, right: 14 });
});

test("without markers it is the upper left corner", () => {
  expect(occupied(market([]), { columns: 8, rows: 5 })).toEqual({ top: 0, bottom: 4, left: 0, right: 7 });
});
