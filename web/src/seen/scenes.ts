/** The moves somebody missed, as scenes that together take less than a minute. */
import type { LogEntry } from "../lib/api";

export interface Scene {
  /** The position it begins at, and the one it leads to. */
  from: number;
  to: number;
  entries: readonly LogEntry[];
}

/** More scenes would be too short to follow: neighbours are shown as one. */
const MOST = 36;
/** How long all scenes take together at most, and one at most, in milliseconds. */
export const ALL_MS = 50_000;
const ONE_MS = 3200;

/** The moves after position `left`, in scenes: consecutive moves of the same group are one. */
export function scenesOf(entries: readonly LogEntry[], left: number, group: (entry: LogEntry) => string): Scene[] {
  const found: { from: number; to: number; group: string; entries: LogEntry[] }[] = [];
  for (const entry of entries) {
    if (entry.kind !== "act" || entry.undone || entry.move == null || entry.move <= left) continue;
    const [own, last] = [group(entry), found.at(-1)];
    if (last && last.group === own) {
      last.to = entry.move;
      last.entries.push(entry);
    } else found.push({ from: entry.move - 1, to: entry.move, group: own, entries: [entry] });
  }
  const together = Math.ceil(found.length / MOST);
  const scenes: Scene[] = [];
  for (let n = 0; n < found.length; n += together) {
    const some = found.slice(n, n + together);
    scenes.push({ from: some[0]!.from, to: some.at(-1)!.to, entries: some.flatMap((one) => one.entries) });
  }
  return scenes;
}

/** How long one of so many scenes is shown. */
export const paceOf = (scenes: number): number => Math.min(ONE_MS, ALL_MS / Math.max(1, scenes));
