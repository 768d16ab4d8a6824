/** Touch and mouse input on a board: wheel and pinch zoom about the pointer, drag pans, the rest are taps. */
import { onPinch, wheelZoom } from "../lib/pinch";
import type { Camera } from "./camera.svelte";

export interface GestureHandlers {
  camera: Camera;
  /** A tap at a board point, on what is drawn there. Return true if it was handled. */
  tap: (x: number, y: number, touch: boolean, shift: boolean, on: Element | null) => boolean;
  /** A long press. Return true if it was handled; no tap follows then. */
  hold: (x: number, y: number) => boolean;
  hover: (at: [number, number] | null) => void;
  /** The wheel over a board point. Return true if it was handled; otherwise it zooms. */
  wheel: (x: number, y: number, down: boolean, shift: boolean) => boolean;
  /** An end of a route was pressed down: from now on the pointer drags it, not the board. */
  grab: (on: Element | null) => boolean;
  /** Where it is dragged; let go there if `done`, left where it was if the place is null. */
  drag: (at: [number, number] | null, done: boolean) => void;
  /** A double tap where neither tap was handled. */
  twice: () => void;
}
const SLIP = 8;
const TWICE = 350;
const LONG = 500;

export function gestures(node: SVGSVGElement, handlers: GestureHandlers): () => void {
  const { camera } = handlers;
  const fingers = new Map<number, { x: number; y: number }>();
  let start: { x: number; y: number; moved: boolean } | null = null;
  let held = false;
  let spread = 0;
  let idle = 0;
  let timer = 0;

  const at = (event: MouseEvent): { x: number; y: number } => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const pair = (): { x: number; y: number; spread: number } | null => {
    const [a, b] = [...fingers.values()];
    return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, spread: Math.hypot(a.x - b.x, a.y - b.y) } : null;
  };
  let between: { x: number; y: number } | null = null;

  function letGo(place: [number, number] | null): void {
    held = false;
    handlers.drag(place, true);
  }
  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button) return;
    const here = at(event);
    fingers.set(event.pointerId, here);
    clearTimeout(timer);
    const two = pair();
    if (held) letGo(null);
    held = !two && handlers.grab(event.target instanceof Element ? event.target : null);
    if (two) {
      start = null;
      spread = two.spread;
      between = two;
    } else {
      start = { ...here, moved: false };
      timer = window.setTimeout(() => {
        if (start && !start.moved && handlers.hold(...camera.board(start.x, start.y))) start = null;
      }, LONG);
    }
  }
  function move(event: PointerEvent): void {
    const here = at(event);
    const before = fingers.get(event.pointerId);
    if (before) fingers.set(event.pointerId, here);
    const two = pair();
    if (two) {
      if (between) camera.pan(two.x - between.x, two.y - between.y);
      if (spread && two.spread) camera.zoom(two.spread / spread, two.x, two.y);
      spread = two.spread;
      between = two;
    } else if (start && before) {
      if (!start.moved && Math.hypot(here.x - start.x, here.y - start.y) < SLIP) {
        fingers.set(event.pointerId, before);
        return;
      }
      if (!start.moved) {
        start.moved = true;
        clearTimeout(timer);
        node.setPointerCapture(event.pointerId);
      }
      if (held) handlers.drag(camera.board(here.x, here.y), false);
      else camera.pan(here.x - before.x, here.y - before.y);
    } else if (event.pointerType !== "touch") handlers.hover(camera.board(here.x, here.y));
  }
  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    clearTimeout(timer);
    spread = 0;
    between = null;
    const was = start;
    start = null;
    const here = at(event);
    if (held) letGo(was?.moved ? camera.board(here.x, here.y) : null);
    if (!was || was.moved) return;
    const on = event.target instanceof Element ? event.target : null;
    if (handlers.tap(...camera.board(here.x, here.y), event.pointerType === "touch", event.shiftKey, on)) idle = 0;
    else if (event.timeStamp - idle < TWICE) {
      idle = 0;
      handlers.twice();
    } else idle = event.timeStamp;
  }
  function cancel(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    clearTimeout(timer);
    start = null;
    if (held) letGo(null);
    handlers.hover(null);
  }
  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const here = at(event);
    if (handlers.wheel(...camera.board(here.x, here.y), (event.deltaY || event.deltaX) > 0, event.shiftKey)) return;
    camera.zoom(wheelZoom(event), here.x, here.y);
  }
  const leave = (): void => handlers.hover(null);
  /** Suppress the browser's context menu during a long press. */
  const menu = (event: Event): void => {
    if (fingers.size) event.preventDefault();
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", cancel);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("contextmenu", menu);
  // Not passive: preventDefault must stop the page from scrolling.
  node.addEventListener("wheel", wheel, { passive: false });
  const still = onPinch(node, (by, event) => camera.zoom(by, at(event).x, at(event).y), () => fingers.size > 0);
  return () => {
    still();
    clearTimeout(timer);
    node.removeEventListener("contextmenu", menu);
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("pointermove", move);
    node.removeEventListener("pointerup", up);
    node.removeEventListener("pointercancel", cancel);
    node.removeEventListener("pointerleave", leave);
    node.removeEventListener("wheel", wheel);
  };
}
