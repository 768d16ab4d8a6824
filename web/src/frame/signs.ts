/** Which signs stand with the question. */
import type { Table } from "../lib/table.svelte";

/** True if moves may be taken back at this moment, or could be: the button keeps its place. */
export function takesBack(table: Table): boolean {
  const { now, past, mine } = table;
  const undo = now?.undo;
  return mine.length > 0 && !past && !undo?.ask && undo?.policy !== "none" && !(now?.over && !undo?.back && !undo?.redo);
}

/** True if the bot may be asked what it would do: the lamp keeps its place while others act. */
export function advises(table: Table): boolean {
  const { now } = table;
  return !table.past && table.mayAskBot && !!now && !now.over && !now.daily && !now.lesson && table.mine.includes(table.seat ?? -1);
}

/** True if the seat looked at is mine and has to decide. */
export function isAsked(table: Table): boolean {
  return !!table.now?.waiting.some(({ seat }) => seat === table.seat && table.mine.includes(seat));
}
