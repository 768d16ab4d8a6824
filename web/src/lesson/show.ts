/** What "Show me" does on the page. It never decides anything: it stops before the button that confirms. */
/** How long a control blinks. */
const BLINK_MS = 1400;

/** The first control of a selector that is on the page. */
export const found = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((node) => node.getClientRects().length > 0);

/** Let a control blink once, in sight. */
export function blink(selector: string): void {
  const control = found(selector);
  if (!control) return;
  control.scrollIntoView({ block: "nearest" });
  control.classList.add("blink");
  setTimeout(() => control.classList.remove("blink"), BLINK_MS);
}
