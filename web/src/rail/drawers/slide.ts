/** Lets a marker of the market move from the field where it was to the one where it is. */
import { reducedMotion } from "../../lib/settings.svelte";
import type { RailSession } from "../session.svelte";

const MS = 600;
/** By session and company: where its marker was drawn last, in the window. */
const places = new WeakMap<RailSession, Map<string, DOMRect>>();

/** A marker on another field is another element: what is known of the old one is its place. */
export function slide(node: HTMLElement, { session, company }: { session: RailSession; company: string }): { destroy: () => void } {
  const known = places.get(session) ?? new Map<string, DOMRect>();
  places.set(session, known);
  // Measuring while the page is being built makes the browser lay it out once more: not where nothing will move.
  if (session.table.past || reducedMotion()) {
    known.delete(company);
    return { destroy: () => {} };
  }
  const here = node.getBoundingClientRect();
  const was = known.get(company);
  known.set(company, here);
  if (was && here.width) {
    const [x, y] = [was.left - here.left, was.top - here.top];
    if (x || y) node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: MS, easing: "ease-in-out" });
  }
  return {
    // If no other element has taken its place, the market was closed: it may be elsewhere when it is opened again.
    destroy: () => void setTimeout(() => known.get(company) === here && known.delete(company)),
  };
}
