import { expect, it } from "vitest";
import type { Pieces } from "./pieces.svelte";
import { nextWay, waysOf, type Way } from "./ways";

const pieces = { tiles: new Map([["9", { rotations: [0, 1, 2] }]]) } as unknown as Pieces;
const ways: Way[] = [0, 1, 2].map((rotation) => ({ rotation, legal: rotation === 1 }));

it("ways that look different are legal or not", () => {
  expect(waysOf(pieces, "9", [1])).toEqual(ways);
  expect(waysOf(pieces, "9", [4, 2]).map((way) => way.rotation), "whatever the server offers is one of them").toEqual([0, 1, 2, 4]);
  expect(waysOf(pieces, "?", [0])).toEqual([{ rotation: 0, legal: true }]);
});

it("the next way is found in both directions, and past those not wanted", () => {
  expect(nextWay(ways, 2, 1, () => true)?.rotation).toBe(0);
  expect(nextWay(ways, 0, -1, () => true)?.rotation).toBe(2);
  expect(nextWay(ways, 2, 1, (way) => way.legal)?.rotation).toBe(1);
  expect(nextWay(ways, 1, 1, (way) => way.legal)?.rotation, "the only one").toBe(1);
  expect(nextWay(ways, 1, 1, () => false)).toBeNull();
  expect(nextWay([], 0, 1, () => true)).toBeNull();
});
