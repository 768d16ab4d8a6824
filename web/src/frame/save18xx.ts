/** Save a game as a file for 18xx.games. */
import { ApiError, download } from "../lib/api";
import type { Table } from "../lib/table.svelte";
import { say, t } from "../lib/words.svelte";

/** Titles whose games 18xx.games has too. */
export const AT_18XX: readonly string[] = ["ireland"];

/** Download the file; return why it cannot be written, or an empty text. */
export async function save18xx(table: Table): Promise<string> {
  try {
    await download(`/tables/${table.id}/record/18xx`, `${table.id}-18xx.json`);
    return "";
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : null;
    const names = table.now?.seats.map((seat) => seat.name) ?? [];
    return problem?.damage ? say(problem.damage, names, table.now?.title) : t(`page-problem-${problem?.reason ?? "offline"}`);
  }
}
