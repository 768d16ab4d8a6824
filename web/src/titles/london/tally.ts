/** The columns of the score table: one per sheet, plus the overlaid one. */
import type { Session } from "./session.svelte";
import { nameOfResult } from "../../lib/words.svelte";
import type { SheetView } from "./view";

export interface Column {
  name: string;
  sheet: SheetView;
  /** True if the sheet is from another table. */
  ghost: boolean;
}
/** Rows of the score table, revealed one by one: four lines, tourist sites, interchanges, objectives. */
export const ROWS = 7;

export function columnsOf(session: Session, sheets: readonly SheetView[]): Column[] {
  const columns: Column[] = sheets.map((sheet) => ({ name: session.table.names[sheet.seat] ?? "", sheet, ghost: false }));
  const over = session.table.rivals?.ghost;
  if (session.ghost && over) columns.push({ name: nameOfResult(over), sheet: session.ghost, ghost: true });
  return columns;
}
