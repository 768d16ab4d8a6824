import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const still = vi.hoisted(() => ({ value: false }));
vi.mock("../lib/settings.svelte", () => ({ reducedMotion: () => still.value }));
import { Camera } from "./camera.svelte";

const box = { left: 100, top: 200, right: 400, bottom: 400 };
let frames: ((now: number) => void)[] = [];

function camera(): Camera {
  const made = new Camera();
  [made.width, made.height] = [864, 800];
  made.fit({ left: 0, top: 0, right: 1000, bottom: 900 });
  return made;
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (step: (now: number) => void) => frames.push(step));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  vi.spyOn(performance, "now").mockReturnValue(1000);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("showing some cells", () => {
  it("eases there in 180 ms", () => {
    still.value = false;
    const moving = camera();
    const before = moving.k;
    moving.show(box);
    frames.shift()!(1090);
    expect(moving.k).toBeGreaterThan(before);
    expect(moving.k).toBeLessThan(1.6);
    frames.shift()!(1180);
    expect(frames).toEqual([]);
    expect([moving.x, moving.y, moving.k]).toEqual([250, 300, 1.6]);
  });
  it("jumps there with reduced motion", () => {
    still.value = true;
    const moving = camera();
    moving.show(box);
    expect(frames).toEqual([]);
    expect([moving.x, moving.y, moving.k]).toEqual([250, 300, 1.6]);
  });
  it("stays there when the map grows", () => {
    still.value = true;
    const moving = camera();
    moving.show(box);
    moving.fit({ left: 0, top: 0, right: 2000, bottom: 900 });
    expect(moving.x).toBe(250);
    moving.fit({ left: 0, top: 0, right: 2000, bottom: 900 }, true);
    expect(moving.x).toBe(1000);
  });
});
