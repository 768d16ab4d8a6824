import { describe, expect, it } from "vitest";
import type { BoardCell, Counted, Label } from "./board";
import { Pieces } from "./pieces.svelte";
import { badgeAt, labelPlaces, nameBoxes, ringPlaces, RINGS_APART, slotBadgePlaces, spotAt } from "./places";
import { centre, type Kind, type TileArt } from "./shape";

const tile = (id: string, stops: TileArt["stops"], values: TileArt["values"], tracks: string[] = []): TileArt =>
  ({ tile: id, rotation: 0, colour: "yellow", outline: "M0 -50L43 25L-43 25Z", tracks: tracks.map((d, piece) => ({ d, gauge: "broad", owner: "", piece })), stops, values, water: [], label: null }) as unknown as TileArt;
const city: TileArt["stops"][number] = { x: 0, y: 0, kind: "city", slots: [[-12.5, 0], [12.5, 0]], name: "" };
const town = (x: number): TileArt["stops"][number] => ({ x, y: 2, kind: "town", slots: [], name: "" });
const thirty: TileArt["values"][number] = { x: -25, y: -20, parts: [["30", ""]] };
const ten: TileArt["values"][number] = { x: 20, y: -20, parts: [["10", ""]] };

function board(kind: Kind): { pieces: Pieces; cells: Map<string, BoardCell> } {
  const arts = [tile("CITY", [city], [thirty], ["M0 -44L0 0"]), tile("TOWNS", [town(-15), town(15)], [ten]), tile("BLANK", [], [])];
  const pieces = new Pieces({ game: "G", grid: kind, liveries: {}, tiles: arts.map((art) => ({ id: art.tile, count: 1, art })) } as unknown as Pieces["set"]);
  const placed = [
    { cell: "A", x: 4, y: 2, tile: "CITY" },
    { cell: "B", x: 6, y: 2, tile: "TOWNS" },
    { cell: "C", x: 8, y: 2, tile: "BLANK" },
  ];
  return { pieces, cells: new Map(placed.map((cell) => [cell.cell, { ...cell, rotation: 0, stations: [] }])) };
}

describe("badges of slots", () => {
  const nothing = { slots: [], values: [], names: [] };
  it("are below their slot, or beside it where other cities would be hidden", () => {
    expect(slotBadgePlaces([{ at: [0, 0], wide: 40 }], 8, nothing)).toEqual([[0, 24.5]]);
    const slots: [number, number][] = [[14, -25], [14, 25], [29, 0]];
    expect(slotBadgePlaces([{ at: [29, 0], wide: 40 }], 8, { ...nothing, slots })).toEqual([[29 + 12.5 + 42, 0]]);
  });

  it("cover neither one another nor the city or the name of a neighbour", () => {
    const slots: [number, number][] = [[0, 0], [86.6, 0], [43.3, 75]];
    const name = { at: [0, 24] as const, wide: 20, high: 6 };
    const places = slotBadgePlaces(slots.map((at) => ({ at, wide: 44 })), 13, { ...nothing, slots, names: [name] });
    const meet = ([x, y]: readonly [number, number], at: readonly [number, number], wide: number, high: number): boolean => Math.abs(x - at[0]) < 44 + wide && Math.abs(y - at[1]) < 13 + high;
    places.forEach((one, n) => {
      expect(places.filter((other, m) => m !== n && meet(one, other, 44, 13))).toEqual([]);
      expect(slots.filter((slot) => meet(one, slot, 10, 10))).toEqual([]);
      expect(meet(one, name.at, name.wide, name.high)).toBe(false);
    });
  });
});

describe.each(["pointy", "flat", "square"] as const)("on a %s grid", (kind) => {
  const { pieces, cells } = board(kind);
  const [ax, ay] = centre(kind, 4, 2);
  const [bx, by] = centre(kind, 6, 2);

  it("a cell, a stop and a slot have their places", () => {
    expect(spotAt(cells, pieces, "A")).toEqual({ at: [ax, ay], radius: 0 });
    expect(spotAt(cells, pieces, "A", 0, 1)).toEqual({ at: [ax + 12.5, ay], radius: 12.5 });
    expect(spotAt(cells, pieces, "B", 1)).toEqual({ at: [bx + 15, by + 2], radius: 6.5 });
    expect(spotAt(cells, pieces, "Z")).toBeNull();
  });

  it("a value counted twice has two rings side by side", () => {
    const counted: Counted[] = [
      { cell: "A", stop: 0, value: 30, line: "red" },
      { cell: "A", stop: 0, value: 30, line: "blue" },
    ];
    expect(ringPlaces(counted, cells, pieces).map(({ at, line }) => ({ at, line }))).toEqual([
      { at: [ax - 25, ay - 20], line: "red" },
      { at: [ax - 25 + RINGS_APART, ay - 20], line: "blue" },
    ]);
  });

  it("two towns that share one value have their rings beside them, one alone at the value", () => {
    const one: Counted = { cell: "B", stop: 0, value: 10, line: "red" };
    expect(ringPlaces([one], cells, pieces)[0]!.at).toEqual([bx + 20, by - 20]);
    const both = ringPlaces([one, { ...one, stop: 1 }], cells, pieces).map(({ at }) => at[0] - bx);
    expect(both).toEqual([-28, 28]);
  });

  it("labels keep away from the buttons over the corner", () => {
    const label: Label = { cell: "A", stop: 0, text: "no tile", tone: "quiet" };
    const sight = { left: ax - 120, right: bx + 150, top: ay - 40, bottom: ay + 150 };
    const [free] = labelPlaces([label], cells, pieces, sight, 1);
    const corner = [free!.at[0] - sight.left, free!.at[1] - sight.top] as const;
    const [{ at, wide, high }] = labelPlaces([label], cells, pieces, sight, 1, corner) as [(typeof free & object)];
    expect(at[0] - wide < sight.left + corner[0] && at[1] - high < sight.top + corner[1]).toBe(false);
  });

  it("labels stay in view and clear of one another", () => {
    const labels: Label[] = [
      { cell: "A", stop: 0, text: "full: BN" },
      { cell: "B", stop: 0, text: "full: NWB" },
      { cell: "B", stop: 1, text: "station 40 K", action: true },
    ];
    const sight = { left: ax - 150, right: bx + 150, top: ay - 150, bottom: ay + 150 };
    const placed = labelPlaces(labels, cells, pieces, sight, 0.7);
    expect(placed).toHaveLength(3);
    for (const { at, wide, high } of placed) {
      expect(at[0] - wide).toBeGreaterThanOrEqual(sight.left);
      expect(at[0] + wide).toBeLessThanOrEqual(sight.right);
      expect(at[1] - high).toBeGreaterThanOrEqual(sight.top);
      expect(at[1] + high).toBeLessThanOrEqual(sight.bottom);
    }
    placed.forEach((one, n) =>
      placed.slice(n + 1).forEach((two) => {
        const apart = Math.abs(one.at[0] - two.at[0]) >= one.wide + two.wide || Math.abs(one.at[1] - two.at[1]) >= one.high + two.high;
        expect(apart).toBe(true);
      }),
    );
  });

  it("labels keep off the names", () => {
    const label: Label = { cell: "B", stop: 0, text: "too far" };
    const sight = { left: -900, right: 900, top: -900, bottom: 900 };
    const covers = (on: ReadonlyMap<string, BoardCell>, box: { at: readonly [number, number]; wide: number; high: number }): boolean =>
      labelPlaces([label], on, pieces, sight, 1).some(({ at, wide, high }) => Math.abs(at[0] - box.at[0]) < wide + box.wide && Math.abs(at[1] - box.at[1]) < high + box.high);
    const free = labelPlaces([label], cells, pieces, sight, 1)[0]!;
    const name = { lines: ["Praha"], x: free.at[0] - bx, y: free.at[1] - by, size: 12.6, strong: true };
    const named = new Map(cells).set("B", { ...cells.get("B")!, print: { names: [name] } } as unknown as BoardCell);
    const [box] = nameBoxes(named, pieces);
    expect(covers(cells, box!)).toBe(true);
    expect(covers(named, box!)).toBe(false);
  });

  it("the line of a label ends beside the stop", () => {
    const [label] = labelPlaces([{ cell: "B", stop: 0, text: "too far" }], cells, pieces, { left: -900, right: 900, top: -900, bottom: 900 }, 1);
    expect(Math.hypot(label!.end[0] - label!.from[0], label!.end[1] - label!.from[1])).toBeCloseTo(10.5);
  });
});

describe("the badge of a place", () => {
  const { pieces, cells } = board("pointy");
  it("takes the place of the cost, or the middle of an empty cell", () => {
    const blank = cells.get("C")!;
    expect(badgeAt(blank, pieces)).toEqual([0, 0]);
    expect(badgeAt({ ...blank, print: { pill: [3, 12] } } as unknown as BoardCell, pieces)).toEqual([3, 12]);
  });
  it("goes to one side where cities stand on the other", () => {
    const one = (x: number, y: number): TileArt["stops"][number] => ({ x, y, kind: "city", slots: [[x, y]], name: "" });
    const three = tile("PRAHA", [one(14, -25), one(28.6, 0), one(14, 25)], [{ ...thirty, x: -28, y: 0 }]);
    const set = { game: "G", grid: "pointy", liveries: {}, tiles: [{ id: "PRAHA", count: 1, art: three }] };
    const name = { lines: ["Praha"], x: -14, y: 21, size: 12.6, strong: true };
    const praha = { ...cells.get("A")!, tile: "PRAHA", print: { names: [name] } } as unknown as BoardCell;
    expect(badgeAt(praha, new Pieces(set as unknown as Pieces["set"]))).toEqual([-16, -31]);
  });
  it("keeps off the name", () => {
    const name = { lines: ["Kladno"], x: 0, y: 30, size: 12.6, strong: true };
    const named = { ...cells.get("A")!, print: { names: [name] } } as unknown as BoardCell;
    expect(badgeAt(named, pieces)).toEqual([0, -30]);
  });
});
