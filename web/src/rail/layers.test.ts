import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { BoardCell, Print as CellPrint } from "./board";
import CountedValues from "./CountedValues.svelte";
import Labels from "./Labels.svelte";
import Land from "./Land.svelte";
import { Pieces } from "./pieces.svelte";
import Print from "./Print.svelte";
import Routes from "./Routes.svelte";
import Spots from "./Spots.svelte";
import Target from "./Target.svelte";
import type { TileArt } from "./shape";
import Veil from "./Veil.svelte";

const outline = "M-43.3 25L-43.3 -25L0 -50L43.3 -25L43.3 25L0 50Z";
const art = (tile: string, colour: string, tracks: string[]): TileArt =>
  ({
    tile,
    rotation: 0,
    colour,
    kind: "",
    outline,
    tracks: tracks.map((d, piece) => ({ d, gauge: "broad", owner: "", piece })),
    stops: [{ x: 0, y: 0, kind: "city", slots: [[0, 0]], name: "" }],
    values: [{ x: -25, y: -20, parts: [["20", ""]] }],
    water: [],
    label: null,
    terrain_y: 0,
  }) as unknown as TileArt;
const pieces = new Pieces({
  game: "G",
  grid: "pointy",
  liveries: {},
  tiles: [art("57", "yellow", ["M-43.3 0L0 0", "M43.3 0L0 0"]), art("city", "blank", [])].map((one) => ({ id: one.tile, count: 1, art: one })),
} as unknown as Pieces["set"]);
const print: CellPrint = {
  names: [{ lines: ["Pardubice"], x: 0, y: 26, size: 12.6, strong: true, sea: false }],
  ground: "water",
  relief: null,
  pill: [0, -22],
  country: null,
  ring: false,
  laid: false,
  terrain: "water",
  cost: 10,
  port: false,
  namesOn: {},
};
const list: BoardCell[] = [
  { cell: "E13", x: 13, y: 4, tile: "57", rotation: 0, stations: [] },
  { cell: "E15", x: 15, y: 4, tile: "57", rotation: 0, stations: [] },
  { cell: "E17", x: 17, y: 4, tile: "city", rotation: 0, stations: [], print },
];
const cells = new Map(list.map((cell) => [cell.cell, cell]));
const common = { cells, pieces };
const count = (text: string, part: string): number => text.split(part).length - 1;
const printed = (more: object): string => render(Print, { props: { cells: list, pieces, rivers: [], names: true, costs: true, scale: 1, priced: new Set<string>(), ...more } }).body;

describe("routes", () => {
  const route = { id: "1", company: "BCB", number: 2, cells: ["E13", "E15"] };
  it("are drawn in a line colour with a pattern and a number", () => {
    const { body } = render(Routes, { props: { ...common, routes: [{ ...route, line: "blue" as const }] } });
    expect(body).toContain('data-line="blue"');
    expect(body).toContain('stroke="var(--route-blue, var(--print-blue))"');
    expect(body).toContain("stroke-dasharray");
    expect(body).toContain(">2</text>");
  });
  it("or in the company's colour", () => {
    const { body } = render(Routes, { props: { ...common, routes: [route] } });
    expect(body).not.toContain("--print-");
  });
});

describe("layers of the map", () => {
  it("ring every counted value", () => {
    const counted = (["red", "blue"] as const).map((line) => ({ cell: "E15", stop: 0, value: 30, line }));
    const { body } = render(CountedValues, { props: { ...common, counted, scale: 1 } });
    expect(count(body, 'data-counted="E15.0"')).toBe(2);
    expect(count(body, ">30</text>")).toBe(2);
  });
  it("tell facts with a line to the stop", () => {
    const sight = { left: 0, top: 0, right: 1000, bottom: 700 };
    const { body } = render(Labels, { props: { ...common, labels: [{ cell: "E15", stop: 0, text: "full: BN" }], k: 1, sight } });
    expect(body).toContain("full: BN");
    expect(body).toContain("<line");
  });
  it("veil everything but the cells of the lesson", () => {
    const focus = { cells: ["E13", "E15", "Z9"] };
    const { body } = render(Veil, { props: { ...common, focus, box: { left: 0, top: 0, right: 900, bottom: 700 } } });
    expect(count(body, "Z")).toBe(1 + 2 + 1); // the whole, two holes, and the name of the unknown cell
    expect(body).toContain("evenodd");
  });
  it("ring a slot or a whole cell as the target", () => {
    expect(render(Target, { props: { ...common, target: { cell: "E15", stop: 0, slot: 0 } } }).body).toContain("<circle");
    expect(render(Target, { props: { ...common, target: { cell: "E15" } } }).body).toContain(outline);
  });
  it("offer places with the cost where the terrain's cost stood", () => {
    const spots = [{ cell: "E17", x: 17, y: 4, badge: "10 K", label: "E17" }];
    const { body } = render(Spots, { props: { ...common, spots, k: 1, onpress: () => {} } });
    expect(body).toContain("translate(0 -22)");
    expect(body).toContain("10 K");
    expect(printed({ priced: new Set(["E17"]) })).not.toContain(">10</text>");
  });
});

describe("the print of a map", () => {
  it("can be shown without names or costs", () => {
    expect(printed({})).toContain(">Pardubice</text>");
    expect(printed({})).toContain(">10</text>");
    expect(printed({ names: false })).not.toContain("Pardubice");
    expect(printed({ costs: false })).not.toContain(">10</text>");
  });
  it("grows slower than the map", () => {
    expect(printed({ scale: 0.84 })).toContain("scale(0.84)");
  });
  it("tells a river's name where no tile lies", () => {
    const label = (cell: string, x: number) => ({ cell, x, y: 5, turn: 8 });
    const rivers = [{ name: "Labe", d: "M0 0L9 9", width: 9, labels: [label("E15", 1), label("E17", 2)] }];
    const laid = list.map((cell) => (cell.cell === "E15" ? { ...cell, print: { ...print, laid: true } } : cell));
    expect(printed({ cells: laid, rivers })).toContain("rotate(8 2 5)");
    expect(printed({ rivers })).toContain("rotate(8 1 5)");
  });
  it("clips rivers to the land and leaves out the ground of laid tiles", () => {
    const rivers = [{ name: "Labe", d: "M0 0L9 9", width: 9, labels: [] }];
    const { body } = render(Land, { props: { cells: list, pieces, rivers, land: outline } });
    expect(body).toContain("clip-path");
    expect(count(body, "data-ground")).toBe(1);
  });
});
