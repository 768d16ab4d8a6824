/** Bids in the log: the state of the game keeps only the highest one. */
import type { LogEntry } from "../../../../lib/api";

/** The last bid of each seat for a company, which is auctioned only once. */
export function bidsFor(entries: readonly LogEntry[], company: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const entry of entries) {
    if (entry.undone) continue;
    for (const event of entry.events as readonly { type: string; what?: string; player?: string; price?: number }[]) {
      if (event.type === "bid-made" && event.what === company) found.set(Number(event.player!.slice(1)), event.price!);
    }
  }
  return found;
}
