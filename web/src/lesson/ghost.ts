/** "Show me" on the map of a track game: a tile or a station as a ghost, not confirmed. */
import { mapOf } from "../rail/mapState.svelte";
import type { RailSession } from "../rail/session.svelte";

/** A tile or a station that can be placed. */
export type Placing = { type: "lay"; cell: string; company: string; tile: string; rotation: number } | { type: "station"; cell: string; company: string; stop?: number | undefined };

/** Put a tile or a station on the map as a ghost, and bring it into view with `around`. */
export function lineUp(session: RailSession, action: Placing, around: readonly string[] = []): void {
  const map = mapOf(session);
  const [laying, at] = [map.laying, map.placeOf(action.cell)];
  if (!at) return;
  laying.clear();
  void laying.press({ ...at, ...(action.type === "station" ? { stop: action.stop ?? 0 } : {}) });
  if (laying.company !== action.company && laying.companies.includes(action.company)) laying.take(action.company);
  if (action.type === "lay") {
    laying.choose(action.tile);
    laying.rotation = action.rotation;
  }
  map.bring([...around, action.cell]);
}
