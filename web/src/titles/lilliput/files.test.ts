import { expect, test } from "vitest";
import { cellName, placeOf } from "./place";
import { BadFile, LIMIT, changes, partsOf, readData, readScenario, writeScenario } from "./files";

const lay = { cell: "N2", tile: "SC-MINE10", rotation: 1 };

test("a scenario is read as it was written, and as a bare list", () => {
  const scenario = { name: "Two lakes", layout: [lay] };
  expect(readScenario(writeScenario(scenario))).toEqual(scenario);
  expect(readScenario('[{"cell": "N2", "tile": "SC-SEA"}]')).toEqual({ name: "", layout: [{ cell: "N2", tile: "SC-SEA", rotation: 0 }] });
});

test.each([
  ["", "page-file-not-json"],
  ["{", "page-file-not-json"],
  ["null", "page-file-not-scenario"],
  ['{"layout": {}}', "page-file-not-scenario"],
  ['[{"cell": 3, "tile": "SC-SEA"}]', "page-file-not-scenario"],
  ['[{"cell": "N2", "tile": "SC-SEA", "rotation": "1"}]', "page-file-not-scenario"],
  [`[${Array(201).fill('{"cell":"N2","tile":"SC-SEA"}').join()}]`, "page-file-not-scenario"],
  [" ".repeat(LIMIT + 1), "page-file-too-large"],
])("what is no scenario is told so: %.40s", (text, key) => {
  expect(() => readScenario(text)).toThrow(new BadFile(key));
});

test.each(["[]", "3", "{}"])("what is no data is told so: %s", (text) => {
  expect(() => readData(text)).toThrow(new BadFile("page-file-not-data"));
});

test("of a data file only what differs is kept", () => {
  const base = {
    market: { rows: [[50], [45]], origin: "designed" },
    tile: [
      { id: "A", count: 1, stops: [{ value: 10 }] },
      { id: "B", count: 2 },
    ],
  };
  expect(changes(base, structuredClone(base))).toBeUndefined();
  expect(changes(base, { ...base, market: { rows: [[50], [45]], origin: "my box" } })).toBeUndefined();
  const file = { market: { rows: [[55], [45]] }, tile: [{ id: "A", count: 1, stops: [{ value: 20 }] }, { id: "C", count: 3 }] };
  const correction = changes(base, file) as Record<string, unknown>;
  expect(correction).toEqual({ market: { rows: [[55], [45]] }, tile: [{ id: "A", stops: [{ value: 20 }] }, { id: "C", count: 3 }] });
  expect(partsOf(correction)).toEqual(["market", "tile A", "tile C"]);
});

test("a file cannot reach behind the objects of the page", () => {
  const found = changes({}, JSON.parse('{"__proto__": {"bad": 1}}')) as object;
  expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
  expect(({} as { bad?: number }).bad).toBeUndefined();
});

test("cells are named by their way from Mildendo", () => {
  for (const cell of ["C", "N2", "S1", "E3", "W12", "N2E1", "S3W4"]) {
    const at = placeOf(cell)!;
    expect(cellName(at)).toBe(cell);
  }
  expect(placeOf("N2E1")).toEqual({ x: 1, y: -2 });
  expect(["", "X1", "NE", "E1N1", "<b>"].map(placeOf)).toEqual([null, null, null, null, null]);
});
