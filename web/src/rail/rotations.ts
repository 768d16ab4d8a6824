/** The rotations a tile may lie on a cell: those the server offers, and the others that look different from them. */
import type { Pieces } from "./pieces.svelte";

export interface Rotation {
  rotation: number;
  legal: boolean;
}

/** All rotations that look different, in the order they are turned through. */
export function rotationsOf(pieces: Pieces, tile: string, legal: readonly number[]): Rotation[] {
  const all = new Set([...legal, ...(pieces.tiles.get(tile)?.rotations ?? [])]);
  return [...all].sort((a, b) => a - b).map((rotation) => ({ rotation, legal: legal.includes(rotation) }));
}

/** The next rotation of those wanted, round and round; the same again if it is the only one, null if there is none. */
export function nextRotation(rotations: readonly Rotation[], now: number, by: 1 | -1, wanted: (rotation: Rotation) => boolean): Rotation | null {
  const at = rotations.findIndex((rotation) => rotation.rotation === now);
  for (let step = 1; step <= rotations.length; step++) {
    const rotation = rotations[(((at + by * step) % rotations.length) + rotations.length) % rotations.length]!;
    if (wanted(rotation)) return rotation;
  }
  return null;
}
