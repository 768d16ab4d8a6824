/** Where the tiles of a fan go: on arcs around the chosen hex, on its free side. Geometry only, in pixels of the window. */
import type { Box } from "../camera.svelte";
import { SIDE, type Point } from "../shape";

/** The size of the tiles as a share of those on the map. */
const TILE = 0.7;
/** The height of the words under a tile. */
export const WORDS = 19;
/** Tiles on the first arc; with more there is another one. */
const FIRST_ARC = 5;
const ARCS = 4;
const GAP = 4;
/** The way around a hex that an arc may take, in degrees. */
const MOST_TURN = 290;

export interface Around {
  /** The middle of the chosen hex, and pixels per unit of the map. */
  at: Point;
  k: number;
  /** Where the fan may be. */
  window: Box;
  /** The middle of a hex that must stay free: the company's home. */
  home: Point | null;
  /** The middles of hexes that had better stay free: other places to choose, and track. */
  spots: readonly Point[];
  busy: readonly Point[];
  /** The number of tiles. */
  count: number;
  /** The size of the bar with the buttons. */
  bar: readonly [number, number];
}
export interface Fan {
  /** The size of a tile with its words. */
  size: readonly [number, number];
  /** The middle of each. */
  items: Point[];
  /** Paths through tiles side by side, and the width of the band under them. */
  bands: string[];
  width: number;
  /** The middle of the bar. */
  bar: Point;
}
interface Item {
  at: Point;
  arc: number;
  angle: number;
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const within = ([x, y]: Point, [wide, high]: readonly [number, number], box: Box): boolean =>
  x - wide / 2 >= box.left && x + wide / 2 <= box.right && y - high / 2 >= box.top && y + high / 2 <= box.bottom;
/** The distance of a point from a rectangle. */
const beside = (point: Point, [x, y]: Point, [wide, high]: readonly [number, number]): number =>
  Math.hypot(Math.max(0, Math.abs(point[0] - x) - wide / 2), Math.max(0, Math.abs(point[1] - y) - high / 2));

/** The radius of a hex that is kept free, with a margin. */
export const hexRadius = (k: number): number => SIDE * k + 2;

/** The size of a tile with its words; words need some width, however small the tiles are. */
export const itemSize = (k: number): readonly [number, number] => [Math.max(TILE * SIDE * Math.sqrt(3) * k + 6, 62), Math.max(TILE * SIDE * 2 * k, 36) + WORDS];

/** What it costs to cover a place to choose or track, to be in several pieces, and to be on an arc further away. */
const [SPOT, TRACK, PIECE, FURTHER] = [30, 6, 15, 4] as const;

/** Lay out a fan. Every start and both ways round are tried, around other places to choose or over them; the least of
 *  what is on the map gets covered. */
export function layFan(around: Around): Fan {
  const size = itemSize(around.k);
  const width = size[1] + 8;
  const tried: { items: Item[]; cost: number }[] = [];
  for (let start = 0; start < 360; start += 20) {
    for (const [way, over] of [[1, false], [-1, false], [1, true], [-1, true]] as const) {
      if (!over && !around.spots.length) continue;
      const items = sweep(around, size, start, way, over ? [] : around.spots);
      const covered = (hexes: readonly Point[]): number => hexes.filter((hex) => items.some((item) => far(item.at, hex) < (SIDE * around.k + width) / 2)).length;
      const covers = covered(around.spots) * SPOT + covered(around.busy) * TRACK + items.reduce((sum, item) => sum + item.arc, 0) * FURTHER;
      const turn = items.length > 1 ? Math.abs(items.at(-1)!.angle - items[0]!.angle) : 0;
      // Rather one whole arc than several pieces, even if it covers a little more.
      const pieces = bandsOf(around, items, width).length - (around.count > FIRST_ARC ? 2 : 1);
      tried.push({ items, cost: (around.count - items.length) * 1000 + covers + Math.max(0, pieces) * PIECE + turn / 30 });
    }
  }
  tried.sort((a, b) => a.cost - b.cost);
  let best = { items: tried[0]!.items, bar: around.at, cost: Infinity };
  for (const { items, cost } of tried) {
    if (cost >= best.cost) break;
    const [bar, hidden] = barAt(around, items, width);
    if (cost + hidden * 100 < best.cost) best = { items, bar, cost: cost + hidden * 100 };
  }
  const { items, bar } = best;
  return { size, items: items.map((item) => item.at), bands: bandsOf(around, items, width), width, bar };
}

/** The distance of an arc from the middle of the hex. */
function radius(k: number, [wide, high]: readonly [number, number], arc: number): number {
  return hexRadius(k) + Math.hypot(wide, high) / 2 + arc * (high + 8);
}

/** Place tiles one after the other wherever there is room, clear of the home and of these hexes. */
function sweep({ at, k, window, home, count }: Around, size: readonly [number, number], start: number, way: number, spots: readonly Point[]): Item[] {
  const items: Item[] = [];
  const [wide, high] = size;
  const clear = 0.9 * SIDE * k + (high + 8) / 2;
  for (let arc = 0; arc < ARCS && items.length < count; arc++) {
    const r = radius(k, size, arc);
    // Beside the hex there is little room between other places; further away there is enough.
    const apart = (arc ? 0.85 : 0.5) * SIDE * k + (high + 8) / 2;
    const most = arc ? Infinity : FIRST_ARC;
    for (let turn = 0, here = 0; turn < MOST_TURN && here < most && items.length < count; turn += 3) {
      const angle = start + way * turn;
      const place: Point = [at[0] + r * Math.cos(rad(angle)), at[1] + r * Math.sin(rad(angle))];
      const free =
        within(place, size, window) &&
        spots.every((hex) => far(place, hex) >= apart) &&
        (!home || (far(place, home) >= clear && beside(home, place, size) >= 0.9 * SIDE * k)) &&
        items.every((item) => Math.abs(item.at[0] - place[0]) >= wide + GAP || Math.abs(item.at[1] - place[1]) >= high + GAP);
      if (!free) continue;
      items.push({ at: place, arc, angle });
      here++;
    }
  }
  return items;
}

/** The bar goes next to the hex, clear of the tiles, rather below; also how much it hides if there is no such place. */
function barAt({ at, k, window, home, spots, bar }: Around, items: readonly Item[], width: number): [Point, number] {
  let best: Point = at;
  let least = Infinity;
  for (const gap of [4, 40, 90, 150, 220]) {
    for (let angle = 0; angle < 360; angle += 10) {
      const [cos, sin] = [Math.cos(rad(angle)), Math.sin(rad(angle))];
      const r = hexRadius(k) + gap + (Math.abs(cos) * bar[0] + Math.abs(sin) * bar[1]) / 2;
      const place: Point = [at[0] + r * cos, at[1] + r * sin];
      const hides =
        (within(place, bar, window) ? 0 : 4) +
        (home && beside(home, place, bar) < 0.87 * SIDE * k ? 4 : 0) +
        items.filter((item) => beside(item.at, place, bar) < width / 2).length;
      const over = spots.filter((hex) => beside(hex, place, bar) < 0.4 * SIDE * k).length;
      const cost = hides * 10 + Math.min(6, 2 * over) + gap / 100 + (1 - sin) / 10;
      if (cost < least) [best, least] = [place, cost];
    }
  }
  return [best, Math.floor(least / 10)];
}

/** Arcs through neighbouring tiles; a gap where the band would cover the home or a place to choose, or leave the window. */
function bandsOf({ at, k, home, spots, window }: Around, items: readonly Item[], width: number): string[] {
  const size = itemSize(k);
  const bands: string[] = [];
  const clear = 0.87 * SIDE * k + width / 2;
  const free = (place: Point): boolean =>
    (!home || far(place, home) >= clear) && spots.every((hex) => far(place, hex) >= (0.9 * SIDE * k + width) / 2) && within(place, [width - 10, width - 10], window);
  items.forEach((item, n) => {
    const before = items[n - 1];
    const r = radius(k, size, item.arc);
    const joined =
      before?.arc === item.arc &&
      Math.abs(item.angle - before.angle) < 100 &&
      Array.from({ length: 11 }, (_, step) => rad(before.angle + ((item.angle - before.angle) * step) / 10)).every(
        (angle) => free([at[0] + r * Math.cos(angle), at[1] + r * Math.sin(angle)]),
      );
    const end = item.at.map((value) => value.toFixed(1)).join(" ");
    if (joined) bands[bands.length - 1] += `A${r.toFixed(1)} ${r.toFixed(1)} 0 0 ${item.angle > before.angle ? 1 : 0} ${end}`;
    else bands.push(`M${end}l.01 0`);
  });
  return bands;
}
