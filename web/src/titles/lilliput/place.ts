/** Cell names relative to Mildendo: C, N2, E1, N2E1. */
import type { At } from "../../rail/session.svelte";

export function cellName({ x, y }: At): string {
  const north = y ? `${y < 0 ? "N" : "S"}${Math.abs(y)}` : "";
  const east = x ? `${x < 0 ? "W" : "E"}${Math.abs(x)}` : "";
  return north + east || "C";
}

/** Coordinates of a cell name; null if it is not a cell (a company, a tile). */
export function placeOf(cell: string): At | null {
  if (cell === "C") return { x: 0, y: 0 };
  const found = /^(?:([NS])(\d+))?(?:([EW])(\d+))?$/.exec(cell);
  if (!cell || !found) return null;
  const [, ns, n = "0", ew, e = "0"] = found;
  return { x: Number(e) * (ew === "W" ? -1 : 1) + 0, y: Number(n) * (ns === "N" ? -1 : 1) + 0 };
}
