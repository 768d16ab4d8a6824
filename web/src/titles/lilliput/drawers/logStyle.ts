/** How log lines are shown: money at the right (income positive, spending negative), cards as head lines, routes as
 *  details. */
import type { LogEvent } from "../../../lib/api";

/** The money in an event, with its sign for the player or company in the line. */
function moneyOf(event: LogEvent): number {
  switch (event.type) {
    case "cash-taken":
    case "treasury-filled":
    case "mines":
    case "income":
    case "shares-sold":
      return event.amount;
    case "paid":
    case "withheld":
      return event.revenue;
    case "share-bought":
    case "train-bought":
      return -event.price;
    case "founded":
      return -event.paid;
    case "station-placed":
    case "tile-laid":
      return -event.cost;
    default:
      return 0;
  }
}
const HEADS: ReadonlySet<string> = new Set<LogEvent["type"]>(["card-taken", "drafted", "phase", "game-ended"]);
const DETAILS: ReadonlySet<string> = new Set<LogEvent["type"]>(["route", "income"]);

export function logStyle(event: LogEvent): { money?: number; rank?: "head" | "detail" } {
  return { money: moneyOf(event), rank: HEADS.has(event.type) ? "head" : DETAILS.has(event.type) ? "detail" : undefined };
}
