/** Shortcuts of the table screen that all titles share. What a key does is passed in; here is when it does it. */

export interface TableActs {
  /** By key, such as `m` or `ArrowLeft`. */
  keys: Readonly<Record<string, () => void>>;
  undo: () => void;
  redo: () => void;
}

const FIELD = "input:not([type=range]), textarea, select, [contenteditable]";
/** Controls that use arrows, Home and End themselves. */
const ARROWS = `input, [role=tab], [role=separator], [role=slider], [role=radio], [role=listbox], [data-arrows]`;
/** Digits and Enter decide something: with a slider in focus they are left to it. */
const DECIDES = /^(\d|Enter)$/;

/** True if a key typed there is text. */
export const typing = (on: EventTarget | null): boolean => on instanceof Element && on.matches(FIELD);

/** The action for a pressed key; null if there is none, or the element in focus uses the key itself. `own` is asked first:
 *  the title's own shortcuts. */
export function actFor(event: KeyboardEvent, acts: TableActs, own: (event: KeyboardEvent) => boolean): (() => void) | null {
  const on = event.target;
  if (event.defaultPrevented || typing(on) || document.querySelector("dialog[open]")) return null;
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    const key = event.key.toLowerCase();
    return key === "z" ? (event.shiftKey ? acts.redo : acts.undo) : key === "y" ? acts.redo : null;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (DECIDES.test(event.key) && on instanceof Element && on.matches("input[type=range]")) return null;
  if (own(event)) return null;
  if (/^(Arrow|Home$|End$)/.test(event.key) && on instanceof Element && on.closest(ARROWS)) return null;
  return acts.keys[event.key] ?? null;
}
