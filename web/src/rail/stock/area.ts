/** The part of a price chart that has markers, for narrow screens. */
import type { MarketView } from "../view";

export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The rows and columns of all markers, with a field more on each side, and at least so many columns and rows. */
export function occupied({ rows, columns, fields }: MarketView, least: { columns: number; rows: number }): Area {
  const full = fields.filter(({ markers }) => markers.length);
  if (!full.length) return { top: 0, bottom: Math.min(rows, least.rows) - 1, left: 0, right: Math.min(columns, least.columns) - 1 };
  const [top, bottom] = spread(full.map(({ row }) => row), rows, least.rows);
  const [left, right] = spread(full.map(({ column }) => column), columns, least.columns);
  return { top, bottom, left, right };
}

function spread(found: readonly number[], count: number, least: number): [number, number] {
  let low = Math.max(0, Math.min(...found) - 1);
  let high = Math.min(count - 1, Math.max(...found) + 1);
  while (high - low + 1 < Math.min(least, count)) {
    if (high < count - 1) high++;
    else low--;
  }
  return [low, high];
}
