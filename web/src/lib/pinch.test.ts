import { expect, test } from "vitest";
import { onPinch, wheelZoom } from "./pinch";

test("a pinch on a trackpad zooms faster than a wheel, whose steps are larger", () => {
  expect(wheelZoom({ deltaY: -100, ctrlKey: false })).toBeCloseTo(1.16, 2);
  expect(wheelZoom({ deltaY: -10, ctrlKey: true })).toBeCloseTo(1.105, 2);
});

test("gestures of a trackpad zoom by what changed since the last, unless fingers do it already", () => {
  const node = new EventTarget() as Element;
  const zoomed: number[] = [];
  let busy = false;
  const stop = onPinch(node, (by) => zoomed.push(by), () => busy);
  const send = (type: string, scale = 1): boolean => node.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { scale }));
  expect(send("gesturestart")).toBe(false);
  send("gesturechange", 2);
  send("gesturechange", 3);
  busy = true;
  send("gesturechange", 4);
  stop();
  send("gesturechange", 9);
  expect(zoomed).toEqual([2, 1.5]);
});
