/** Files for 18Lilliput: custom scenarios and corrected data. Files are untrusted and validated before use. */

export interface Lay {
  cell: string;
  tile: string;
  rotation: number;
}
export interface Scenario {
  name: string;
  layout: Lay[];
}
export type Data = Record<string, unknown>;

export const LIMIT = 200_000;
const MOST_TILES = 200;

/** An invalid file; the message is a catalogue key. */
export class BadFile extends Error {}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  if (text.length > LIMIT) throw new BadFile("page-file-too-large");
  try {
    return JSON.parse(text);
  } catch {
    throw new BadFile("page-file-not-json");
  }
}

/** Parse a scenario file: our own format, or just the list of tiles. The server checks whether the tiles fit. */
export function readScenario(text: string): Scenario {
  const found = parsed(text);
  const list = isRecord(found) ? found.layout : found;
  if (!Array.isArray(list) || list.length > MOST_TILES) throw new BadFile("page-file-not-scenario");
  const layout = list.map((entry: unknown): Lay => {
    if (!isRecord(entry)) throw new BadFile("page-file-not-scenario");
    const { cell, tile, rotation = 0 } = entry;
    if (typeof cell !== "string" || typeof tile !== "string" || !Number.isInteger(rotation)) throw new BadFile("page-file-not-scenario");
    return { cell, tile, rotation: rotation as number };
  });
  const name = isRecord(found) && typeof found.name === "string" ? found.name.slice(0, 60) : "";
  return { name, layout };
}

export function writeScenario(scenario: Scenario): string {
  return JSON.stringify({ title: "lilliput", name: scenario.name, layout: scenario.layout }, null, 1) + "\n";
}

/** Parse a data file; the server checks the values. */
export function readData(text: string): Data {
  const found = parsed(text);
  if (!isRecord(found) || !Object.keys(found).length) throw new BadFile("page-file-not-data");
  return found;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const byId = (list: readonly unknown[]): boolean => list.every((entry) => isRecord(entry) && typeof entry.id === "string");

/** The differences of a file from the base data: only these are sent and stored with the game. Undefined if equal. */
export function changes(base: unknown, file: unknown): unknown {
  if (isRecord(base) && isRecord(file)) {
    const found = Object.entries(file)
      .map(([key, value]) => [key, Object.hasOwn(base, key) ? changes(base[key], value) : value] as const)
      .filter(([key, value]) => value !== undefined && key !== "origin");
    return found.length ? Object.fromEntries(found) : undefined;
  }
  if (Array.isArray(base) && Array.isArray(file) && base.length && byId(base) && byId(file)) {
    const known = new Map(base.map((entry: { id: string }) => [entry.id, entry]));
    const found = file.flatMap((entry: { id: string }) => {
      const changed = known.has(entry.id) ? changes(known.get(entry.id), entry) : entry;
      return isRecord(changed) ? [{ ...changed, id: entry.id }] : [];
    });
    return found.length ? found : undefined;
  }
  return same(base, file) ? undefined : file;
}

/** Names of the corrected parts, list entries with their ids: "market", "tile CH-ADM". */
export function partsOf(correction: Data): string[] {
  return Object.entries(correction).flatMap(([part, value]) =>
    Array.isArray(value) && value.length && byId(value) ? value.map((entry: { id: string }) => `${part} ${entry.id}`) : [part],
  );
}

/** Download a text as a file. */
export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const KEY = "trainshed-lilliput-scenario";

/** The scenario last edited in this browser. */
export function draft(): Scenario {
  try {
    return readScenario(localStorage.getItem(KEY) ?? "");
  } catch {
    return { name: "", layout: [] };
  }
}
export function keep(scenario: Scenario): void {
  localStorage.setItem(KEY, writeScenario(scenario));
}
