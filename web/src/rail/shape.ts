/** Rotating tiles, and finding the track between two sides. Geometry only, in the units of the Python drawing. */
import type { components } from "../lib/wire";

type Schemas = components["schemas"];
export type BoardArt = Schemas["BoardArt"];
export type TileArt = Schemas["TileArt"];
export type NameArt = Schemas["NameArt"];
export type PrintArt = Schemas["PrintArt"];
export type RiverArt = Schemas["RiverArt"];
export type TileSet = Schemas["TileSet"];
export type TileInfo = Schemas["TileInfo"];
export type Livery = Schemas["Livery"];
export type Liveries = Readonly<Record<string, Livery>>;
export type Kind = "flat" | "pointy" | "square";
export type Point = readonly [number, number];

export const SIDE = 50;
export const HALF = 44;

export const sidesOf = (kind: Kind): number => (kind === "square" ? 4 : 6);

const near = (value: number): number => Math.round(value * 100) / 100 + 0;

/** The centre of a cell in the drawing. */
export function centre(kind: Kind, x: number, y: number): Point {
  if (kind === "flat") return [x * 1.5 * SIDE, near((y * Math.sqrt(3) * SIDE) / 2)];
  if (kind === "pointy") return [near((x * Math.sqrt(3) * SIDE) / 2), y * 1.5 * SIDE];
  return [x * 2 * HALF, y * 2 * HALF];
}

/** The cell whose centre is drawn at a point. */
export function placeOf(kind: Kind, px: number, py: number): { x: number; y: number } {
  const [wide, high] = centre(kind, 1, 1);
  return { x: Math.round(px / wide) + 0, y: Math.round(py / high) + 0 };
}

/** The middle of a side, relative to the cell's centre. */
export function middle(kind: Kind, side: number): Point {
  const start = kind === "square" ? 270 : kind === "flat" ? 90 : 120;
  const angle = ((start + (360 / sidesOf(kind)) * side) * Math.PI) / 180;
  const far = kind === "square" ? HALF : (SIDE * Math.sqrt(3)) / 2;
  return [far * Math.cos(angle), far * Math.sin(angle)];
}

const STEPS: Readonly<Record<Kind, readonly Point[]>> = {
  flat: [[0, 2], [-1, 1], [-1, -1], [0, -2], [1, -1], [1, 1]],
  pointy: [[-1, 1], [-2, 0], [-1, -1], [1, -1], [2, 0], [1, 1]],
  square: [[0, -1], [1, 0], [0, 1], [-1, 0]],
};

/** The side of one cell that faces another; -1 if they are not neighbours. */
export function facing(kind: Kind, from: { x: number; y: number }, to: { x: number; y: number }): number {
  return STEPS[kind].findIndex(([dx, dy]) => from.x + dx === to.x && from.y + dy === to.y);
}

/** The neighbouring places of a cell. */
export function around(kind: Kind, at: { x: number; y: number }): { x: number; y: number }[] {
  return STEPS[kind].map(([dx, dy]) => ({ x: at.x + dx, y: at.y + dy }));
}

function spin([x, y]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [near(x * cos - y * sin), near(x * sin + y * cos)];
}

/** Rotate an SVG path of M, L, Q, A and Z commands about the origin. */
export function spinPath(d: string, angle: number): string {
  return d.replace(/([MLQAZ])([^MLQAZ]*)/g, (_, letter: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const kept = letter === "A" ? numbers.splice(0, 5) : [];
    const points: string[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) points.push(spin([numbers[i]!, numbers[i + 1]!], angle).join(" "));
    return letter + [...kept, ...points].join(" ");
  });
}

/** Rotate a tile clockwise to `rotation`. Text and a city's slots stay upright, as in the Python drawing. Values,
 *  label and mark go to the free positions in `texts` (from the server); without them they rotate too. */
export function turned(art: TileArt, rotation: number, kind: Kind, texts: readonly Point[] = []): TileArt {
  const steps = (((rotation - art.rotation) % sidesOf(kind)) + sidesOf(kind)) % sidesOf(kind);
  if (!steps) return art;
  const angle = (steps * 2 * Math.PI) / sidesOf(kind);
  const moved = <T extends { x: number; y: number }>(thing: T): T => {
    const [x, y] = spin([thing.x, thing.y], angle);
    return { ...thing, x, y };
  };
  const points = [...texts];
  const settled = <T extends { x: number; y: number }>(text: T): T => {
    const at = points.shift();
    return at ? { ...text, x: at[0], y: at[1] } : moved(text);
  };
  return {
    ...art,
    rotation,
    tracks: art.tracks.map((track) => ({ ...track, d: spinPath(track.d, angle) })),
    stops: art.stops.map((stop) => {
      const to = moved(stop);
      return { ...to, slots: stop.slots.map(([x, y]) => [near(to.x + x - stop.x), near(to.y + y - stop.y)]) };
    }),
    values: art.values.map(settled),
    label: art.label && settled(art.label),
    mark: art.mark && settled(art.mark),
    water: art.water.map((d) => spinPath(d, angle)),
  };
}

/** An end of a track piece: sides are 0, 1, …; stops are -1, -2, …; null is a junction inside the tile. */
export type End = number | null;

function endOf(art: TileArt, kind: Kind, [x, y]: Point): End {
  for (let side = 0; side < sidesOf(kind); side++) {
    const [sx, sy] = middle(kind, side);
    if (Math.hypot(sx - x, sy - y) < 1) return side;
  }
  const stop = art.stops.findIndex((s) => Math.hypot(s.x - x, s.y - y) < 1);
  return stop < 0 ? null : -1 - stop;
}

/** The ends of all pieces of a drawing, found once: the map as text asks for those of every tile. */
const found = new WeakMap<TileArt, Map<string, [End, End]>>();

/** The two ends of a piece, from the first and last point of its path. */
export function ends(art: TileArt, kind: Kind, d: string): [End, End] {
  let known = found.get(art);
  if (!known) found.set(art, (known = new Map()));
  let both = known.get(d);
  if (!both) {
    const numbers = (d.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const [a, b] = [numbers.slice(0, 2), numbers.slice(-2)];
    known.set(d, (both = [endOf(art, kind, [a[0] ?? 0, a[1] ?? 0]), endOf(art, kind, [b[0] ?? 0, b[1] ?? 0])]));
  }
  return both;
}

/** The pieces a train uses from one side to another; null stands for the stop where it begins or ends. */
export function between(art: TileArt, kind: Kind, from: number | null, to: number | null): string[] {
  const start = from ?? to;
  if (start === null) return [];
  const goal = (end: End): boolean => (from === null || to === null ? end === null || end < 0 : end === to);
  const pieces = art.tracks.map((track) => ({ d: track.d, at: ends(art, kind, track.d) }));
  // Breadth-first search: the fewest pieces, and no path through another side.
  const ways: { at: End; used: string[] }[] = [{ at: start, used: [] }];
  const seen = new Set<End>([start]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    if (way.used.length && goal(way.at)) return way.used;
    if (way.used.length && way.at !== null && way.at >= 0) continue;
    for (const piece of pieces) {
      const [a, b] = piece.at;
      const next = a === way.at ? b : b === way.at ? a : undefined;
      if (next === undefined || seen.has(next)) continue;
      seen.add(next);
      ways.push({ at: next, used: [...way.used, piece.d] });
    }
  }
  return [];
}

/** Indices of the tile's tracks that the old tile on the cell lacked. Tracks are compared by their ends; all stops
 *  are equal. */
export function fresh(art: TileArt, old: TileArt | null, kind: Kind): Set<number> {
  const key = (tile: TileArt, d: string): string =>
    ends(tile, kind, d)
      .map((end) => (end !== null && end >= 0 ? String(end) : "stop"))
      .sort()
      .join("-");
  const had = new Set(old?.tracks.map((track) => key(old, track.d)) ?? []);
  return new Set(art.tracks.flatMap((track, n) => (had.has(key(art, track.d)) ? [] : [n])));
}

/** Where the stops of the old tile are on the tile that replaces it, as the server carries stations over: at the first
 *  stop of that kind with all their sides; a stop without track keeps its number or takes one that is left. */
export function carried(old: TileArt, art: TileArt, kind: Kind): number[] {
  const sides = (tile: TileArt): Set<End>[] => {
    const joined = tile.tracks.map((track) => ends(tile, kind, track.d));
    const at = (stop: End) => joined.flatMap(([a, b]) => (a === stop ? [b] : b === stop ? [a] : []));
    return tile.stops.map((_, n) => new Set(at(-1 - n).filter((end) => end !== null && end >= 0)));
  };
  const [before, after] = [sides(old), sides(art)];
  const found = new Map<number, number>();
  const order = old.stops.map((_, n) => n).sort((a, b) => Number(!before[a]!.size) - Number(!before[b]!.size));
  for (const n of order) {
    const same = art.stops.flatMap((stop, k) => (stop.kind === old.stops[n]!.kind && [...before[n]!].every((side) => after[k]!.has(side)) ? [k] : []));
    const free = same.filter((k) => ![...found.values()].includes(k));
    found.set(n, !before[n]!.size && free.includes(n) ? n : (free[0] ?? same[0] ?? n));
  }
  return old.stops.map((_, n) => found.get(n)!);
}
