/** What a number on the score sheet counts, for highlighting on the map. */
import { LINKS, STATIONS, station } from "./geometry";
import type { LineView, SheetView } from "./view";

export interface Highlight {
  stations: ReadonlySet<number>;
  sections: readonly number[];
  districts: ReadonlySet<number>;
}

const highlight = (stations: Iterable<number>, sections: number[] = [], districts: Iterable<number> = []): Highlight => ({
  stations: new Set(stations),
  sections,
  districts: new Set(districts),
});

export const ofDistricts = (line: LineView): Highlight =>
  highlight(line.stations, [], line.stations.map((id) => station(id).district));

/** The line's fullest district (a circled station counts twice); the first one on a tie. */
export function ofMost(line: LineView): Highlight {
  const counts = new Map<number, number>();
  for (const id of line.stations) {
    const district = station(id).district;
    counts.set(district, (counts.get(district) ?? 0) + (id === line.circled ? 2 : 1));
  }
  const best = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  return highlight(line.stations.filter((id) => station(id).district === best), [], best === undefined ? [] : [best]);
}

export const ofThames = (line: LineView): Highlight => highlight([], line.sections.filter((id) => LINKS[id]?.thames));

export const ofLine = (line: LineView): Highlight => highlight(line.stations, line.sections);

export const ofTourist = (sheet: SheetView): Highlight =>
  highlight(STATIONS.filter((s) => s.tourist && sheet.lines.some((l) => l.stations.includes(s.id))).map((s) => s.id));

export const ofInterchanges = (sheet: SheetView, lines: number): Highlight =>
  highlight(STATIONS.filter((s) => sheet.lines.filter((l) => l.stations.includes(s.id)).length === lines).map((s) => s.id));

export function ofObjective(sheet: SheetView, id: string): Highlight {
  const all = sheet.lines.flatMap((l) => l.stations);
  switch (id.split("_")[0]) {
    case "interchanges":
      return highlight(STATIONS.filter((s) => sheet.lines.filter((l) => l.stations.includes(s.id)).length > 1).map((s) => s.id));
    case "districts":
      return highlight([], [], all.map((s) => station(s).district));
    case "tourist":
      return ofTourist(sheet);
    case "central":
      return highlight(all.filter((s) => station(s).district === CENTRE));
    default:
      return highlight([], sheet.lines.flatMap((l) => l.sections).filter((s) => LINKS[s]?.thames));
  }
}

const CENTRE = STATIONS.find((s) => s.symbol === "wild")!.district;
