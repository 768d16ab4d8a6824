import { describe, expect, it } from "vitest";
import type { BoardCell } from "./board";
import { Pieces } from "./pieces.svelte";
import { drawBlocked, drawReach, type MapReach } from "./reach";
import { ReachState } from "./reach.svelte";
import { centre, type TileArt } from "./shape";

const art = (tile: string, tracks: string[], stops: Partial<TileArt["stops"][number]>[]): TileArt =>
  ({
    tile,
    colour: "yellow",
    kind: "",
    rotation: 0,
    outline: "M-44 -44H44V44H-44Z",
    tracks: tracks.map((d, piece) => ({ d, gauge: "broad", owner: "", piece })),
    stops: stops.map((stop) => ({ x: 0, y: 0, kind: "city", slots: [[0, 0]], name: "", ...stop })),
    values: [],
    water: [],
    label: null,
    mark: null,
  }) as unknown as TileArt;
const pieces = new Pieces({
  game: "18Lilliput",
  grid: "square",
  liveries: {},
  tiles: [
    art("CITY", ["M0 -44L0 0", "M0 44L0 0"], [{}]),
    art("BIG", ["M0 -44L0 0"], [{ slots: [[-12, 0], [12, 0]] }]),
    art("PLAIN", ["M0 -44L0 44", "M-44 0L44 0"], []),
  ].map((one) => ({ id: one.tile, count: 4, art: one }) as Pieces["set"]["tiles"][number]),
});
const cell = (name: string, x: number, y: number, tile: string, rotation = 0): BoardCell => ({ cell: name, x, y, tile, rotation, stations: [] });
const cells = [cell("C", 0, 0, "CITY"), cell("S1", 0, 1, "PLAIN"), cell("E1", 1, 0, "BIG"), cell("free", 5, 5, "")];
const reach = (company: string, more: Partial<MapReach> = {}): MapReach => ({ company, cells: [], ends: [], blocked: [], feeding: [], ...more });

describe("reach over the map", () => {
  const drawn = drawReach(
    reach("MR", {
      cells: [{ cell: "C", tracks: [0, 1], stops: [0] }, { cell: "S1", tracks: [0], stops: [] }],
      ends: [{ cell: "S2", x: 0, y: 2, sides: [0] }],
    }),
    cells,
    pieces,
  );

  it("lights the tracks and stops the server names, and no others", () => {
    expect(drawn.lit.map(({ cell, art }) => [cell, art.tracks.length, art.stops.length])).toEqual([["C", 2, 1], ["S1", 1, 0]]);
  });
  it("dims the rest: a cell in reach not at all, one in part a little", () => {
    expect(drawn.veils.map(({ cell, part }) => [cell, part])).toEqual([["S1", true], ["E1", false]]);
  });
  it("points out of the last cell into the one that may be built on", () => {
    expect(drawn.arrows).toEqual([{ key: "S2 0", x: expect.closeTo(0), y: expect.closeTo(132), turn: 90 }]);
  });
  it("points into hexes as well", () => {
    const hexes = new Pieces({ ...pieces.set, grid: "pointy" });
    // From E15 to the upper right: the cell there is entered at its lower left side.
    const [arrow] = drawReach(reach("MR", { ends: [{ cell: "D16", x: 16, y: 3, sides: [0] }] }), [], hexes).arrows;
    const [[fx, fy], [tx, ty]] = [centre("pointy", 15, 4), centre("pointy", 16, 3)];
    expect(arrow).toEqual({ key: "D16 0", x: expect.closeTo((fx + tx) / 2), y: expect.closeTo((fy + ty) / 2), turn: -60 });
  });
  it("turns with the tile", () => {
    const side = drawReach(reach("MR", { cells: [{ cell: "W1", tracks: [0], stops: [] }] }), [cell("W1", -1, 0, "CITY", 1)], pieces);
    expect(side.lit[0]?.art.tracks[0]?.d).toBe("M44 0L0 0");
  });
  it("passes over what it does not know", () => {
    expect(drawReach(reach("MR", { cells: [{ cell: "N9", tracks: [0], stops: [3] }] }), cells, pieces).lit).toEqual([]);
  });
  it("frames all slots of a blocked city", () => {
    const signs = drawBlocked([{ cell: "E1", stop: 0 }, { cell: "C", stop: 7 }], new Map(cells.map((one) => [one.cell, one])), pieces);
    expect(signs).toEqual([{ key: "E1 0", cell: "E1", left: 88 - 12 - 16.5, top: -16.5, width: 24 + 33, height: 33 }]);
  });
});

describe("whose reach is shown", () => {
  function at(companies = ["MR", "SR"]) {
    const asked: string[] = [];
    const now = { shown: { id: "t", version: 7, at: 5 }, companies, acting: "SR" as string | null, down: false };
    const state = new ReachState({ shown: () => now.shown, companies: () => now.companies, acting: () => now.acting }, (path) => {
      asked.push(path);
      return now.down ? Promise.reject(new Error("down")) : Promise.resolve(reach(path.split("/")[4]!.split("?")[0]!));
    });
    return { state, asked, now };
  }

  it("is the acting company’s unless another is chosen", async () => {
    const { state, asked } = at();
    expect(state.company).toBe("SR");
    await state.look();
    state.choose("MR");
    expect([state.company, state.answer]).toEqual(["MR", null]);
    await state.look();
    expect(state.answer?.company).toBe("MR");
    state.choose(null);
    await state.look();
    expect(asked, "what is known is not asked for again").toEqual(["/tables/t/reach/SR?at=5", "/tables/t/reach/MR?at=5"]);
    expect(state.answer?.company).toBe("SR");
  });
  it("is the first one’s where the acting company has no station, and nobody’s without companies", () => {
    expect(at(["MR"]).state.company).toBe("MR");
    const { state } = at([]);
    state.choose("MR");
    expect([state.company, state.answer]).toEqual([null, null]);
  });
  it("says when it could not be told, and asks again later", async () => {
    const { state, now, asked } = at();
    now.down = true;
    await state.look();
    expect([state.trouble, state.answer]).toEqual([true, null]);
    now.down = false;
    await state.look();
    expect([asked.length, state.answer?.company]).toEqual([2, "SR"]);
  });
});
