import { describe, expect, it } from "vitest";
import { around, between, carried, centre, ends, facing, fresh, middle, spinPath, turned, type TileArt } from "./shape";

/** A tile of the square grid; sides: N 0, E 1, S 2, W 3. */
function tile(tracks: string[], stop: [number, number] | null = null): TileArt {
  return {
    tile: "T",
    rotation: 0,
    colour: "yellow",
    kind: "",
    outline: "",
    tracks: tracks.map((d, piece) => ({ d, gauge: "broad", owner: "", piece })),
    stops: stop ? [{ x: stop[0], y: stop[1], kind: "city", slots: [[stop[0] - 12.5, stop[1]], [stop[0] + 12.5, stop[1]]], name: "" }] : [],
    values: [{ x: 22, y: -22, parts: [["20", ""]] }],
    label: null,
    mark: null,
    name: null,
    water: [],
    name_y: 0,
    terrain_y: 0,
  };
}
const curve = tile(["M0 -44A44 44 0 0 0 44 0"]);
const city = tile(["M0 -44L0 0", "M-44 0L0 0"], [0, 0]);

describe("turning", () => {
  it("moves track with the tile and keeps the way an arc bends", () => {
    expect(turned(curve, 1, "square").tracks[0]!.d).toBe("M44 0A44 44 0 0 0 0 44");
    expect(spinPath("M0 -44Q0 -20 10 5", Math.PI)).toBe("M0 44Q0 20 -10 -5");
  });
  it("keeps the slots of a city side by side", () => {
    const off = turned(tile(["M0 -44L0 -20"], [0, -20]), 1, "square");
    expect(off.stops[0]).toMatchObject({ x: 20, y: 0, slots: [[7.5, 0], [32.5, 0]] });
    expect(off.values[0]).toMatchObject({ x: 22, y: 22 });
  });
  it("puts text where the server found room for it", () => {
    expect(turned(curve, 2, "square", [[5, 6]]).values[0]).toMatchObject({ x: 5, y: 6 });
    expect(turned(curve, 2, "square").values[0]).toMatchObject({ x: -22, y: 22 });
  });
  it("is nothing after a whole turn", () => {
    expect(turned(curve, 4, "square")).toBe(curve);
    expect(turned(turned(curve, 3, "square"), 0, "square").tracks[0]!.d).toBe(curve.tracks[0]!.d);
  });
});

describe("track between sides", () => {
  it("knows what a piece connects", () => {
    expect(ends(curve, "square", curve.tracks[0]!.d)).toEqual([0, 1]);
    expect(ends(city, "square", city.tracks[1]!.d)).toEqual([3, -1]);
  });
  it("goes straight through, or through the stop", () => {
    expect(between(curve, "square", 1, 0)).toHaveLength(1);
    expect(between(city, "square", 0, 3)).toEqual(["M0 -44L0 0", "M-44 0L0 0"]);
    expect(between(city, "square", 0, null)).toEqual(["M0 -44L0 0"]);
    expect(between(city, "square", 0, 2)).toEqual([]);
  });
  it("tells new track from old", () => {
    const more = tile(["M0 -44L0 0", "M-44 0L0 0", "M44 0L0 0"], [0, 0]);
    expect([...fresh(more, city, "square")]).toEqual([2]);
    expect([...fresh(more, null, "square")]).toEqual([0, 1, 2]);
  });
});

describe("cells", () => {
  it("lie where Python draws them", () => {
    expect(centre("square", 1, -2)).toEqual([88, -176]);
    expect(centre("flat", 2, 2)[0]).toBe(150);
    expect(middle("square", 1)[0]).toBeCloseTo(44);
  });
  it("face each other", () => {
    expect(facing("square", { x: 0, y: 0 }, { x: 0, y: -1 })).toBe(0);
    expect(facing("flat", { x: 4, y: 4 }, { x: 5, y: 3 })).toBe(4);
    expect(facing("square", { x: 0, y: 0 }, { x: 2, y: 0 })).toBe(-1);
    expect(around("pointy", { x: 3, y: 3 })).toHaveLength(6);
  });
});

describe("stations on a tile about to be laid", () => {
  const cities = (tracks: string[], ...at: [number, number][]): TileArt => {
    const stops = at.map(([x, y]) => ({ x, y, kind: "city", slots: [[x, y] as [number, number]], name: "" }));
    return { ...tile(tracks), stops };
  };
  const [north, south, east] = [[0, -28], [0, 28], [28, 0]] as [number, number][];
  it("stay with their track, wherever the new tile counts that city", () => {
    const pair = cities(["M0 -44L0 -28", "M0 44L0 28"], north!, south!);
    const other = cities(["M0 44L0 28", "M0 -44L0 -28", "M44 0L28 0"], south!, north!, east!);
    expect(carried(pair, other, "square")).toEqual([1, 0]);
  });
  it("take a city that is left if they have no track yet", () => {
    const bare = cities(["M0 44L0 28"], north!, south!);
    const other = cities(["M0 44L0 28", "M0 -44L0 -28"], south!, north!);
    expect(carried(bare, other, "square")).toEqual([1, 0]);
  });
  it("share a city that joins theirs", () => {
    const pair = cities(["M0 -44L0 -28", "M0 44L0 28"], north!, south!);
    const one = cities(["M0 -44L0 0", "M0 44L0 0"], [0, 0]);
    expect(carried(pair, one, "square")).toEqual([0, 0]);
  });
});
