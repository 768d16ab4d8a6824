/** Types and geometry shared by the parts of a board of placed tiles. */
import type { Pieces } from "./pieces.svelte";
import { HALF, SIDE, between, centre, facing, middle, placeOf, type BoardArt, type Kind, type Point } from "./shape";
import type { Box } from "./camera.svelte";

export interface Place {
  cell: string;
  x: number;
  y: number;
}
/** Text and signs a map prints on a cell besides its tile. */
export interface Print {
  name: string;
  terrain: string;
  cost: number;
  port: boolean;
}
export interface BoardCell extends Place {
  /** Empty if the cell is shown without a tile. */
  tile: string;
  rotation: number;
  name?: string;
  print?: Print;
  /** Companies with a station, in slot order; at the first stop unless `stop` is given. If the server laid out the
   *  board, it sends the coordinates (`at`). */
  stations: readonly (string | { company: string; stop: number; reserved?: boolean } | { company: string; at: Point; reserved: boolean })[];
}
/** A place where something can be done. */
export interface Spot extends Place {
  /** Cost or gain, in a few characters. */
  badge?: string;
  /** The badge in words. */
  label: string;
  /** The slot to fill; undefined means the whole cell. */
  slot?: number;
  /** The stop of the slot; the first one by default. */
  stop?: number;
  chosen?: boolean;
}
/** A tile or a station about to be placed. */
export interface Ghost extends Place {
  tile?: string;
  rotation?: number;
  slot?: number;
  /** The stop of the slot; the first one by default. */
  stop?: number;
  company: string;
  /** The placement is not legal. */
  refused?: boolean;
}
/** One train's route: its cells from stop to stop. */
export interface RouteLine {
  id: string;
  company: string;
  number: number;
  cells: readonly string[];
  /** Drawn stronger than the others. */
  lit?: boolean;
}
export interface Chip {
  id: string;
  label: string;
  on: boolean;
  /** What the chip shows, as a sentence. */
  hint?: string;
  /** The chip is drawn as this company's disc. */
  company?: string;
}
/** A tap on the board: the nearest grid place, with its cell name if there is a cell or spot. */
export interface Tap {
  x: number;
  y: number;
  cell: string | null;
  touch: boolean;
  /** The Shift key was held. */
  shift?: boolean;
  /** The point in the drawing, or the stop of the pressed spot. */
  point?: Point;
  stop?: number;
}

/** The cells of a board laid out by the server. */
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

/** The grid place that contains a point; on hexes only among the known places. */
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

/** Bounding box of the places, with `ring` rings of cells around them. */
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
  /** Position of the train's number: on the border between two cells. */
  number: Point | null;
}

/** The SVG paths of a route. Unknown cells are skipped. */
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
