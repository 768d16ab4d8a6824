/** What a board of placed tiles shows: the words its parts share. */
import type { Pieces } from "./pieces.svelte";
import { HALF, SIDE, between, centre, facing, middle, placeOf, type BoardArt, type Kind, type Point } from "./shape";
import type { Box } from "./camera.svelte";

export interface Place {
  cell: string;
  x: number;
  y: number;
}
/** What a map prints on a cell besides its tile. */
export interface Print {
  name: string;
  terrain: string;
  cost: number;
  port: boolean;
}
export interface BoardCell extends Place {
  /** Empty on a free cell that is shown all the same. */
  tile: string;
  rotation: number;
  name?: string;
  print?: Print;
  /** Companies with a station, in the order of the slots; of the first stop unless said otherwise. Where the server has
   *  laid out the board, it tells the points. */
  stations: readonly (string | { company: string; stop: number; reserved?: boolean } | { company: string; at: Point; reserved: boolean })[];
}
/** A place where something can be done. */
export interface Spot extends Place {
  /** What it costs or brings, in a few characters. */
  badge?: string;
  /** The badge told in words. */
  label: string;
  /** The slot that would be filled, of the first stop; without it the whole cell is meant. */
  slot?: number;
  chosen?: boolean;
}
/** A tile, or a station, about to be placed. */
export interface Ghost extends Place {
  tile?: string;
  rotation?: number;
  slot?: number;
  company: string;
  /** It may not lie like this. */
  refused?: boolean;
}
/** One train's way: cells from stop to stop. */
export interface RouteLine {
  id: string;
  company: string;
  number: number;
  cells: readonly string[];
  /** Shown stronger than the others. */
  lit?: boolean;
}
export interface Chip {
  id: string;
  label: string;
  on: boolean;
  /** What it shows, told in a sentence. */
  hint?: string;
  /** Drawn as the company's disc. */
  company?: string;
}
/** A tap on the board: the nearest place of the grid, named if something is there. */
export interface Tap {
  x: number;
  y: number;
  cell: string | null;
  touch: boolean;
  /** With the Shift key held. */
  shift?: boolean;
}

/** The cells of a board that the server has laid out. */
export function cellsOf(board: BoardArt): BoardCell[] {
  return board.cells.map(({ cell, x, y, art, name, terrain, cost, marks, stations }) => ({
    cell,
    ...placeOf(board.grid as Kind, x, y),
    tile: art?.tile ?? "",
    rotation: art?.rotation ?? 0,
    print: { name, terrain, cost, port: marks.includes("port") },
    stations: stations.map((station) => ({ company: station.company, at: [station.x, station.y], reserved: station.reserved })),
  }));
}

/** The place of the grid a point lies in; on hexes among the places known. */
export function placeAt(kind: Kind, px: number, py: number, known: Iterable<Place>): { x: number; y: number } | null {
  if (kind === "square") return { x: Math.round(px / (2 * HALF)) + 0, y: Math.round(py / (2 * HALF)) + 0 };
  let best: Place | null = null;
  let near = SIDE;
  for (const place of known) {
    const [cx, cy] = centre(kind, place.x, place.y);
    const far = Math.hypot(cx - px, cy - py);
    if (far < near) [best, near] = [place, far];
  }
  return best && { x: best.x, y: best.y };
}

/** Everything laid and one ring around it. */
export function extent(kind: Kind, places: readonly Place[], ring = 1): Box {
  const points = (places.length ? places : [{ x: 0, y: 0 }]).map((place) => centre(kind, place.x, place.y));
  const far = (kind === "square" ? HALF : SIDE) * (1 + 2 * ring) + 6;
  return {
    left: Math.min(...points.map(([x]) => x)) - far,
    right: Math.max(...points.map(([x]) => x)) + far,
    top: Math.min(...points.map(([, y]) => y)) - far,
    bottom: Math.max(...points.map(([, y]) => y)) + far,
  };
}

export interface Drawn {
  paths: { d: string; x: number; y: number }[];
  /** Where the train's number stands: on a border between two cells. */
  number: Point | null;
}

/** A route as pieces of track. Cells it does not know are passed over. */
export function drawRoute(route: RouteLine, cells: ReadonlyMap<string, BoardCell>, pieces: Pieces): Drawn {
  const kind = pieces.kind;
  const way = route.cells.flatMap((name) => cells.get(name) ?? []);
  const paths: Drawn["paths"] = [];
  way.forEach((cell, n) => {
    const art = pieces.art(cell.tile, cell.rotation);
    if (!art) return;
    const side = (other: BoardCell | undefined): number | null => {
      const found = other ? facing(kind, cell, other) : -1;
      return found < 0 ? null : found;
    };
    const [x, y] = centre(kind, cell.x, cell.y);
    for (const d of between(art, kind, side(way[n - 1]), side(way[n + 1]))) paths.push({ d, x, y });
  });
  const at = Math.max(0, Math.floor(way.length / 2) - 1);
  const [a, b] = [way[at], way[at + 1]];
  const side = a && b ? facing(kind, a, b) : -1;
  if (!a || side < 0) return { paths, number: null };
  const [cx, cy] = centre(kind, a.x, a.y);
  const [mx, my] = middle(kind, side);
  return { paths, number: [cx + mx, cy + my] };
}
