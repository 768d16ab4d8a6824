/** Colours of printed tiles, the same as in the Python drawing. They do not change in the dark theme. */
export const PAPER = "#f7f3ea";
export const INK = "#1d2433";
export const EDGE = "#fdfaf2";
export const WATER = "#5f9fbf";
export const SIGN = "#7a6a4f";
export const FILL: Readonly<Record<string, string>> = {
  blank: "#ece5d3",
  yellow: "#f0d06a",
  green: "#8dbb7d",
  brown: "#bd8c62",
  grey: "#b8b8b2",
  red: "#d78a78",
  blue: "#bcd8e4",
  special: "#c9b3d6",
  preset: "#d9d2bf",
  mountain: "#cdbfa6",
};
/** The ground of blank cells of a map with art; `FILL.blank` where it is plain. */
export const GROUND: Readonly<Record<string, string>> = { hill: "#e7dabd", mountain: "#e0d1b0", water: "#ebe7d9", closed: PAPER };
/** The sea, lines along its coast, and the shore. */
export const SEA = "#d5e5ea";
export const SEA_LINE = "#c6dbe2";
export const SHORE = "#8fb2bf";
/** Widths and opacities of the lines along a coast. */
export const COAST_LINES = [
  [30, 0.45],
  [18, 0.7],
  [9, 1],
] as const;
export const RIVER = "#bfdce8";
export const RIVER_EDGE = "#8fbdd2";
export const RIVER_TEXT = "#336b88";
export const HILL = "#b7a274";
export const PEAK = "#8f7d5a";
export const CLOSED = "#b3261e";
export const BRASS = "#b8862b";
/** The text of a cost in its frame, by terrain. */
export const COST: Readonly<Record<string, string>> = { mountain: "#5f4f33", hill: "#5f4f33", water: "#2b6482" };
/** Tile colours in display order: that of the phases that introduce them. */
export const COLOURS = ["blank", "yellow", "green", "brown", "grey", "red", "blue", "special", "preset", "mountain"];
/** Colours of players, by seat; with a letter beside them. Dark enough for white letters. */
export const SEATS = ["#b3261e", "#1c5fa8", "#2c6e3f", "#7a4a00", "#6a3d9a", "#3d4756"] as const;
export const SLOT = 12.5;
export const TOWN = 6.5;

export const fill = (colour: string): string => FILL[colour] ?? FILL.blank!;
