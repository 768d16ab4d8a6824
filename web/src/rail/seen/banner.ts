/** Events that change the game for everybody, and what they cost whom. */
import type { LogEntry, LogEvent } from "../../lib/api";
import type { Banner, BannerLine } from "../../seen/parts";

/** Whose losses are one's own. */
export interface Own {
  companies: readonly string[];
  seats: readonly number[];
}

const ofPlayer = (own: Own, ...players: string[]): boolean => own.seats.some((seat) => players.includes(`@${seat}`));
const ofCompany = (own: Own, companies: readonly string[]): boolean => companies.some((company) => own.companies.includes(company));

/** Whether an event is worth a banner, and whether it costs the reader something; null: no banner. */
function told(event: LogEvent, own: Own): boolean | null {
  switch (event.type) {
    case "phase":
      // Yellow from the start: nothing changes.
      return event.colour === "yellow" ? null : false;
    case "end-near":
      return false;
    case "end-triggered":
      return ofCompany(own, [event.company]);
    case "rusted":
    case "flipped":
      return ofCompany(own, event.owners);
    case "director-changed":
      return ofPlayer(own, event.before);
    case "company-closed":
      return ofCompany(own, [event.company]);
    case "shares-lost":
      return ofPlayer(own, ...event.holders.map(([holder]) => holder));
    case "merged":
      return ofCompany(own, event.companies) && !ofPlayer(own, event.director);
    case "went-bankrupt":
      return ofPlayer(own, event.player);
    case "started":
    case "round-began":
      return event.round > 1 && event.round === event.rounds ? false : null;
    default:
      return null;
  }
}

/** The banner of a log entry; null if nothing in it needs one. */
export function bannerOf({ n, events, messages, undone }: Pick<LogEntry, "n" | "events" | "messages" | "undone">, own: Own): Banner | null {
  if (undone) return null;
  const lines: BannerLine[] = [];
  const losers = new Set<string>();
  events.forEach((event, at) => {
    const costs = told(event as LogEvent, own);
    const message = messages[at];
    if (costs === null || !message) return;
    lines.push({ message, own: costs });
    if (event.type === "rusted" || event.type === "flipped") for (const company of event.owners) losers.add(company);
  });
  return lines.length ? { entry: n, lines, losers: [...losers] } : null;
}
