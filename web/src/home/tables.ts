/** My tables: their order, and which of them are guided first games. */
import type { TableSummary } from "../lib/api";

/** True if the table is a guided first game: its bot is the friendly one. */
export const isLesson = (table: Pick<TableSummary, "title" | "levels">): boolean =>
  table.title === "cz_first" && table.levels.includes("friendly");

/** The step of the lesson reached in this browser; null if it is not known here. */
export function stepOf(id: string): number | null {
  try {
    const step: unknown = JSON.parse(localStorage.getItem(`trainshed-lesson-${id}`) ?? "null")?.step;
    return typeof step === "number" ? step : null;
  } catch {
    return null;
  }
}

/** My tables in the order to show them: my turn first, then the others under way, finished ones last; newest first. */
export function sorted(tables: readonly TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary): number => (table.over ? 2 : table.my_turn ? 0 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}
