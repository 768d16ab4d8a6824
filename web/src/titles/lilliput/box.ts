/** The box of 18Lilliput before a game: its pieces under the chosen options, and cell coordinates. */
import { post } from "../../lib/api";
import { Pieces } from "../../rail/pieces.svelte";
import type { components } from "../../lib/wire";
import type { Data } from "./files";

export type BoxPieces = components["schemas"]["LilliputPieces"];

/** Tiles, scenarios and scenario tiles, with corrected data applied. */
export class Box extends Pieces {
  constructor(readonly box: BoxPieces) {
    super(box);
  }
}

export async function openBox(data: Data = {}, variant = "none"): Promise<Box> {
  return new Box(await post<BoxPieces>("/titles/lilliput/pieces", { options: { data, variant } }));
}

const NAME = /^(?:([NS])(\d+))?(?:([EW])(\d+))?$/;

/** Coordinates of a cell: N2E1 is two north and one east of Mildendo, which is C. Null if the name is not a cell's. */
export function placeOf(cell: string): { x: number; y: number } | null {
  if (cell === "C") return { x: 0, y: 0 };
  const found = NAME.exec(cell);
  if (!found || !cell) return null;
  const [, down, far = 0, across, wide = 0] = found;
  return { x: across === "W" ? -Number(wide) : Number(wide), y: down === "N" ? -Number(far) : Number(far) };
}

export function cellAt(x: number, y: number): string {
  const name = (y ? `${y < 0 ? "N" : "S"}${Math.abs(y)}` : "") + (x ? `${x < 0 ? "W" : "E"}${Math.abs(x)}` : "");
  return name || "C";
}
