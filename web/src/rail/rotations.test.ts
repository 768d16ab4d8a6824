import { expect, it } from "vitest";
import type { Pieces } from "./pieces.svelte";
import { nextRotation, rotationsOf, type Rotation } from "./rotations";

const pieces = { tiles: new Map([["9", { rotations: [0, 1, 2] }]]) } as unknown as Pieces;
const rotations: Rotation[] = [0, 1, 2].map((rotation) => ({ rotation, legal: rotation === 1 }));

it("rotations that look different are legal or not", () => {
  expect(rotationsOf(pieces, "9", [1])).toEqual(rotations);
  expect(rotationsOf(pieces, "9", [4, 2]).map((rotation) => rotation.rotation), "whatever the server offers is one of them").toEqual([0, 1, 2, 4]);
  expect(rotationsOf(pieces, "?", [0])).toEqual([{ rotation: 0, legal: true }]);
});

it("the next rotation is found in both directions, and past those not wanted", () => {
  expect(nextRotation(rotations, 2, 1, () => true)?.rotation).toBe(0);
  expect(nextRotation(rotations, 0, -1, () => true)?.rotation).toBe(2);
  expect(nextRotation(rotations, 2, 1, (rotation) => rotation.legal)?.rotation).toBe(1);
  expect(nextRotation(rotations, 1, 1, (rotation) => rotation.legal)?.rotation, "the only one").toBe(1);
  expect(nextRotation(rotations, 1, 1, () => false)).toBeNull();
  expect(nextRotation([], 0, 1, () => true)).toBeNull();
});
