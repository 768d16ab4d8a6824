/** Types and geometry shared by the parts of a board of placed tiles. */
import type { Pieces } from "./pieces.svelte";
import { HALF, SIDE, between, centre, facing, middle, placeOf, type BoardArt, type Kind, type NameArt, type Point, type PrintArt } from "./shape";
import type { Box } from "./camera.svelte";

export interface Place {
  cell: string;
  x: number;
  y: number;
}
/** A marked cell: what a refusal is about, or what a part of the page points at; places of privates have a look of their
 *  own. */
export interface Mark extends Place {
  refused?: boolean;
  look?: PlaceLook;
}
/** The places of the chosen private, of others, and of those that cannot be used; and where something is missing. */
export type PlaceLook = "chosen" | "other" | "unusable" | "bad";
/** What a map prints on a cell besides its tile. */
export interface Print extends PrintArt {
  /** A tile lies on the cell: of the print only the names and the port remain. */
  laid: boolean;
  terrain: string;
  cost: number;
  port: boolean;
  /** By tile and rotation, such as "57/2": the names once that tile lies on the cell. */
  namesOn: Readonly<Record<string, readonly NameArt[]>>;
}
export interface BoardCell extends Place {
  /** Empty if the cell is shown without a tile. */
  tile: string;
  rotation: number;
  name?: string;
  print?: Print;
  /** Companies with a station, in slot order; at the first stop unless `stop` is given. If the server laid out the
   *  board, it sends the coordinates (`at`). */
  stations: readonly (string | { company: string; stop: number; reserved?: boolean } | { company: string; at: Point; reserved: boolean; aside?: boolean })[];
}
/** A place where something can be done. */
export interface Spot extends Place {
  /** Cost or gain, in a few characters. */
  badge?: string;
  /** The badge in words. */
  label: string;
  /** The slot to fill; undefined means the whole cell. */
  slot?: number;
  /** The stop of the slot; the first unless given. */
  stop?: number;
  /** The whole stop, a city or a town. */
  ring?: boolean;
  /** An end of the route that is drawn by hand. */
  end?: boolean;
  chosen?: boolean;
  /** It would be possible with more money. */
  no?: boolean;
  /** A place of a private. */
  brass?: boolean;
  /** Its badge stays when it is chosen. */
  told?: boolean;
}
/** The name of a spot's badge in the drawing. */
export const badgeOf = ({ cell, stop, slot }: Spot): string => `${cell}.${stop ?? 0}.${slot ?? ""}`;
/** A tile or a station about to be placed. */
export interface Ghost extends Place {
  tile?: string;
  rotation?: number;
  slot?: number;
  /** The stop of the slot; the first unless given. */
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
  /** Drawn in this line colour instead of the company's colour. */
  line?: LineColour;
}
export type LineColour = "red" | "blue" | "purple" | "green" | "brass";
/** The line colours in the order of a company's trains; brass is for track that is no run. */
export const LINES: readonly LineColour[] = ["red", "blue", "purple", "green"];
/** A value that counts for a route. */
export interface Counted {
  cell: string;
  /** The stop's number on its tile. */
  stop: number;
  value: number;
  line: LineColour;
}
/** A few words about a cell, or about one of its stops. */
export interface Label {
  cell: string;
  stop?: number;
  slot?: number;
  text: string;
  /** Something that can be done, rather than a fact. */
  action?: boolean;
  /** What is not possible there, quietly; or where something is missing, in red. */
  tone?: "quiet" | "bad";
}
/** What a lesson is about: everything outside its cells is veiled. */
export interface Focus {
  cells: readonly string[];
  target?: { cell: string; stop?: number; slot?: number; badge?: string };
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
  return board.cells.map(({ cell, x, y, art, print, laid, terrain, cost, marks, stations }) => ({
    cell,
    ...placeOf(board.grid as Kind, x, y),
    tile: art?.tile ?? "",
    rotation: art?.rotation ?? 0,
    ...(print && { print: { ...print, laid, terrain, cost, port: marks.includes("port"), namesOn: board.names_on?.[cell] ?? {} } }),
    stations: stations.map((station) => ({ company: station.company, at: [station.x, station.y], reserved: station.reserved })),
  }));
}

/** The print of a cell once a tile lies on it. */
export function covered(print: Print, tile: string, rotation: number): Print {
  const names = [...(print.namesOn[`${tile}/${rotation}`] ?? print.names)];
  return { ...print, names, laid: true, ground: "", relief: null, pill: null, country: null, ring: false, terrain: "", cost: 0 };
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
  const narrow = (SIDE * Math.sqrt(3)) / 2;
  const [wide, high] = kind === "square" ? [HALF, HALF] : kind === "flat" ? [SIDE, narrow] : [narrow, SIDE];
  const [across, down] = [wide, high].map((half) => half * (1 + 2 * ring) + 6) as [number, number];
  return {
    left: Math.min(...points.map(([x]) => x)) - across,
    right: Math.max(...points.map(([x]) => x)) + across,
    top: Math.min(...points.map(([, y]) => y)) - down,
    bottom: Math.max(...points.map(([, y]) => y)) + down,
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
  return { paths, number: numberAt(way, pieces) };
}

/** Distance from a slot at which no station covers the number of a route. */
const NUMBER_ROOM = 24;

/** The border of a route that is farthest from stops; of several the one nearest to its middle. If even that is near a
 *  slot, a little away from it, so that no station covers the number. */
function numberAt(way: readonly BoardCell[], pieces: Pieces): Point | null {
  const kind = pieces.kind;
  let best: Point | null = null;
  let most = -Infinity;
  way.slice(1).forEach((cell, n) => {
    const before = way[n]!;
    const side = facing(kind, before, cell);
    if (side < 0) return;
    const [cx, cy] = centre(kind, before.x, before.y);
    const [mx, my] = middle(kind, side);
    const here: Point = [cx + mx, cy + my];
    const far = ([x, y]: Point): number => Math.hypot(x - here[0], y - here[1]);
    const near = [before, cell].flatMap((one) => slotsOf(one, pieces)).sort((a, b) => far(a) - far(b))[0];
    const room = near ? far(near) : Infinity;
    const score = Math.min(room, SIDE / 2) - 0.1 * Math.abs(n - Math.max(0, Math.floor(way.length / 2) - 1));
    if (score <= most) return;
    const more = near && room > 0 ? Math.max(0, NUMBER_ROOM / room - 1) : 0;
    [best, most] = [near ? [here[0] + more * (here[0] - near[0]), here[1] + more * (here[1] - near[1])] : here, score];
  });
  return best;
}

/** The slots of a cell's cities, as points of the map. */
function slotsOf(cell: BoardCell, pieces: Pieces): Point[] {
  const [x, y] = centre(pieces.kind, cell.x, cell.y);
  return (pieces.art(cell.tile, cell.rotation)?.stops ?? []).flatMap((stop) => stop.slots.map(([sx, sy]): Point => [x + sx, y + sy]));
}

/** Make something of each cell once, for as long as the cell is the same object. */
export function perCell<T>(make: (cell: BoardCell) => T): (cell: BoardCell) => T {
  const made = new WeakMap<BoardCell, { of: T }>();
  return (cell) => {
    let found = made.get(cell);
    if (!found) made.set(cell, (found = { of: make(cell) }));
    return found.of;
  };
}
