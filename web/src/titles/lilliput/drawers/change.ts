/** When a figure's change is news: of the same thing, in the present. A step through the past is none. */
export interface Reading {
  /** What the figure is of: somebody's cash, a company's price. */
  of: string;
  value: number;
  past: boolean;
}

export function change(before: Reading | null, now: Reading): number {
  if (!before || before.of !== now.of || before.past || now.past) return 0;
  return now.value - before.value;
}
