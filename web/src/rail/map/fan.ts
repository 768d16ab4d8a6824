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
/** Tiles hang together if their middles are not further apart than this many heights. */
const NEAR = 1.6;
/** The way around a hex that an arc may take, in degrees. */
const [HALF_TURN, MOST_TURN] = [170, 290] as const;

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

/** What it costs to cover a place to choose or track, to be in several pieces, to be on an arc further away, and to have
 *  the bar away from the hex or where it hides something. */
const [SPOT, TRACK, PIECE, FURTHER, AWAY, HIDDEN] = [30, 3, 40, 4, 0.1, 100] as const;

/** How tiles are placed: on arcs from this one on, around other places to choose or over them, each next to another or
 *  wherever there is room. */
interface Manner {
  from: number;
  over: boolean;
  together: boolean;
  /** How far around the hex an arc goes, in degrees. */
  turn: number;
}
/** The manners to try, those of the next group only if no manner of the ones before has room for every tile. */
const MANNERS: readonly (readonly Manner[])[] = [
  [...[0, 1, 2].map((from) => ({ from, over: false, together: true, turn: HALF_TURN })), { from: 0, over: false, together: true, turn: MOST_TURN }],
  [{ from: 0, over: false, together: false, turn: MOST_TURN }],
  [{ from: 0, over: true, together: true, turn: MOST_TURN }],
];

/** Lay out a fan. Every start and both ways round are tried; the least of what is on the map gets covered. */
export function layFan(around: Around): Fan {
  const size = itemSize(around.k);
  const width = size[1] + 8;
  const tried: { items: Item[]; cost: number }[] = around.count ? [] : [{ items: [], cost: 0 }];
  for (const manners of MANNERS) {
    if (tried.some(({ items }) => items.length === around.count)) break;
    for (const manner of manners) for (let start = 0; start < 360; start += 20) for (const way of [1, -1]) {
      const items = sweep(around, size, start, way, manner);
      const covered = (hexes: readonly Point[]): number => hexes.filter((hex) => items.some((item) => far(item.at, hex) < (SIDE * around.k + width) / 2)).length;
      const covers = covered(around.spots) * SPOT + covered(around.busy) * TRACK + items.reduce((sum, item) => sum + item.arc, 0) * FURTHER;
      const angles = items.map((item) => item.angle);
      const turn = items.length > 1 ? Math.max(...angles) - Math.min(...angles) : 0;
      tried.push({ items, cost: (around.count - items.length) * 1000 + covers + turn / 20 });
    }
  }
  tried.sort((a, b) => a.cost - b.cost);
  let best = { items: tried[0]!.items, bands: [] as string[], bar: around.at, cost: Infinity };
  for (const { items, cost } of tried) {
    if (cost >= best.cost) break;
    const bands = bandsOf(around, items, width);
    // Rather one piece than several, even if it covers more track.
    const whole = cost + Math.max(0, bands.length - 1) * PIECE;
    if (whole >= best.cost) continue;
    const [bar, more] = barAt(around, items, width);
    if (whole + more < best.cost) best = { items, bands, bar, cost: whole + more };
  }
  const { items, bands, bar } = best;
  return { size, items: items.map((item) => item.at), bands, width, bar };
}

/** The distance of an arc from the middle of the hex. */
function radius(k: number, [wide, high]: readonly [number, number], arc: number): number {
  return hexRadius(k) + Math.hypot(wide, high) / 2 + arc * (high + 8);
}

/** Place tiles one after the other in this manner, clear of the home. */
function sweep({ at, k, window, home, count, spots }: Around, size: readonly [number, number], start: number, way: number, { from, over, together, turn: most }: Manner): Item[] {
  const items: Item[] = [];
  const [wide, high] = size;
  const clear = 0.9 * SIDE * k + (high + 8) / 2;
  for (let arc = from; arc < ARCS && items.length < count; arc++) {
    const r = radius(k, size, arc);
    // Beside the hex there is little room between other places; further away there is enough.
    const apart = (arc ? 0.85 : 0.5) * SIDE * k + (high + 8) / 2;
    const room = arc ? Infinity : FIRST_ARC;
    for (let turn = 0, here = 0; turn < most && here < room && items.length < count; turn += 6) {
      const angle = start + way * turn;
      const place: Point = [at[0] + r * Math.cos(rad(angle)), at[1] + r * Math.sin(rad(angle))];
      const free =
        within(place, size, window) &&
        (over || spots.every((hex) => far(place, hex) >= apart)) &&
        (!together || !items.length || items.some((item) => far(item.at, place) < NEAR * high)) &&
        (!home || (far(place, home) >= clear && beside(home, place, size) >= 0.9 * SIDE * k)) &&
        items.every((item) => Math.abs(item.at[0] - place[0]) >= wide + GAP || Math.abs(item.at[1] - place[1]) >= high + GAP);
      if (!free) continue;
      items.push({ at: place, arc, angle });
      here++;
    }
  }
  return items;
}

/** The gap between the hex and a bar next to it. */
const NEXT = 4;

/** The bar goes next to the hex, clear of the tiles, rather below; also what that place costs. */
function barAt({ at, k, window, home, spots, bar }: Around, items: readonly Item[], width: number): [Point, number] {
  let best: Point = at;
  let [least, away] = [Infinity, 0];
  for (const gap of [NEXT, 20, 40, 90, 150, 220]) {
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
      if (cost < least) [best, least, away] = [place, cost, gap];
    }
  }
  return [best, Math.floor(least / 10) * HIDDEN + (away - NEXT) * AWAY];
}

/** The paths of the band under the tiles, one for each piece of the fan: arcs between neighbours on an arc, straight from
 *  one arc to the next; none over the home, a place to choose or the hex itself, nor out of the window. */
function bandsOf({ at, k, home, spots, window }: Around, items: readonly Item[], width: number): string[] {
  const size = itemSize(k);
  const clear = 0.87 * SIDE * k + width / 2;
  const free = (place: Point): boolean =>
    far(place, at) >= 0.8 * SIDE * k + width / 2 &&
    (!home || far(place, home) >= clear) &&
    spots.every((hex) => far(place, hex) >= (0.9 * SIDE * k + width) / 2) &&
    within(place, [width - 10, width - 10], window);
  const clearWay = (way: (share: number) => Point): boolean => Array.from({ length: 11 }, (_, step) => way(step / 10)).every(free);
  /** The path from one tile to another; null: they do not hang together. */
  const path = (from: Item, to: Item): string | null => {
    const end = named(to.at);
    if (from.arc !== to.arc) {
      const straight = (share: number): Point => [from.at[0] + (to.at[0] - from.at[0]) * share, from.at[1] + (to.at[1] - from.at[1]) * share];
      return far(from.at, to.at) < NEAR * size[1] && clearWay(straight) ? `L${end}` : null;
    }
    const r = radius(k, size, from.arc);
    const turn = to.angle - from.angle;
    const round = (share: number): Point => [at[0] + r * Math.cos(rad(from.angle + turn * share)), at[1] + r * Math.sin(rad(from.angle + turn * share))];
    return Math.abs(turn) < 100 && far(from.at, to.at) < NEAR * size[1] && clearWay(round) ? `A${r.toFixed(1)} ${r.toFixed(1)} 0 0 ${turn > 0 ? 1 : 0} ${end}` : null;
  };
  const left = new Set(items);
  const bands: string[] = [];
  for (const first of items) {
    if (!left.delete(first)) continue;
    let band = `M${named(first.at)}l.01 0`;
    const reached = [first];
    for (const from of reached) {
      for (const to of left) {
        const joined = path(from, to);
        if (joined === null) continue;
        left.delete(to);
        reached.push(to);
        band += `M${named(from.at)}${joined}`;
      }
    }
    bands.push(band);
  }
  return bands;
}

const named = (point: Point): string => point.map((value) => value.toFixed(1)).join(" ");
