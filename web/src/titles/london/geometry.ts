/** The map data written by the engine (`map.json`), with drawing coordinates. No game rules here. */
import map from "./map.json";

export const COLOURS = ["purple", "blue", "red", "green"] as const;
export type Colour = (typeof COLOURS)[number];
export type Symbol = "circle" | "square" | "triangle" | "pentagon" | "wild";

export interface Station {
  id: number;
  col: number;
  row: number;
  name: string;
  symbol: Symbol;
  district: number;
  tourist: boolean;
  departure: Colour | null;
}
export interface Link {
  id: number;
  a: number;
  b: number;
  thames: boolean;
}

export const STATIONS = map.stations.map((s) => ({
  ...s,
  name: `${String.fromCharCode(65 + s.col)}${s.row + 1}`,
})) as Station[];
export const LINKS = map.lines as Link[];
export const CARDS = map.cards;
export const TRACK = map.tourist_track;
export const LAST_UNDERGROUND = map.underground_cards;
export const DISTRICTS = map.districts;

/** Drawing units per grid step, and the margin around the outermost stations. */
export const STEP = 100;
export const EDGE = 62;
export const SIZE = 9 * STEP + 2 * EDGE;

export const at = (grid: number): number => grid * STEP + EDGE;
export const station = (id: number): Station => STATIONS[id]!;
export const place = (id: number): [number, number] => [at(station(id).col), at(station(id).row)];
export const link = (id: number): Link => LINKS[id]!;

const between = new Map(LINKS.flatMap((l) => [[`${l.a}-${l.b}`, l], [`${l.b}-${l.a}`, l]]));
export const linkBetween = (a: number, b: number): Link | undefined => between.get(`${a}-${b}`);

export const THAMES = "M" + map.river.map(([x, y]) => `${at(x!)} ${at(y!)}`).join("L");

const rounded = (points: [number, number][], r: number): string => {
  const out: string[] = [];
  points.forEach((p, i) => {
    const before = points[(i + points.length - 1) % points.length]!;
    const after = points[(i + 1) % points.length]!;
    const toward = (q: [number, number]): [number, number] => {
      const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
      const k = Math.min(r, length / 2) / length;
      return [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
    };
    const [a, b] = [toward(before), toward(after)];
    out.push(`${i ? "L" : "M"}${a[0]} ${a[1]}Q${p[0]} ${p[1]} ${b[0]} ${b[1]}`);
  });
  return out.join("") + "Z";
};

/** The outline of each district: a grid of horizontal and vertical cuts, with the corner cells cut out of their
 *  neighbours. */
function outlines(): string[] {
  const gap = 3;
  const far = EDGE / STEP;
  const [low, high] = map.district_cuts as [number, number];
  const span: [number, number][] = [[-far, low], [low, high], [high, 9 + far]];
  const cell: [number, number][] = [[-far, 0.5], [8.5, 9 + far]];
  const box = ([x1, x2]: [number, number], [y1, y2]: [number, number]): [number, number][] => [
    [at(x1) + gap, at(y1) + gap],
    [at(x2) - gap, at(y1) + gap],
    [at(x2) - gap, at(y2) - gap],
    [at(x1) + gap, at(y2) - gap],
  ];
  return map.districts.map((name) => {
    const corner = /^corner_(.)(.)$/.exec(name);
    if (corner) return rounded(box(cell[corner[2] === "e" ? 1 : 0]!, cell[corner[1] === "s" ? 1 : 0]!), 14);
    const [down, across] = name === "central" ? ["middle", "centre"] : name.split("_");
    const i = ["west", "centre", "east"].indexOf(across!);
    const j = ["north", "middle", "south"].indexOf(down!);
    const points = box(span[i]!, span[j]!);
    if (i === 1 || j === 1) return rounded(points, 18);
    const [cx, cy] = [cell[i === 2 ? 1 : 0]!, cell[j === 2 ? 1 : 0]!];
    const x = i === 2 ? at(cx[0]) - gap : at(cx[1]) + gap;
    const y = j === 2 ? at(cy[0]) - gap : at(cy[1]) + gap;
    const which = (j === 2 ? 2 : 0) + ((i === 2) === (j === 2) ? 0 : 1);
    const [px, py] = points[which]!;
    const notch: [number, number][] =
      which % 2 === 0 ? [[px, y], [x, y], [x, py]] : [[x, py], [x, y], [px, y]];
    points.splice(which, 1, ...notch);
    return rounded(points, 16);
  });
}
export const OUTLINES = outlines();

/** Which of the two tints a district has: as on a chessboard, so that neighbours differ. */
export const tint = (district: number): "a" | "b" => {
  const name = DISTRICTS[district]!;
  if (name === "central" || name.startsWith("corner")) return "a";
  const [down, across] = name.split("_");
  return (down === "middle") === (across === "centre") ? "b" : "a";
};

/** The outline of a station's symbol around the origin. */
export function shape(symbol: string, r: number): string {
  const ring = (n: number, radius: number, turn = -90): string =>
    Array.from({ length: n }, (_, i) => {
      const angle = ((turn + (360 / n) * i) * Math.PI) / 180;
      return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
    }).join("L");
  switch (symbol) {
    case "square":
      return `M${-r * 0.86} ${-r * 0.86}H${r * 0.86}V${r * 0.86}H${-r * 0.86}Z`;
    case "triangle":
      return `M${ring(3, r * 1.2)}Z`;
    case "pentagon":
      return `M${ring(5, r * 1.08)}Z`;
    case "wild":
      return (
        "M" +
        Array.from({ length: 16 }, (_, i) => {
          const angle = ((i * 22.5 - 90) * Math.PI) / 180;
          const radius = i % 2 ? r * 0.86 : r * 1.28;
          return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
        }).join("L") +
        "Z"
      );
    default:
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
  }
}

/** The station an arrow key leads to: the nearest one within 45° of the key's direction. */
export function stepFrom(id: number, key: string): number {
  const dirs: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const dir = dirs[key];
  if (!dir) return id;
  const from = station(id);
  let best = id;
  let least = Infinity;
  for (const s of STATIONS) {
    const [dx, dy] = [s.col - from.col, s.row - from.row];
    const ahead = dx * dir[0] + dy * dir[1];
    const aside = Math.abs(dx * dir[1]) + Math.abs(dy * dir[0]);
    if (ahead <= 0 || aside > ahead) continue;
    const cost = ahead + aside * 1.6;
    if (cost < least) [best, least] = [s.id, cost];
  }
  return best;
}

/** How far from a station the mouse finds it, and a finger, which covers what it points at. */
export const REACH = { mouse: 48, touch: 74 };

/** The station nearest to a point, within `reach`; liked ones are preferred unless clearly further away. */
export function nearest(x: number, y: number, liked: ReadonlySet<number>, reach: number): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (const s of STATIONS) {
    const distance = Math.hypot(at(s.col) - x, at(s.row) - y);
    const cost = liked.has(s.id) ? distance * 0.7 : distance;
    if (distance <= reach && cost < least) [best, least] = [s.id, cost];
  }
  return best;
}
