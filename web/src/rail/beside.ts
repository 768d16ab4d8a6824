/** Where a card is shown beside a place on the map. */

export interface Box {
  wide: number;
  high: number;
}
/** The centre of a cell in pixels of the window; `weight`: how much it matters that it stays in sight. */
export interface Seen {
  x: number;
  y: number;
  weight: number;
}

const EDGE = 8;
/** Room for the chips above the map. */
const TOP = 48;
/** Rather this many pixels away than over a whole cell. */
const COVERED = 400;
/** Cells less than this many cells away are what the place is about, and matter more. */
const NEAR = 2.6;
const NEAR_WEIGHT = 3;
/** Heights are counted in such steps, so that a card that grows a little stays where it is. */
const STEP = 48;

const overlap = (from: number, to: number, low: number, high: number): number => Math.max(0, Math.min(to, high) - Math.max(from, low));

/** The place of the card where it hides least of the cells, and of such places the nearest. The cell it is about, half a
 *  cell from `at` to each side, stays free if the window has room for both. */
export function beside(at: { x: number; y: number }, half: number, card: Box, room: Box, cells: readonly Seen[]): { left: number; top: number } {
  const { wide } = card;
  const high = Math.ceil(card.high / STEP) * STEP;
  const gap = half + 10;
  const inside = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
  const lefts = [at.x + gap, at.x - gap - wide, at.x - half, at.x + half - wide, EDGE, room.wide].map((left) => inside(left, EDGE, room.wide - wide - EDGE));
  const tops = [at.y - half, at.y + half - high, at.y + gap, at.y - gap - high, TOP, room.high].map((top) => inside(top, TOP, room.high - high - EDGE));
  const weights = cells.map(({ x, y, weight }) => weight * (Math.hypot(x - at.x, y - at.y) < NEAR * 2 * half ? NEAR_WEIGHT : 1));
  let best = { left: lefts[0]!, top: tops[0]!, cost: Infinity };
  for (const left of lefts) {
    for (const top of tops) {
      const over = (x: number, y: number): number => (overlap(left, left + wide, x - half, x + half) * overlap(top, top + high, y - half, y + half)) / (4 * half * half);
      const aside = Math.max(0, left - at.x, at.x - left - wide) + Math.max(0, top - at.y, at.y - top - high);
      const cost = aside + COVERED * (50 * over(at.x, at.y) + cells.reduce((sum, cell, n) => sum + weights[n]! * over(cell.x, cell.y), 0));
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return { left: best.left, top: best.top };
}
