import { describe, expect, it } from "vitest";
import { cellsOf, covered, drawRoute, extent, placeAt, type BoardCell } from "./board";
import { Pieces } from "./pieces.svelte";
import { centre, placeOf, type BoardArt, type TileArt } from "./shape";

const art = (tile: string, tracks: string[], stop: boolean): TileArt =>
  ({
    tile,
    colour: "yellow",
    rotation: 0,
    tracks: tracks.map((d, piece) => ({ d, gauge: "broad", owner: "", piece })),
    stops: stop ? [{ x: 0, y: 0, kind: "city", slots: [], name: "" }] : [],
    values: [],
    water: [],
    label: null,
  }) as unknown as TileArt;
const pieces = new Pieces({
  game: "G",
  grid: "square",
  liveries: {},
  tiles: [art("CITY", ["M0 -44L0 0", "M0 44L0 0"], true), art("LINE", ["M0 -44L0 44"], false)].map(
    (one) => ({ id: one.tile, count: 1, art: one }) as Pieces["set"]["tiles"][number],
  ),
});
const cells = new Map<string, BoardCell>(
  [
    { cell: "A", x: 0, y: 0, tile: "CITY", rotation: 0, stations: [] },
    { cell: "B", x: 0, y: 1, tile: "LINE", rotation: 0, stations: [] },
    { cell: "C", x: 0, y: 2, tile: "CITY", rotation: 0, stations: [] },
  ].map((cell) => [cell.cell, cell]),
);

describe("a route", () => {
  it("goes from stop to stop along the track", () => {
    const { paths, number } = drawRoute({ id: "1", company: "X", number: 1, cells: ["A", "B", "C"] }, cells, pieces);
    expect(paths).toEqual([
      { d: "M0 44L0 0", x: 0, y: 0 },
      { d: "M0 -44L0 44", x: 0, y: 88 },
      { d: "M0 -44L0 0", x: 0, y: 176 },
    ]);
    expect(number?.[1]).toBeCloseTo(44);
  });
  it("is told the same way round or the other", () => {
    const back = drawRoute({ id: "1", company: "X", number: 1, cells: ["C", "B", "A"] }, cells, pieces);
    expect(back.paths.map((path) => path.y)).toEqual([176, 88, 0]);
  });
});

describe("places", () => {
  it("are found from points", () => {
    expect(placeAt("square", 50, -100, [])).toEqual({ x: 1, y: -1 });
    expect(placeAt("flat", 70, 40, [{ cell: "X", x: 1, y: 1 }])).toEqual({ x: 1, y: 1 });
    expect(placeAt("flat", 500, 40, [{ cell: "X", x: 1, y: 1 }])).toBeNull();
  });
  it("have one ring around them in view", () => {
    const box = extent("square", [{ cell: "A", x: 0, y: 0 }]);
    expect(box.right).toBeGreaterThanOrEqual(132);
    expect(box.left).toBe(-box.right);
  });
});

describe("a board laid out by the server", () => {
  it("knows its cells by their place on the grid", () => {
    for (const kind of ["flat", "pointy", "square"] as const) expect(placeOf(kind, ...centre(kind, 7, -3))).toEqual({ x: 7, y: -3 });
  });
  const print = { names: [{ lines: ["Town"], x: 0, y: 26, size: 12.6, strong: true, sea: false }], ground: "water", ring: true, pill: [0, 4] as [number, number], relief: null, country: null };
  const station = { company: "X", x: 3, y: 4, reserved: true };
  const cell = { cell: "B3", x: 75, y: 129.9, laid: false, art: art("CITY", [], true), name: "Town", terrain: "water", cost: 10, marks: ["port"], stations: [station], print };
  const later = [{ lines: ["To", "wn"], x: 9, y: -20, size: 11.6, strong: true, sea: false }];
  const board: BoardArt = { grid: "flat", view: [0, 0, 1, 1], cells: [cell], borders: [], stubs: [], rivers: [], land: "", coast: "", coordinates: 7, names_on: { B3: { "LINE/2": later } } };
  it("keeps what is printed and where the stations stand", () => {
    expect(cellsOf(board)).toEqual([
      {
        cell: "B3",
        x: 1,
        y: 3,
        tile: "CITY",
        rotation: 0,
        print: { ...print, laid: false, terrain: "water", cost: 10, port: true, namesOn: { "LINE/2": later } },
        stations: [{ company: "X", at: [3, 4], reserved: true }],
      },
    ]);
  });
  it("keeps of the print only the names once a tile lies on it", () => {
    const under = cellsOf(board)[0]!.print!;
    expect(covered(under, "LINE", 2)).toMatchObject({ laid: true, names: later, cost: 0, pill: null, ring: false, ground: "" });
    expect(covered(under, "LINE", 0).names).toEqual(print.names);
  });
});
