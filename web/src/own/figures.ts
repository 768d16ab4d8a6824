/** Figures of charts and scales about a person's own games. */

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Chart {
  bars: Bar[];
  /** Lines across, with the score they stand for. */
  ticks: { y: number; value: number }[];
  /** Where the mean is; null with fewer than two games. */
  mean: { y: number; value: number } | null;
  /** Where nothing is: the foot of the bars. */
  zero: number;
}

const STEPS = [1, 2, 5];
const MOST_TICKS = 5;
const MOST_BAR = 36;
const GAP = 0.3;

/** The smallest round step by which a range has at most `MOST_TICKS` parts. */
export function stepFor(range: number): number {
  for (let ten = 1; ; ten *= 10) for (const step of STEPS) if (range <= step * ten * MOST_TICKS) return step * ten;
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/** Bars of scores from left to right, on a scale that begins at 0, or lower if a score is negative. */
export function chartOf(totals: readonly number[], width: number, height: number): Chart {
  const [least, most] = [Math.min(0, ...totals), Math.max(1, ...totals)];
  const step = stepFor(most - least);
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const at = (value: number): number => height - ((value - low) / (high - low)) * height;
  const room = width / Math.max(1, totals.length);
  const wide = Math.min(MOST_BAR, room * (1 - GAP));
  const bars = totals.map((total, n) => {
    const [top, foot] = [at(Math.max(0, total)), at(Math.min(0, total))];
    return { x: n * room + (room - wide) / 2, y: top, width: wide, height: Math.max(1, foot - top) };
  });
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => ({ y: at(low + n * step), value: low + n * step }));
  const middle = mean(totals);
  return { bars, ticks, mean: totals.length > 1 ? { y: at(middle), value: Math.round(middle) } : null, zero: at(0) };
}

export interface Rank {
  number: number;
  /** The lowest and the highest result of the rank; null: there is no end. */
  least: number | null;
  most: number | null;
}

/** The ranks of a scale, the highest first. `limits` are the highest results of all ranks but the last. */
export function ranksOf(limits: readonly number[]): Rank[] {
  const found = [...limits, null].map((most, number) => ({ number, least: number ? limits[number - 1]! + 1 : null, most }));
  return found.reverse();
}

export const rankOf = (limits: readonly number[], result: number): number => limits.filter((most) => result > most).length;

/** How many points are missing for the next rank; null at the highest. */
export function toNext(limits: readonly number[], result: number): number | null {
  const limit = limits[rankOf(limits, result)];
  return limit === undefined ? null : limit + 1 - result;
}

/** A number with a true minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
