/** What each player did last in the present stock round, as letters of a company. */
import type { LogEntry } from "../../lib/api";

/** A company bought, launched or bid for; one sold has a minus. By holder, such as "@1". */
export function lastActs(entries: readonly LogEntry[], at: number | null = null): ReadonlyMap<string, string> {
  let found = new Map<string, string>();
  for (const entry of entries) {
    if (entry.undone || (at !== null && (entry.move ?? 0) > at)) continue;
    for (const event of entry.events) {
      if (event.type === "round-started") found = new Map();
      else if (event.type === "share-bought" || event.type === "company-started") found.set(event.player, event.company);
      else if (event.type === "shares-sold") found.set(event.player, `−${event.company}`);
    }
  }
  return found;
}
