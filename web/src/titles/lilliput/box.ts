/** The box of 18Lilliput before a game: its pieces under the chosen options. */
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
