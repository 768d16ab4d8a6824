/** Shortcuts of the panel. Controls declare their keys in data attributes (data-key, data-focus, data-enter). */
import { mapOf } from "../mapState.svelte";
import type { RailSession } from "../session.svelte";

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(`.rail-panel ${selector}`);

/** Drop what is chosen; return true if there was something. */
function clear(session: RailSession): boolean {
  const { laying } = mapOf(session);
  const chosen = laying.cell !== null;
  laying.clear();
  return session.clear() || chosen;
}

export function panelKey(session: RailSession, event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return false;
  const { key } = event;
  // Another tile for the place that is chosen: see RailMap.
  if (key.startsWith("Arrow") && mapOf(session).laying.cell !== null) return true;
  if (key === "Escape") return session.clear();
  if (key === "Enter") {
    // Enter on a control activates that control.
    if ((event.target as HTMLElement).closest?.("button, a, summary, input, [role=button]")) return false;
    const main = find("[data-enter]");
    main?.click();
    return main !== null;
  }
  // The train of that number. With Shift the key itself depends on the keyboard.
  if (event.shiftKey && /^Digit[1-4]$/.test(event.code)) {
    const train = find(`[data-key="Shift+${event.code.slice(5)}"]`);
    train?.click();
    return train !== null;
  }
  if (!/^\d$/.test(key)) return false;
  const press = find(`[data-key="${key}"]`);
  if (press) press.click();
  else if (key === "2" && !find('[data-focus="2"]')) return clear(session);
  else find(`[data-focus="${key}"]`)?.focus();
  return press !== null || find(`[data-focus="${key}"]`) !== null;
}
