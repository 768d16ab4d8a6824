/** Stops of the map that can be pressed to draw routes by hand. */
import type { BoardCell, Spot, Tap } from "../board";
import type { Pieces } from "../pieces.svelte";
import { spotAt } from "../places";

/** Every stop that has track. */
export function stopSpots(cells: readonly BoardCell[], pieces: Pieces, chosen: readonly string[], name: (place: string) => string): Spot[] {
  return cells.flatMap((cell) => {
    const art = pieces.art(cell.tile, cell.rotation);
    if (!art?.tracks.length) return [];
    return art.stops.map((_, stop): Spot => {
      const place = `${cell.cell}.${stop}`;
      return { cell: cell.cell, x: cell.x, y: cell.y, stop, ring: true, label: name(place), chosen: chosen.at(-1) === place, end: place === chosen[0] || place === chosen.at(-1) };
    });
  });
}

/** The stop that a tap means: the nearest one of the cell. */
export function tappedStop(tap: Tap, cells: ReadonlyMap<string, BoardCell>, pieces: Pieces): string | null {
  const cell = tap.cell === null ? undefined : cells.get(tap.cell);
  const art = cell && pieces.art(cell.tile, cell.rotation);
  if (!cell || !art?.tracks.length || !art.stops.length) return null;
  if (tap.stop !== undefined) return `${cell.cell}.${tap.stop}`;
  const far = art.stops.map((_, stop) => {
    const { at } = spotAt(cells, pieces, cell.cell, stop)!;
    return tap.point ? Math.hypot(at[0] - tap.point[0], at[1] - tap.point[1]) : stop;
  });
  return `${cell.cell}.${far.indexOf(Math.min(...far))}`;
}
