/** Where rounds and turns begin in the history of a table. */
import type { LogEntry } from "./api";

/** The positions at which turns begin, in order: the given ones, and those where another seat acts than before. */
export function turnStarts(given: readonly number[], entries: readonly Pick<LogEntry, "kind" | "seat" | "move" | "undone">[]): number[] {
  const starts = new Set<number>([0, ...given]);
  let before: number | null = null;
  for (const { kind, seat, move, undone } of entries) {
    if (kind !== "act" || undone || move == null) continue;
    if (before !== null && seat !== before) starts.add(move - 1);
    before = seat;
  }
  return [...starts].sort((a, b) => a - b);
}

/** The place to go to from a position: the start of this part or, if it is there, of the one before; or the next start. */
export function stepTo(starts: readonly number[], at: number, by: 1 | -1, last: number): number {
  return by < 0 ? (starts.findLast((start) => start < at) ?? 0) : (starts.find((start) => start > at) ?? last);
}
