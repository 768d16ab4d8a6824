import { expect, test } from "vitest";
import { LINKS, OUTLINES, REACH, SIZE, STATIONS, STEP, linkBetween, nearest, place, stepFrom } from "./geometry";

test("the map has its 53 stations, 155 links and 13 districts", () => {
  expect(STATIONS.length).toBe(53);
  expect(LINKS.length).toBe(155);
  expect(OUTLINES.length).toBe(13);
  expect(linkBetween(LINKS[7]!.a, LINKS[7]!.b)).toBe(linkBetween(LINKS[7]!.b, LINKS[7]!.a));
});

test("the arrow keys reach every station from every station", () => {
  const seen = new Set([0]);
  const open = [0];
  while (open.length) {
    const from = open.pop()!;
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const to = stepFrom(from, key);
      if (!seen.has(to)) {
        seen.add(to);
        open.push(to);
      }
    }
  }
  expect(seen.size).toBe(53);
});

test("a finger finds the station near it, and rather one that can be used", () => {
  const [x, y] = place(10);
  expect(nearest(x + 5, y - 5, new Set(), 48)).toBe(10);
  expect(nearest(-500, -500, new Set(), 48)).toBe(null);
  const [x2, y2] = place(11);
  const between = [(x + x2) / 2 - 3, (y + y2) / 2] as const;
  expect(nearest(...between, new Set([11]), 400)).toBe(11);
});

test("on a phone a finger has 44 px for a station that can be used, and half the way to another such", () => {
  const pixel = SIZE / 386; // the map's width on a phone of 390 px
  const all = new Set(STATIONS.map((one) => one.id));
  const missed: [number, number][] = [];
  for (const { id } of STATIONS) {
    const [x, y] = place(id);
    for (let angle = 0; angle < 2 * Math.PI; angle += Math.PI / 16) {
      const found = (far: number, liked: ReadonlySet<number>): number | null =>
        nearest(x + far * Math.cos(angle), y + far * Math.sin(angle), liked, REACH.touch);
      const alone = new Set([id]);
      if (found(11 * pixel, alone) !== id || found(22 * pixel, alone) !== id || found(0.49 * STEP, all) !== id)
        missed.push([id, angle]);
    }
  }
  expect(missed).toEqual([]);
});
