/** Zoom by the wheel and by the pinch of a trackpad, which browsers report as wheel with ctrl, Safari as gestures. */
const WHEEL = 0.0015;
const PINCH = 0.01;

/** The factor by which a turn of the wheel zooms. */
export const wheelZoom = ({ deltaY, ctrlKey }: { deltaY: number; ctrlKey: boolean }): number =>
  Math.exp(-deltaY * (ctrlKey ? PINCH : WHEEL));

/** Listen to Safari's gestures on a trackpad; on touch screens pointers tell the same, so `busy` says to ignore them. */
export function onPinch(node: Element, zoom: (by: number, at: MouseEvent) => void, busy: () => boolean): () => void {
  let last = 1;
  const began = (event: Event): void => {
    event.preventDefault();
    last = 1;
  };
  const changed = (event: Event): void => {
    event.preventDefault();
    const { scale } = event as Event & { scale: number };
    if (!busy() && scale > 0) zoom(scale / last, event as MouseEvent);
    last = scale;
  };
  node.addEventListener("gesturestart", began);
  node.addEventListener("gesturechange", changed);
  return () => {
    node.removeEventListener("gesturestart", began);
    node.removeEventListener("gesturechange", changed);
  };
}
