/** Decide whether a number has changed: only the same quantity in the present counts. Moving through past positions
 *  does not. */
export interface Reading {
  /** The quantity: a player's cash, a company's price. */
  of: string;
  value: number;
  past: boolean;
}

export function change(before: Reading | null, now: Reading): number {
  if (!before || before.of !== now.of || before.past || now.past) return 0;
  return now.value - before.value;
}
