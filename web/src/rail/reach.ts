/** The reach of a company as drawn over the map: which parts of a cell are lit or dimmed, where track could be
 *  extended. */
import type { components } from "../lib/wire";
import type { BoardCell } from "./board";
import type { Pieces } from "./pieces.svelte";
import { SLOT, TOWN } from "./paint";
import { centre, middle, type TileArt } from "./shape";

type Schemas = components["schemas"];
export type MapReach = Schemas["MapReach"];
export type StopBlocked = Schemas["StopBlocked"];

export interface Lit {
  cell: string;
  x: number;
  y: number;
  /** The tile with only the tracks and stops in reach. */
  art: TileArt;
}
export interface Veil {
  cell: string;
  x: number;
  y: number;
  outline: string;
  /** True if part of the cell is in reach. */
  part: boolean;
}
export interface Arrow {
  key: string;
  x: number;
  y: number;
  /** Clockwise angle in degrees; 0 points right. */
  turn: number;
}
export interface DrawnReach {
  lit: Lit[];
  veils: Veil[];
  arrows: Arrow[];
}

export function drawReach(reach: MapReach, cells: readonly BoardCell[], pieces: Pieces): DrawnReach {
  const found = new Map(reach.cells.map((cell) => [cell.cell, cell]));
  const ends = new Set(reach.ends.map((end) => end.cell));
  const lit: Lit[] = [];
  const veils: Veil[] = [];
  for (const place of cells) {
    const art = pieces.art(place.tile, place.rotation);
    if (!art) continue;
    const { cell } = place;
    const [x, y] = centre(pieces.kind, place.x, place.y);
    const reached = found.get(cell);
    const tracks = art.tracks.filter((_, n) => reached?.tracks.includes(n));
    const stops = art.stops.filter((_, n) => reached?.stops.includes(n));
    if (tracks.length || stops.length) lit.push({ cell, x, y, art: { ...art, tracks, stops } });
    const whole = reached !== undefined && tracks.length === art.tracks.length && stops.length === art.stops.length;
    if (!whole) veils.push({ cell, x, y, outline: art.outline, part: reached !== undefined || ends.has(cell) });
  }
  const arrows = reach.ends.flatMap((end) => {
    const [x, y] = centre(pieces.kind, end.x, end.y);
    return end.sides.map((side) => {
      const [sx, sy] = middle(pieces.kind, side);
      return { key: `${end.cell} ${side}`, x: x + sx, y: y + sy, turn: Math.round((Math.atan2(-sy, -sx) * 180) / Math.PI) };
    });
  });
  return { lit, veils, arrows };
}

export interface Sign {
  key: string;
  cell: string;
  /** Bounding box around the city's slots. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Positions of the signs on cities full of other companies' stations. */
export function drawBlocked(blocked: readonly StopBlocked[], cells: ReadonlyMap<string, BoardCell>, pieces: Pieces): Sign[] {
  return blocked.flatMap(({ cell, stop }) => {
    const place = cells.get(cell);
    const city = place && pieces.art(place.tile, place.rotation)?.stops[stop];
    if (!city) return [];
    const [x, y] = centre(pieces.kind, place.x, place.y);
    const slots = city.slots.length ? city.slots : [[city.x, city.y] as const];
    const far = (city.slots.length ? SLOT : TOWN) + 4;
    const [xs, ys] = [slots.map((slot) => slot[0] ?? 0), slots.map((slot) => slot[1] ?? 0)];
    const [left, top] = [Math.min(...xs) - far, Math.min(...ys) - far];
    return [{ key: `${cell} ${stop}`, cell, left: x + left, top: y + top, width: Math.max(...xs) + far - left, height: Math.max(...ys) + far - top }];
  });
}
