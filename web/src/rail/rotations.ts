/** The rotations of a tile on a cell: the legal ones from the server, and the others that look different. */
import type { Pieces } from "./pieces.svelte";

export interface Rotation {
  rotation: number;
  legal: boolean;
}

/** All rotations that look different, sorted, each marked as legal or not. */
export function rotationsOf(pieces: Pieces, tile: string, legal: readonly number[]): Rotation[] {
  const all = new Set([...legal, ...(pieces.tiles.get(tile)?.rotations ?? [])]);
  return [...all].sort((a, b) => a - b).map((rotation) => ({ rotation, legal: legal.includes(rotation) }));
}

/** The next wanted rotation, cyclically. It may be the current one again; null if none is wanted. */
export function nextRotation(rotations: readonly Rotation[], now: number, by: 1 | -1, wanted: (rotation: Rotation) => boolean): Rotation | null {
  const at = rotations.findIndex((rotation) => rotation.rotation === now);
  for (let step = 1; step <= rotations.length; step++) {
    const rotation = rotations[(((at + by * step) % rotations.length) + rotations.length) % rotations.length]!;
    if (wanted(rotation)) return rotation;
  }
  return null;
}
