/** Where marks, values and labels go on the map. Geometry only, in the units of the drawing. */
import type { BoardCell, Counted, Label } from "./board";
import type { Box } from "./camera.svelte";
import type { Pieces } from "./pieces.svelte";
import { SLOT } from "./paint";
import { centre, type Point } from "./shape";

type Cells = ReadonlyMap<string, BoardCell>;

/** A cell, one of its stops, or one slot of a stop, as a point of the map with the radius of what is there. */
export function spotAt(cells: Cells, pieces: Pieces, cell: string, stop?: number, slot?: number): { at: Point; radius: number } | null {
  const found = cells.get(cell);
  if (!found) return null;
  const [x, y] = centre(pieces.kind, found.x, found.y);
  const art = stop === undefined && slot === undefined ? null : (pieces.art(found.tile, found.rotation)?.stops[stop ?? 0] ?? null);
  if (!art) return { at: [x, y], radius: 0 };
  const [sx, sy] = (slot === undefined ? null : art.slots[slot]) ?? [art.x, art.y];
  return { at: [x + sx, y + sy], radius: art.slots.length ? (slot === undefined && art.slots.length > 1 ? 26 : 12.5) : 6.5 };
}

export interface Ring extends Counted {
  key: string;
  at: Point;
}
/** The distance of two rings at the same stop. */
export const RINGS_APART = 22;

/** Places for counted values: at the value printed for the stop; beside a town that shares it with another one that
 *  counts. A stop that counts several times has its rings side by side. */
export function ringPlaces(counted: readonly Counted[], cells: Cells, pieces: Pieces): Ring[] {
  const groups = new Map<string, Counted[]>();
  for (const one of counted) {
    const key = `${one.cell}.${one.stop}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups].flatMap(([key, group]) => {
    const { cell, stop } = group[0]!;
    const found = cells.get(cell);
    const art = found && pieces.art(found.tile, found.rotation);
    const at = art?.stops[stop];
    if (!found || !art || !at) return [];
    const [x, y] = centre(pieces.kind, found.x, found.y);
    const shared = !at.slots.length && art.values.length < art.stops.length && counted.some((other) => other.cell === cell && other.stop !== stop);
    const near = (value: { x: number; y: number }): number => Math.hypot(value.x - at.x, value.y - at.y);
    const value = shared ? undefined : [...art.values].sort((a, b) => near(a) - near(b))[0];
    const [px, py] = value ? [value.x, value.y] : [at.x + (at.x > 0 ? 13 : -13), at.y - 13];
    const step = px > 0 ? -RINGS_APART : RINGS_APART;
    return group.map((one, n): Ring => ({ ...one, key: `${key} ${n}`, at: [x + px + n * step, y + py] }));
  });
}

export interface PlacedLabel {
  label: Label;
  /** What it is about, the middle of its text, and the end of the line between them, in units of the map. */
  from: Point;
  radius: number;
  end: Point;
  at: Point;
  /** Half the size of its frame. */
  wide: number;
  high: number;
}

/** How far from the middle of a cell the badge of the whole cell begins. */
const EDGE = 30;

/** Places for labels: near what they are about, inside the part of the map in view, clear of one another,
 *  of names and of track where possible. `unit` is a pixel in units of the map. */
export function labelPlaces(labels: readonly Label[], cells: Cells, pieces: Pieces, sight: Box, unit: number, corner: readonly [number, number] = [0, 0]): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  const about = labels.flatMap((label) => {
    const spot = spotAt(cells, pieces, label.cell, label.stop, label.slot);
    return spot ? [{ label, ...spot }] : [];
  });
  const built = [...cells.values()].flatMap((cell) =>
    pieces.art(cell.tile, cell.rotation)?.tracks.length ? [{ cell: cell.cell, at: centre(pieces.kind, cell.x, cell.y) }] : [],
  );
  const names = nameBoxes(cells, pieces);
  for (const { label, at, radius } of about) {
    const [wide, high] = label.tone ? [(label.text.length * 3.3 + 9) * unit, 11.5 * unit] : [(label.text.length * 3.9 + 14) * unit, 15 * unit];
    const own = valuesOf(cells.get(label.cell), pieces);
    // What can be done on a whole cell is said at its edge: its middle stays in sight.
    const clear = radius || (label.action ? EDGE : 0);
    let best: Point = at;
    let least = Infinity;
    for (const far of [30, 54, 84]) {
      for (let turn = 0; turn < 12; turn++) {
        const angle = (turn * Math.PI) / 6;
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        const [x, y] = [at[0] + dx * (clear + far * unit + wide * Math.abs(dx)), at[1] + dy * (clear + far * unit * 0.8 + high)];
        const out = Math.max(0, sight.left + wide - x, x + wide - sight.right, sight.top + high - y, y + high - sight.bottom);
        const hits = placed.filter((other) => Math.abs(other.at[0] - x) < other.wide + wide + 4 * unit && Math.abs(other.at[1] - y) < other.high + high + 4 * unit);
        const covers = about.filter((other) => Math.abs(other.at[0] - x) < wide + other.radius + 6 && Math.abs(other.at[1] - y) < high + other.radius + 6);
        const tracks = built.filter((one) => one.cell !== label.cell && Math.abs(one.at[0] - x) < wide + 25 && Math.abs(one.at[1] - y) < high + 25);
        const values = own.filter((value) => Math.abs(value[0] - x) < wide + 9 && Math.abs(value[1] - y) < high + 9);
        const named = names.filter((name) => Math.abs(name.at[0] - x) < wide + name.wide && Math.abs(name.at[1] - y) < high + name.high);
        const crossed = about.filter((other) => other.at !== at && other.radius && fromLine(other.at, at, [x, y]) < other.radius);
        const hidden = x - wide < sight.left + corner[0] * unit && y - high < sight.top + corner[1] * unit;
        const aside = label.action ? Math.abs(dx) * 40 + (dy > 0 ? 10 : 0) : Math.abs(dy) * 8 + (dx > 0.1 ? 6 : 0);
        const cost = aside + values.length * 60 + named.length * 50 + tracks.length * 40 + out * 20 + (hidden ? 400 : 0) + crossed.length * 120 + hits.length * 500 + covers.length * 300 + far;
        if (cost < least - 1e-6) [best, least] = [[x, y], cost];
      }
    }
    const far = Math.hypot(best[0] - at[0], best[1] - at[1]) || 1;
    const short = clear ? Math.min(1, (clear + 4) / far) : 0;
    const end: Point = [at[0] + (best[0] - at[0]) * short, at[1] + (best[1] - at[1]) * short];
    placed.push({ label, from: at, radius, end, at: best, wide, high });
  }
  return placed;
}

/** The distance of a point from a line between two others. */
function fromLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + share * dx - x, ay + share * dy - y);
}

/** The values and the letter printed on a cell, as points of the map. */
function valuesOf(cell: BoardCell | undefined, pieces: Pieces): Point[] {
  if (!cell) return [];
  const [x, y] = centre(pieces.kind, cell.x, cell.y);
  const art = pieces.art(cell.tile, cell.rotation);
  return [...(art?.values ?? []), ...(art?.label ? [art.label] : [])].map((text) => [x + text.x, y + text.y]);
}

/** Where the badge of a place goes on a hex, so that it covers neither a stop nor a name: at the cost it replaces, in
 *  the middle of an empty cell, else above or below; to one side only if it would cover something there. */
export function badgeAt(cell: BoardCell | undefined, pieces: Pieces): Point {
  const art = cell && pieces.art(cell.tile, cell.rotation);
  if (!cell || !art) return [0, 30];
  if (cell.print?.pill) return cell.print.pill;
  if (!art.stops.length && !art.tracks.length) return [0, 0];
  const choices: Point[] = [[0, 30], [0, -30], [0, 18], [0, -18]];
  const aside: Point[] = [[-16, -31], [16, -31], [-16, 31], [16, 31]];
  const taken: (readonly [number, number, number])[] = [
    ...art.stops.flatMap((stop) => (stop.slots.length ? stop.slots : [[stop.x, stop.y] as const]).map(([x, y]) => [x, y, 12] as const)),
    ...art.values.map(({ x, y }) => [x, y, 9] as const),
    ...(art.label ? [[art.label.x, art.label.y, 6] as const] : []),
    ...(cell.print?.names ?? []).flatMap((name) => [-20, 0, 20].map((dx) => [name.x + dx, name.y + 5 * name.lines.length - 9, 8] as const)),
  ];
  const room = ([x, y]: Point): number => Math.min(...taken.map(([tx, ty, r]) => Math.hypot(Math.max(0, Math.abs(tx - x) - 14), ty - y) - r), 12);
  const roomy = (best: Point, one: Point): Point => (room(one) > room(best) + 0.5 ? one : best);
  const middle = choices.reduce(roomy);
  return room(middle) < 0 ? aside.reduce(roomy, middle) : middle;
}

/** The middle of a name and half its size, in units of the map. */
export interface NameBox {
  at: Point;
  wide: number;
  high: number;
}
/** The names on the map. */
export const nameBoxes = (cells: Cells, pieces: Pieces): NameBox[] =>
  [...cells.values()].flatMap((cell) => {
    const [x, y] = centre(pieces.kind, cell.x, cell.y);
    return (cell.print?.names ?? []).map(({ x: dx, y: dy, size, lines }) => ({
      at: [x + dx, y + dy + ((lines.length - 1) * size) / 2 - 0.3 * size] as const,
      wide: Math.max(...lines.map((line) => line.length)) * size * 0.26,
      high: (lines.length * size) / 2,
    }));
  });

/** A badge of a slot: the slot as a point of the map, and half the badge's width. */
export interface SlotBadge {
  at: Point;
  wide: number;
}
/** What badges must not cover, as points of the map. */
export interface Around {
  slots: readonly Point[];
  values: readonly Point[];
  names: readonly NameBox[];
}
/** What badges of slots keep clear of: the cities, values and names of the whole map. */
export const around = (cells: Cells, pieces: Pieces): Around => ({
  slots: [...cells.values()].flatMap((cell) => {
    const [x, y] = centre(pieces.kind, cell.x, cell.y);
    return (pieces.art(cell.tile, cell.rotation)?.stops ?? []).flatMap((stop) => stop.slots.map(([sx, sy]): Point => [x + sx, y + sy]));
  }),
  values: [...cells.values()].flatMap((cell) => valuesOf(cell, pieces)),
  names: nameBoxes(cells, pieces),
});

/** Where the badges of slots go: below their slot, else above or beside it or farther away, clear of one another, of all
 *  other cities and of names. `high` is half their height; the answer is in units of the map. */
export function slotBadgePlaces(badges: readonly SlotBadge[], high: number, { slots, values, names }: Around): Point[] {
  const placed: NameBox[] = [];
  const meets = (box: NameBox, at: Point, wide: number, gap: number): boolean =>
    Math.abs(box.at[0] - at[0]) < box.wide + wide + gap && Math.abs(box.at[1] - at[1]) < box.high + high + gap;
  for (const { at, wide } of badges) {
    const [x, y] = at;
    const [down, side] = [SLOT + high + 4, SLOT + wide + 2];
    const others = slots.filter((slot) => Math.hypot(slot[0] - x, slot[1] - y) > 1);
    const choices: Point[] = [
      ...[0, -1, 1].flatMap((way): Point[] => [[x + way * wide * 0.8, y + down], [x + way * wide * 0.8, y - down]]),
      [x + side, y],
      [x - side, y],
      [x, y + down + 16],
      [x, y - down - 12],
      ...[-1, 1].flatMap((way): Point[] => [[x + way * side, y + down], [x + way * side, y - down], [x + way * side, y + down + 16], [x + way * side, y - down - 12]]),
    ];
    const cost = (one: Point, n: number): number =>
      placed.filter((box) => meets(box, one, wide, 2)).length * 60 +
      others.filter((slot) => meets({ at: slot, wide: SLOT, high: SLOT }, one, wide, -2)).length * 40 +
      names.filter((name) => meets(name, one, wide, 0)).length * 20 +
      values.filter((value) => meets({ at: value, wide: 8, high: 8 }, one, wide, 0)).length * 6 +
      n;
    const best = choices.map((one, n) => ({ one, cost: cost(one, n) })).reduce((least, next) => (next.cost < least.cost ? next : least)).one;
    placed.push({ at: best, wide, high });
  }
  return placed.map((box) => box.at);
}
