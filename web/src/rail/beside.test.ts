import { expect, it } from "vitest";
import { beside } from "./beside";

const ROOM = { wide: 800, high: 500 };
const CARD = { wide: 280, high: 280 };
const HALF = 35;
const row = (y: number, ...xs: number[]) => xs.map((x) => ({ x, y, weight: 1 }));
const covers = (place: { left: number; top: number }, { x, y }: { x: number; y: number }): boolean =>
  x > place.left && x < place.left + CARD.wide && y > place.top && y < place.top + CARD.high;

it("stands next to the cell where nothing else is", () => {
  expect(beside({ x: 300, y: 250 }, HALF, CARD, ROOM, [])).toEqual({ left: 345, top: 204 });
});

it("hides no cell of the network if there is room beside it", () => {
  const at = { x: 150, y: 150 };
  const network = [...row(150, 150, 220, 290, 360), ...row(220, 150), ...row(290, 150)];
  const place = beside(at, HALF, CARD, ROOM, network);
  expect(network.filter((cell) => covers(place, cell))).toEqual([]);
});

it("hides what is far from the place rather than what it joins", () => {
  const at = { x: 330, y: 130 };
  const near = [...row(200, 330, 400), ...row(270, 330, 400)];
  const place = beside(at, HALF, CARD, ROOM, [...near, ...row(270, 470, 540, 610), ...row(340, 610), ...row(410, 610)]);
  expect(near.filter((cell) => covers(place, cell))).toEqual([]);
});

it("never hides the cell it is about, even where all is full", () => {
  const full = [50, 120, 190, 260, 330, 400, 470].flatMap((y) => row(y, 50, 120, 190, 260, 330, 400, 470, 540, 610, 680, 750));
  for (const at of full) expect(covers(beside(at, HALF, CARD, ROOM, full), at)).toBe(false);
});

it("stays where it is when it grows a little, and inside the window", () => {
  const at = { x: 300, y: 250 };
  const places = [250, 262, 275, 288].map((high) => beside(at, HALF, { wide: 280, high }, ROOM, []));
  expect(new Set(places.map((place) => `${place.left} ${place.top}`)).size).toBe(1);
  const low = beside({ x: 780, y: 480 }, HALF, CARD, ROOM, []);
  expect(low.left + CARD.wide).toBeLessThanOrEqual(ROOM.wide);
  expect(low.top + CARD.high).toBeLessThanOrEqual(ROOM.high);
});
