/** The tiles and liveries at a table; null while loading. */
import { piecesAt, type Pieces } from "../pieces.svelte";
import type { RailSession } from "../session.svelte";

export const piecesOf = (session: RailSession): Pieces | null => piecesAt(session.table.id, session.game);
