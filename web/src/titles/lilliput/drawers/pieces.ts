/** The tiles and liveries at a table of 18Lilliput; null while loading. */
import { piecesAt, type Pieces } from "../../../rail/pieces.svelte";
import type { Session } from "../session.svelte";

export const piecesOf = (session: Session): Pieces | null => piecesAt(session.table.id, "18Lilliput");
