/** How log lines of 18Lilliput's own events are shown: cards as head lines. */
import type { LogEvent } from "../../lib/api";
import { logStyle as railStyle, type LogStyle } from "../../rail/drawers/logStyle";

export function logStyle(event: LogEvent): LogStyle {
  switch (event.type) {
    case "card-taken":
    case "drafted":
      return { money: 0, rank: "head" };
    case "cash-taken":
    case "treasury-filled":
    case "mines":
      return { money: event.amount };
    case "founded":
      return { money: -event.paid };
    default:
      return railStyle(event);
  }
}
