/** The columns of the tally: a sheet each, and beside them the one laid over the board. */
import type { Session } from "./session.svelte";
import { nameOfResult } from "../../lib/words.svelte";
import type { SheetView } from "./view";

export interface Column {
  name: string;
  sheet: SheetView;
  /** Not of this table. */
  ghost: boolean;
}
/** Four lines, tourist sites, interchanges, objectives: the steps in which the tally is shown. */
export const ROWS = 7;

export function columnsOf(session: Session, sheets: readonly SheetView[]): Column[] {
  const columns: Column[] = sheets.map((sheet) => ({ name: session.table.names[sheet.seat] ?? "", sheet, ghost: false }));
  const over = session.table.rivals.ghost;
  if (session.ghost && over) columns.push({ name: nameOfResult(over), sheet: session.ghost, ghost: true });
  return columns;
}
