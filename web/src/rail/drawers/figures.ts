/** Computations on the view for the drawers: holdings, losses, tables, scales. No text, no drawing. */
import { bankShares, limitFor, sharesOf, type CompanyView, type PlayerView, type RailView } from "../view";

/** Companies in operating order. */
export function inOrder<V extends RailView>(view: V): V["companies"][number][] {
  const all = new Map<string, V["companies"][number]>(view.companies.map((company) => [company.id, company]));
  return view.order.map((id) => all.get(id)).filter((company) => company !== undefined);
}

/** The shortest labels that distinguish the names: one letter, two letters, or else a number. */
export function letters(names: readonly string[]): string[] {
  for (const count of [1, 2]) {
    const short = names.map((name) => [...name.trim()].slice(0, count).join("").toLocaleUpperCase());
    if (new Set(short).size === names.length && short.every((text) => text)) return short;
  }
  return names.map((_, n) => String(n + 1));
}

/** Owners of the shares, one entry per share; null is the bank. The director's certificate is not included. */
export function holders(owners: readonly PlayerView[], company: CompanyView): (number | null)[] {
  const held = owners.flatMap((player) => Array<number>(sharesOf(player, company.id)).fill(player.seat));
  return [...held, ...Array<null>(bankShares(company)).fill(null)];
}

export interface Loss {
  company: string;
  director: number | null;
  /** Number of trains that rust or turn over (then they are the pool's), become obsolete (earn half), and exceed the limit. */
  rust: number;
  obsolete: number;
  over: number;
}

/** What each company loses with the first train of each type still to come, one type after the other. */
export function losses(view: RailView): Map<string, Loss[]> {
  const left = inOrder(view).map((company) => ({ company, trains: company.trains }));
  const found = new Map<string, Loss[]>();
  for (const type of view.depot.kinds.filter((one) => !one.started && !one.reverse)) {
    const lost: Loss[] = [];
    for (const one of left) {
      const kept = one.trains.filter((train) => !type.rusts.includes(train.kind) && !type.flips.includes(train.kind));
      const rust = one.trains.length - kept.length;
      const obsolete = kept.filter((train) => type.obsolete.includes(train.kind) && !train.obsolete).length;
      const over = Math.max(0, kept.length - limitFor(type.phase, one.company));
      if (rust || obsolete || over) lost.push({ company: one.company.id, director: one.company.director, rust, obsolete, over });
      // Assume that directors discard their lowest trains.
      one.trains = kept.slice(over).map((train) => (type.obsolete.includes(train.kind) ? { ...train, obsolete: true } : train));
    }
    found.set(type.id, lost);
  }
  return found;
}

/** Round numbers for an axis from `low` to at least `high`, about `count` of them. */
export function ticks(low: number, high: number, count = 4): number[] {
  const top = Math.max(high, low + 1);
  const span = top - low;
  const rough = span / count;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * ten).find((n) => n >= rough) ?? 10 * ten);
  const first = Math.floor(low / step) * step;
  const found = [];
  for (let value = first; value < top + step; value += step) found.push(Math.round(value));
  return found;
}

/** Move labels apart to at least `gap`, up to `most`, keeping each near its wanted position. */
export function spread(wanted: readonly number[], gap: number, most: number): number[] {
  const order = wanted.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y);
  for (let i = 1; i < order.length; i++) order[i]!.y = Math.max(order[i]!.y, order[i - 1]!.y + gap);
  let top = most;
  for (let i = order.length - 1; i >= 0; i--) {
    order[i]!.y = Math.min(order[i]!.y, top);
    top = order[i]!.y - gap;
  }
  const placed = [...wanted];
  for (const { y, n } of order) placed[n] = y;
  return placed;
}

/** A player's wealth at the end of each round; while the game goes on, also the current value. */
export function wealthOf(view: RailView, { seat, total }: Pick<PlayerView, "seat" | "total">): number[] {
  const past = view.wealth.map((round) => round[seat] ?? 0);
  return view.over ? past : [...past, total];
}

/** The parts of what counts at the end, in the order of the view. */
export const partsOf = (owners: readonly PlayerView[]): string[] => [...new Set(owners.flatMap((owner) => Object.keys(owner.parts)))];

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";

/** A column of the matrix: a part of what counts, a company, or one of these. */
export type Column = "name" | "certificates" | "total" | `company:${string}` | (string & {});

/** A player's number in a column of the matrix, used for sorting. */
export function figure(player: PlayerView, column: Column): number {
  if (column.startsWith("company:")) {
    const percents = player.shares[column.slice(8)] ?? [];
    return percents.reduce((sum, percent) => sum + percent, 0) / 10;
  }
  if (column === "name") return -player.seat;
  if (column === "certificates") return player.certificates;
  if (column === "total") return player.total;
  return player.parts[column] ?? 0;
}

/** The part of wealth with the largest lead of the first player over the second. */
export function decided(winner: PlayerView, other: PlayerView): { part: string; by: number } {
  const parts = Object.keys(winner.parts).map((part) => ({
    part,
    by: (winner.parts[part] ?? 0) - (other.parts[part] ?? 0),
  }));
  return parts.reduce((best, one) => (one.by > best.by ? one : best));
}
