/** What the server sends for London, by the names of the engine's structs (`titles/london/view.py`). */
import type { Colour } from "./geometry";

export type Power = "two_sections" | "joker" | "switch" | "double_station";

export interface Draw {
  type: "draw";
  seat: number;
  start: number;
  end: number;
  power: Power | null;
}
export interface Pass {
  type: "pass";
  seat: number;
}
export interface Circle {
  type: "circle";
  seat: number;
  station: number;
}
export type LondonAction = Draw | Pass | Circle;

export interface LineView {
  colour: Colour;
  stations: number[];
  sections: number[];
  circled: number | null;
  districts: number;
  most: number;
  thames: number;
  total: number;
}
export interface SheetView {
  seat: number;
  pencils: Colour[];
  lines: LineView[];
  drawing: boolean;
  ends: number[];
  power: Power | null;
  first: number | null;
  ticks: number;
  interchanges: [number, number, number];
  objectives: { id: string; have: number; needed: number }[];
  parts: Record<string, number>;
  total: number;
  place: number;
  done: boolean;
}
export interface Move {
  action: LondonAction;
  districts: number;
  most: number;
  thames: number;
  line: number;
  gain: number;
}
export interface LondonView {
  seat: number | null;
  round: number;
  turn: number;
  flipped: string[];
  symbol: string;
  branch: boolean;
  underground: number;
  left: Record<string, number>;
  controller: number;
  powers: Partial<Record<Colour, Power>>;
  objectives: string[];
  sheets: SheetView[];
  moves: Move[];
  over: boolean;
  solo_band: number | null;
}
