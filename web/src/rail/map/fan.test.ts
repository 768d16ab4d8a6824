import { describe, expect, test } from "vitest";
import { centre, SIDE, type Point } from "../shape";
import { hexRadius, itemSize, layFan, type Fan } from "./fan";

/** A map of pointy hexes as large as that of Bohemia, in its window on the desktop. */
const HEXES: Point[] = Array.from({ length: 10 }, (_, row) => Array.from({ length: 10 }, (_, n): Point => centre("pointy", 2 * n + (row % 2), row))).flat();
const WINDOW = { left: 6, top: 46, right: 858, bottom: 794 };
const BAR = [170, 44] as const;
const K = 0.9;

/** A hex of the map in pixels of the window. */
const placed = ([x, y]: Point): Point => [40 + x * K, 85 + y * K];
const all = HEXES.map(placed).filter(([x, y]) => x < WINDOW.right - 40 && y < WINDOW.bottom - 45);
/** Every second hex at the rim, and every sixth inside. */
const some = all.filter(([x, y], n) => n % 3 === 0 || x < 90 || x > 730 || y < 100 || y > 680).filter((_, n) => n % 2);

const gap = (point: Point, [x, y]: Point, [wide, high]: readonly [number, number]): number =>
  Math.hypot(Math.max(0, Math.abs(point[0] - x) - wide / 2), Math.max(0, Math.abs(point[1] - y) - high / 2));
const apart = (a: Point, b: Point, [wide, high]: readonly [number, number]): boolean => Math.abs(a[0] - b[0]) >= wide || Math.abs(a[1] - b[1]) >= high;

function faults(at: Point, home: Point | null, count: number): string[] {
  const fan: Fan = layFan({ at, k: K, window: WINDOW, home, spots: [], busy: all.slice(0, 12), count, bar: BAR });
  const found: string[] = [];
  if (fan.items.length !== count) found.push(`${fan.items.length} of ${count} placed`);
  const boxes = [...fan.items.map((item) => [item, fan.size] as const), [fan.bar, BAR] as const];
  for (const [[x, y], [wide, high]] of boxes)
    if (x - wide / 2 < WINDOW.left || x + wide / 2 > WINDOW.right || y - high / 2 < WINDOW.top || y + high / 2 > WINDOW.bottom) found.push("out of view");
  if (boxes.some(([item, size]) => gap(at, item, size) < SIDE * K)) found.push("covers the hex");
  if (home && boxes.some(([item, size]) => gap(home, item, size) < 0.86 * SIDE * K)) found.push("covers the home");
  if (fan.items.some((item, n) => fan.items.slice(0, n).some((other) => !apart(item, other, fan.size)))) found.push("tiles overlap");
  if (fan.items.some((item) => gap(item, fan.bar, BAR) < 20)) found.push("the bar covers a tile");
  return found;
}

// Many layouts each: they take their time on a busy machine.
describe("the fan", { timeout: 60_000 }, () => {
  test.each([0, 1, 2, 4, 5, 6, 8])("with %i tiles covers neither the hex nor the home and stays in view", (count) => {
    const wrong = some.flatMap((at, n) => {
      const near = all.filter((other) => other !== at && Math.hypot(other[0] - at[0], other[1] - at[1]) < 2 * SIDE * K);
      const home = n % 2 ? near[n % near.length]! : all[(n * 7 + 3) % all.length]!;
      return home === at ? [] : faults(at, home, count).map((fault) => `${at.join()} home ${home.join()}: ${fault}`);
    });
    expect(wrong).toEqual([]);
  });

  test("twelve tiles have places around every hex", () => {
    expect(some.flatMap((at) => faults(at, null, 12).map((fault) => `${at.join()}: ${fault}`))).toEqual([]);
  });

  test("up to five tiles are on one arc, more on two", () => {
    const at: Point = [430, 420];
    const arcs = (count: number): number[] => {
      const { items } = layFan({ at, k: K, window: WINDOW, home: null, spots: [], busy: [], count, bar: BAR });
      return [...new Set(items.map(([x, y]) => Math.round(Math.hypot(x - at[0], y - at[1]))))];
    };
    expect(arcs(5)).toHaveLength(1);
    expect(arcs(6)).toHaveLength(2);
    expect(Math.min(...arcs(12))).toBeGreaterThan(hexRadius(K) + itemSize(K)[0] / 2);
  });

  test("it opens where the map is free", () => {
    const at: Point = [430, 420];
    const east = [60, 120, 180].flatMap((x): Point[] => [-80, 0, 80].map((y) => [at[0] + x, at[1] + y]));
    const { items } = layFan({ at, k: K, window: WINDOW, home: null, spots: [], busy: east, count: 3, bar: BAR });
    expect(items.every(([x]) => x < at[0])).toBe(true);
  });

  test.each([2, 4, 6])("%i tiles leave other places to choose free and hang together, also at the rim", (count) => {
    const wrong = some.flatMap((at, n) => {
      const near = all.filter((other) => other !== at && Math.hypot(other[0] - at[0], other[1] - at[1]) < 4.2 * SIDE * K);
      const spots = near.filter((_, m) => (m + n) % 3 === 0).slice(0, 5);
      const { items, width, bands } = layFan({ at, k: K, window: WINDOW, home: spots[0] ?? null, spots, busy: [], count, bar: BAR });
      if (bands.length > 1) return [`${at.join()}: ${bands.length} pieces`];
      return spots.filter((spot) => items.some(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) < (SIDE * K + width) / 2)).map((spot) => `${at.join()}: ${spot.join()}`);
    });
    expect(wrong).toEqual([]);
  });

  test("the band under the tiles leaves the home free", () => {
    const at: Point = [430, 420];
    const home: Point = [430 + SIDE * Math.sqrt(3) * K, 420];
    const { bands, width } = layFan({ at, k: K, window: WINDOW, home, spots: [], busy: [], count: 5, bar: BAR });
    expect(bands.length).toBeGreaterThan(0);
    expect(width).toBeGreaterThan(itemSize(K)[1]);
  });
});
