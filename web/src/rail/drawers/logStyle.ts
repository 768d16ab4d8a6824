/** How log lines are shown: money at the right (income positive, spending negative), some as head lines, routes as
 *  details. */
import type { LogEvent } from "../../lib/api";

export interface LogStyle {
  money?: number;
  rank?: "head" | "detail";
}

/** The money in an event, with its sign for the player or company in the line. */
function moneyOf(event: LogEvent): number {
  switch (event.type) {
    case "income":
    case "shares-sold":
      return event.amount;
    case "paid":
    case "withheld":
    case "earned":
      return event.revenue;
    case "share-bought":
    case "train-bought":
      return -event.price;
    case "station-placed":
    case "tile-laid":
      return -event.cost;
    default:
      return 0;
  }
}
const HEADS: ReadonlySet<string> = new Set<LogEvent["type"]>(["phase", "game-ended"]);
const DETAILS: ReadonlySet<string> = new Set<LogEvent["type"]>(["route", "income"]);

export function logStyle(event: LogEvent): LogStyle {
  return { money: moneyOf(event), rank: HEADS.has(event.type) ? "head" : DETAILS.has(event.type) ? "detail" : undefined };
}
