/** How log lines of 18Ireland's own events are shown. */
import type { LogEvent } from "../../lib/api";
import { logStyle as railStyle, type LogStyle } from "../../rail/drawers/logStyle";

export function logStyle(event: LogEvent): LogStyle {
  switch (event.type) {
    case "private-income":
    case "share-issued":
    case "settled":
      return { money: event.amount, rank: "detail" };
    case "company-started":
    case "merged":
    case "went-bankrupt":
    case "company-closed":
      return { rank: "head" };
    case "marker-moved":
    case "pool-voted":
      return { rank: "detail" };
    default:
      return railStyle(event);
  }
}
