/** Computations on the view for the drawers: holdings, losses, tables, scales. No text, no drawing. */
import { bankShares, limitOf, sharesOf, type CompanyView, type LilliputView, type PlayerView } from "../view";

/** The players, plus Gulliver in a solo game. */
export const ownersOf = (view: LilliputView): PlayerView[] =>
  view.gulliver ? [...view.players, view.gulliver] : view.players;

/** Companies on the market, in operating order. */
export function inOrder(view: LilliputView): CompanyView[] {
  const all = new Map(view.companies.map((company) => [company.id, company]));
  return view.order.map((id) => all.get(id)).filter((company) => company !== undefined);
}

/** Companies that can still be founded: without a director, not out of the game, and not start companies. */
export const foundable = (view: LilliputView): CompanyView[] =>
  view.companies.filter((company) => company.director === null && !company.out && !company.start);

/** The company's state while trains run; outside of that phase it is "next" for all. */
export function turnOf(view: LilliputView, id: string): "done" | "now" | "next" {
  if (view.running === id) return "now";
  return view.running === null || view.to_run.includes(id) ? "next" : "done";
}

/** The shortest labels that distinguish the names: one letter, two letters, or else a number. */
export function letters(names: readonly string[]): string[] {
  for (const count of [1, 2]) {
    const short = names.map((name) => [...name.trim()].slice(0, count).join("").toLocaleUpperCase());
    if (new Set(short).size === names.length && short.every((text) => text)) return short;
  }
  return names.map((_, n) => String(n + 1));
}

/** Owners of the 10 % shares, one entry per share; null is the bank. The director's certificate is not included. */
export function holders(view: LilliputView, company: CompanyView): (number | null)[] {
  const held = ownersOf(view).flatMap((player) => Array<number>(sharesOf(player, company.id)).fill(player.seat));
  return [...held, ...Array<null>(bankShares(company)).fill(null)];
}

export interface Loss {
  company: string;
  director: number | null;
  /** Number of trains that rust, become obsolete (earn half), and exceed the limit. */
  rust: number;
  obsolete: number;
  over: number;
}

/** What each company loses with the first train of each type still to come, one type after the other. */
export function losses(view: LilliputView): Map<string, Loss[]> {
  const left = inOrder(view).map((company) => ({ company, trains: company.trains }));
  const found = new Map<string, Loss[]>();
  for (const type of view.depot.kinds.filter((one) => !one.started)) {
    const lost: Loss[] = [];
    for (const one of left) {
      const kept = one.trains.filter((train) => !type.rusts.includes(train.kind));
      const rust = one.trains.length - kept.length;
      const obsolete = kept.filter((train) => type.obsolete.includes(train.kind) && !train.obsolete).length;
      const over = Math.max(0, kept.length - limitOf(type.phase));
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
export function wealthOf(view: LilliputView, owner: number): number[] {
  const past = view.wealth.map((round) => round[owner] ?? 0);
  const now = ownersOf(view)[owner]?.total ?? 0;
  return view.over ? past : [...past, now];
}

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";

export type Column = "name" | "cash" | "certificates" | "copies" | "shares" | "directors" | "total" | `company:${string}`;

/** A player's number in a column of the matrix, used for sorting. */
export function figure(player: PlayerView, column: Column): number {
  if (column.startsWith("company:")) {
    const percents = player.shares[column.slice(8)] ?? [];
    return percents.reduce((sum, percent) => sum + percent, 0) / 10;
  }
  if (column === "name") return -player.seat;
  if (column === "cash") return player.cash;
  if (column === "certificates") return player.certificates;
  if (column === "copies") return player.copies;
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
