/** What a number of the score sheet counts, so that the map can show it. */
import { LINKS, STATIONS, station } from "./geometry";
import type { LineView, SheetView } from "./view";

export interface Lit {
  stations: ReadonlySet<number>;
  sections: readonly number[];
  districts: ReadonlySet<number>;
}

const lit = (stations: Iterable<number>, sections: number[] = [], districts: Iterable<number> = []): Lit => ({
  stations: new Set(stations),
  sections,
  districts: new Set(districts),
});

export const ofDistricts = (line: LineView): Lit =>
  lit(line.stations, [], line.stations.map((id) => station(id).district));

/** The fullest district of the line (a circled station counts as two), first one if several are as full. */
export function ofMost(line: LineView): Lit {
  const counts = new Map<number, number>();
  for (const id of line.stations) {
    const district = station(id).district;
    counts.set(district, (counts.get(district) ?? 0) + (id === line.circled ? 2 : 1));
  }
  const best = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  return lit(line.stations.filter((id) => station(id).district === best), [], best === undefined ? [] : [best]);
}

export const ofThames = (line: LineView): Lit => lit([], line.sections.filter((id) => LINKS[id]?.thames));

export const ofLine = (line: LineView): Lit => lit(line.stations, line.sections);

export const ofTourist = (sheet: SheetView): Lit =>
  lit(STATIONS.filter((s) => s.tourist && sheet.lines.some((l) => l.stations.includes(s.id))).map((s) => s.id));

export const ofInterchanges = (sheet: SheetView, lines: number): Lit =>
  lit(STATIONS.filter((s) => sheet.lines.filter((l) => l.stations.includes(s.id)).length === lines).map((s) => s.id));

export function ofObjective(sheet: SheetView, id: string): Lit {
  const all = sheet.lines.flatMap((l) => l.stations);
  switch (id.split("_")[0]) {
    case "interchanges":
      return lit(STATIONS.filter((s) => sheet.lines.filter((l) => l.stations.includes(s.id)).length > 1).map((s) => s.id));
    case "districts":
      return lit([], [], all.map((s) => station(s).district));
    case "tourist":
      return ofTourist(sheet);
    case "central":
      return lit(all.filter((s) => station(s).district === CENTRE));
    default:
      return lit([], sheet.lines.flatMap((l) => l.sections).filter((s) => LINKS[s]?.thames));
  }
}

const CENTRE = STATIONS.find((s) => s.symbol === "wild")!.district;
