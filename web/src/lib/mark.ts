/** Marks a control for a while, so that the eye finds it. */
const MARKED_MS = 8000;

/** Mark the first such control that is on the page and bring it into view; false if there is none. */
export function mark(selector: string): boolean {
  const control = [...document.querySelectorAll<HTMLElement>(selector)].find((node) => node.offsetParent !== null);
  if (!control) return false;
  control.scrollIntoView({ block: "nearest" });
  control.classList.add("suggested");
  setTimeout(() => control.classList.remove("suggested"), MARKED_MS);
  return true;
}
