/** How track games show what others did. */
import type { SeenParts } from "../../seen/parts";
import { mapOf } from "../mapState.svelte";
import type { RailSession } from "../session.svelte";
import { cellOf, eventsOf } from "../view";
import { bannerOf } from "./banner";
import Changes from "./Changes.svelte";
import Glow from "./Glow.svelte";
import { companyIn, seenMoves, type SeenMoves } from "./marks";

/** Tables where the map follows what is played again: on small screens only a part of it is in view. */
const following = new WeakSet<RailSession>();
const small = (): boolean => matchMedia("(max-width: 999px)").matches;

/** Where moves changed the map, with the stations of who did it. */
function cellsOf(session: RailSession, { company, tiles, stations, routes }: SeenMoves): string[] {
  const changed = [...tiles.map(({ cell }) => cell), ...stations.map(({ cell }) => cell), ...routes.flatMap(({ cells }) => cells)];
  return changed.length ? [...changed, ...(session.companies.get(company ?? "")?.stations ?? []).map(cellOf)] : [];
}

const rail: SeenParts<RailSession> = {
  mark: (session, told, again) => {
    const moves = told && seenMoves(told.entries, told.before, told.after, session.lines);
    session.seen = moves && { ...moves, Glow };
    const cells = again && moves && small() ? cellsOf(session, moves) : [];
    if (cells.length || following.has(session)) mapOf(session).bring(cells);
    following[cells.length ? "add" : "delete"](session);
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
