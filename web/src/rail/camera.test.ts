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
  it("does not begin anew when nothing has changed", () => {
    still.value = false;
    const moving = camera();
    moving.show(box);
    const [eases] = frames;
    moving.fit({ left: 0, top: 0, right: 1000, bottom: 900 });
    expect(frames).toEqual([eases]);
  });
  it("keeps them in view when the window changes its size, unless it was moved by hand", () => {
    still.value = true;
    const moving = camera();
    const whole = { left: 0, top: 0, right: 1000, bottom: 900 };
    moving.show(box);
    moving.height = 100;
    moving.fit(whole);
    expect([moving.x, moving.y, moving.k]).toEqual([250, 300, 0.5]);
    moving.pan(10, 0);
    const at = [moving.x, moving.y, moving.k];
    moving.height = 800;
    moving.fit(whole);
    expect([moving.x, moving.y, moving.k]).toEqual(at);
  });
});
