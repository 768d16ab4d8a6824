/** The ways a tile may lie on a cell: those the server offers, and the others that look different from them. */
import type { Pieces } from "./pieces.svelte";

export interface Way {
  rotation: number;
  legal: boolean;
}

/** All ways that look different, in the order they are turned through. */
export function waysOf(pieces: Pieces, tile: string, legal: readonly number[]): Way[] {
  const all = new Set([...legal, ...(pieces.tiles.get(tile)?.rotations ?? [])]);
  return [...all].sort((a, b) => a - b).map((rotation) => ({ rotation, legal: legal.includes(rotation) }));
}

/** The next way of those wanted, round and round; the same again if it is the only one, null if there is none. */
export function nextWay(ways: readonly Way[], now: number, by: 1 | -1, wanted: (way: Way) => boolean): Way | null {
  const at = ways.findIndex((way) => way.rotation === now);
  for (let step = 1; step <= ways.length; step++) {
    const way = ways[(((at + by * step) % ways.length) + ways.length) % ways.length]!;
    if (wanted(way)) return way;
  }
  return null;
}
