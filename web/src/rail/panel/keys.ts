/** Shortcuts of the panel. Controls declare their keys in data attributes (data-key, data-focus, data-enter). */
import type { RailSession } from "../session.svelte";

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(`.rail-panel ${selector}`);

export function panelKey(session: RailSession, event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return false;
  const { key } = event;
  if (key === "Escape") return session.clear();
  if (key === "Enter") {
    // Enter on a control activates that control.
    if ((event.target as HTMLElement).closest?.("button, a, summary, input, [role=button]")) return false;
    const main = find("[data-enter]");
    main?.click();
    return main !== null;
  }
  if (!/^\d$/.test(key)) return false;
  const press = find(`[data-key="${key}"]`);
  if (press) press.click();
  else find(`[data-focus="${key}"]`)?.focus();
  return press !== null || find(`[data-focus="${key}"]`) !== null;
}
