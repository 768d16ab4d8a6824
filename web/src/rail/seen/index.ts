/** How track games show what others did. */
import type { SeenParts } from "../../seen/parts";
import type { RailSession } from "../session.svelte";
import { eventsOf } from "../view";
import { bannerOf } from "./banner";
import Changes from "./Changes.svelte";
import Glow from "./Glow.svelte";
import { companyIn, seenMoves } from "./marks";

const rail: SeenParts<RailSession> = {
  mark: (session, told) => {
    session.seen = told && { ...seenMoves(told.entries, told.before, told.after, session.lines), Glow };
  },
  // In a stock round a turn is a player's, even if it is about one company.
  group: (entry) => {
    const [first] = eventsOf(entry);
    return first && "player" in first && first.type !== "tile-laid" ? `@${entry.seat}` : (eventsOf(entry).map(companyIn).find((company) => company !== null) ?? `@${entry.seat}`);
  },
  banner: (session, entry) => bannerOf(entry, { companies: session.own.map(({ id }) => id), seats: session.table.mine }),
  earnings: (session) => (session.preview && session.help === "full" ? new Map([...session.companies.values()].map(({ id, best }) => [id, best ?? 0])) : null),
  Changes,
};
export default rail;
