import { describe, expect, it } from "vitest";
import type { Refusal } from "../lib/api";
import { Pieces } from "./pieces.svelte";
import { centre, type TileArt } from "./shape";
import { Laying } from "./laying.svelte";
import { cellName, placeOf } from "../titles/lilliput/place";
import type { Move, RailAction, RailView } from "./view";

const art = (tile: string, colour: string, stops: number): TileArt =>
  ({
    tile,
    colour,
    rotation: 0,
    tracks: [{ d: "M0 -44L0 44", gauge: "broad", owner: "", piece: 0 }],
    stops: Array.from({ length: stops }, () => ({ x: 0, y: 0, kind: "city", slots: [[0, 0]], name: "" })),
    values: [],
    water: [],
    label: null,
  }) as unknown as TileArt;
const pieces = new Pieces({
  game: "18Lilliput",
  grid: "square",
  liveries: {},
  tiles: [art("CITY", "yellow", 1), art("Y", "yellow", 1), art("PLAIN", "yellow", 0), art("BIG", "green", 1), art("STAR", "special", 1)].map(
    (one) => ({ id: one.tile, count: 4, art: one, rotations: one.tile === "PLAIN" ? [0, 1] : [0, 1, 2, 3] }) as Pieces["set"]["tiles"][number],
  ),
});
const effect = (cost: number, before: number, after: number) => ({ cost, gain: 0, before, after, price: 0, seller: null, added: 0, treasury: null, cash: null, leads: [], with_train: null, purchase: null });
const lay = (company: string, cell: string, tile: string, rotation: number, cost = 0, after = 50): Move<RailAction> => ({
  action: { type: "lay", seat: 0, company, cell, tile, rotation },
  effect: effect(cost, 50, after),
});
const cell = (name: string, tile: string, colour: string, stations: string[] = []) => ({ cell: name, ...placeOf(name)!, tile, rotation: 0, colour, laid: true, stops: [{ slots: 2, stations, reserved: [] }] });

function at(moves: readonly Move[], rest: { hand?: string[]; moves?: () => readonly Move[] } = {}) {
  const sent: RailAction[] = [];
  const asked: RailAction[] = [];
  const refusal: Refusal = { rule: "lilliput/1.4.7", message: { key: "lilliput-refuse-water" }, about: ["E1"] };
  const view = {
    seat: 0,
    cells: [cell("C", "START", "red"), cell("N1", "CITY", "yellow", ["MR"])],
    supply: { CITY: 3, Y: 0, PLAIN: 8, BIG: 2 },
    players: [{ seat: 0, companies: ["MR", "SR"] }],
    companies: [{ id: "MR", stations: ["N1.0"] }, { id: "SR", stations: ["N1.0"] }, { id: "TR", stations: [] }],
  } as unknown as RailView;
  const laying = new Laying({
    view: () => view,
    moves: rest.moves ?? (() => moves),
    hand: () => rest.hand ?? [],
    pieces: () => pieces,
    placeOf,
    cellAt: cellName,
    tileLike: () => null,
    send: (action) => Promise.resolve(sent.push(action) > 0),
    why: (action) => Promise.resolve(asked.push(action) > 0 ? refusal : null),
  });
  return { laying, sent, asked };
}

const place = (name: string) => placeOf(name)!;

describe("laying", () => {
  const moves = [lay("MR", "E1", "CITY", 0), lay("MR", "E1", "CITY", 2, 0, 90), lay("MR", "E1", "PLAIN", 1, 20), lay("MR", "N2", "PLAIN", 0)];

  it("shows where something can be done, for how much, for what", () => {
    const told: [string, number?, number?][] = [];
    const spots = at(moves).laying.spots((site, cost, gain) => (told.push([site.cell, cost, gain]), { badge: "", label: "" }));
    expect(told).toEqual([["E1", 0, 40], ["N2", 0, 0]]);
    expect(spots[0]).toMatchObject({ cell: "E1", x: 1, y: 0 });
  });

  it("turns through the legal rotations only, beginning with the best", async () => {
    const { laying } = at(moves);
    await laying.press(place("E1"));
    expect(laying.company).toBe("MR");
    expect(laying.move).toBeNull();
    laying.choose("CITY");
    expect(laying.ghost).toMatchObject({ cell: "E1", tile: "CITY", rotation: 2, company: "MR" });
    expect(laying.turnOf).toEqual([2, 2]);
    await laying.press(place("E1"));
    expect(laying.rotation).toBe(0);
    laying.turn(-1);
    expect(laying.rotation).toBe(2);
    laying.next(1);
    expect(laying.tile).toBe("PLAIN");
    expect(laying.turnOf).toEqual([1, 1]);
  });

  it("chooses the only tile itself, sends it, and forgets", async () => {
    const { laying, sent } = at([moves[3]!]);
    await laying.press(place("N2"));
    expect(laying.tile).toBe("PLAIN");
    await laying.confirm();
    expect(sent).toEqual([moves[3]!.action]);
    expect(laying.cell).toBeNull();
    await laying.confirm();
    expect(sent).toHaveLength(1);
  });

  it("lets one of two companies do it, by default the one that gains", async () => {
    const { laying } = at([lay("SR", "E1", "CITY", 0), lay("MR", "E1", "CITY", 0, 0, 80)]);
    await laying.press(place("E1"));
    expect(laying.companies).toEqual(["SR", "MR"]);
    expect(laying.company).toBe("MR");
    laying.take("SR");
    expect(laying.move?.action.company).toBe("SR");
  });

  it("greys what one might think of, and asks why not", async () => {
    const { laying, asked } = at([lay("MR", "E1", "CITY", 0)]);
    await laying.press(place("E1"));
    expect(laying.offers.map((offer) => [offer.tile, offer.rotations.length])).toEqual([["CITY", 1], ["Y", 0]]);
    await laying.askReasons();
    expect(asked).toHaveLength(1);
    laying.choose("Y");
    expect(laying.refusal?.message.key).toBe("lilliput-refuse-water");
    expect(laying.tile).toBe("CITY");
  });

  it("offers the next colour on a laid tile", async () => {
    const { laying } = at([lay("MR", "N1", "BIG", 1)]);
    await laying.press(place("N1"));
    expect(laying.offers.map((offer) => offer.tile)).toEqual(["BIG"]);
  });

  it("asks the rules about a place where nothing can be done", async () => {
    const { laying, asked } = at(moves);
    await laying.press(place("S2W1"));
    expect(asked[0]).toMatchObject({ type: "lay", cell: "S2W1", company: "MR" });
    expect(laying.refusal?.about).toEqual(["E1"]);
    expect(laying.cell).toBeNull();
  });

  it("puts the station of a new home on the ghost", async () => {
    const { laying } = at([lay("TR", "E1", "CITY", 0)]);
    await laying.press(place("E1"));
    expect(laying.ghost).toMatchObject({ tile: "CITY", slot: 0, company: "TR" });
  });
});

describe("before the effects are known", () => {
  const moves = [lay("SR", "E1", "CITY", 0), lay("SR", "E1", "CITY", 1), lay("SR", "E1", "CITY", 3, 0, 70), lay("MR", "E1", "CITY", 2, 40, 90)];
  const unknown = moves.map(({ action }) => ({ action, effect: undefined }));
  const later = () => {
    let now: readonly Move[] = unknown;
    return { ...at([], { moves: () => now }), arrive: () => void (now = moves) };
  };

  it("everything can be chosen and sent, in plain order", async () => {
    const { laying, sent } = later();
    const told: unknown[] = [];
    laying.spots((site, cost, gain) => (told.push([site.cell, cost, gain]), { badge: "", label: "" }));
    expect(told).toEqual([["E1", undefined, undefined]]);
    await laying.press(place("E1"));
    expect([laying.company, laying.tile, laying.rotation]).toEqual(["SR", "CITY", 0]);
    await laying.confirm();
    expect(sent).toEqual([moves[0]!.action]);
  });

  it("a choice stays when they arrive", async () => {
    const { laying, arrive } = later();
    await laying.press(place("E1"));
    laying.turn(1);
    arrive();
    expect([laying.company, laying.tile, laying.rotation]).toEqual(["SR", "CITY", 1]);
    expect(laying.ghost).toMatchObject({ tile: "CITY", rotation: 1, company: "SR" });
    expect(laying.move?.effect?.after).toBe(50);
    laying.clear();
    await laying.press(place("E1"));
    expect([laying.company, laying.rotation], "the next choice begins with the best").toEqual(["MR", 2]);
  });
});

describe("rotations a tile may not lie", () => {
  const moves = [lay("MR", "E1", "CITY", 0), lay("MR", "E1", "CITY", 2, 0, 90), lay("MR", "E1", "PLAIN", 0), lay("MR", "E1", "PLAIN", 1)];
  const chosen = async (tile = "CITY") => {
    const all = at(moves);
    await all.laying.press(place("E1"));
    all.laying.choose(tile);
    return all;
  };

  it("are shown when wanted, with the reason, and cannot be confirmed", async () => {
    const { laying, asked, sent } = await chosen();
    expect(laying.rotations).toEqual([{ rotation: 0, legal: true }, { rotation: 1, legal: false }, { rotation: 2, legal: true }, { rotation: 3, legal: false }]);
    laying.turn(1, true);
    expect(laying.ghost).toEqual({ cell: "E1", x: 1, y: 0, company: "MR", tile: "CITY", rotation: 3, refused: true });
    expect(laying.turnOf).toEqual([4, 4]);
    expect(laying.wrong, "the server is being asked").toBeNull();
    await Promise.resolve();
    expect(asked).toEqual([{ type: "lay", seat: 0, company: "MR", cell: "E1", tile: "CITY", rotation: 3 }]);
    expect(laying.wrong?.rule).toBe("lilliput/1.4.7");
    expect(laying.move).toBeNull();
    await laying.confirm();
    expect(sent).toEqual([]);
  });

  it("are left by the next turn, and asked about once", async () => {
    const { laying, asked, sent } = await chosen();
    laying.turn(1, true);
    await Promise.resolve();
    laying.turn(1);
    expect([laying.rotation, laying.illegal, laying.wrong]).toEqual([0, false, null]);
    expect(laying.turnOf).toEqual([1, 2]);
    laying.turn(-1, true);
    expect(laying.wrong?.rule).toBe("lilliput/1.4.7");
    expect(asked).toHaveLength(1);
    laying.turn(-1);
    await laying.confirm();
    expect(sent).toEqual([moves[1]!.action]);
  });

  it("are gone round with the others once these are to be seen", async () => {
    const { laying } = await chosen();
    laying.showOthers();
    expect([laying.rotation, laying.illegal]).toEqual([3, true]);
    const seen = [];
    for (let n = 0; n < 4; n++) {
      await laying.press(place("E1"));
      seen.push([laying.rotation, laying.illegal]);
    }
    expect(seen).toEqual([[0, false], [1, true], [2, false], [3, true]]);
    laying.showOthers();
    expect([laying.rotation, laying.illegal, laying.others]).toEqual([0, false, false]);
    laying.showOthers();
    laying.choose("PLAIN");
    expect([laying.illegal, laying.others], "another tile begins with the legal rotations").toEqual([false, false]);
  });

  it("are none where all that look different are legal", async () => {
    const { laying } = await chosen("PLAIN");
    expect(laying.rotations.every((rotation) => rotation.legal)).toBe(true);
    laying.turn(1, true);
    laying.showOthers();
    expect(laying.illegal).toBe(false);
  });
});

describe("stations", () => {
  it("fill the next free slot", async () => {
    const move: Move<RailAction> = { action: { type: "station", seat: 0, company: "SR", cell: "N1" }, effect: effect(40, 50, 70) };
    const { laying, sent } = at([move]);
    expect(laying.spots((_, cost) => ({ badge: String(cost), label: "" }))[0]).toMatchObject({ slot: 1, badge: "40" });
    await laying.press(place("N1"));
    expect(laying.ghost).toEqual({ cell: "N1", x: 0, y: -1, company: "SR", slot: 1 });
    await laying.confirm();
    expect(sent).toEqual([move.action]);
  });
});

describe("tiles in hand", () => {
  it("wait until asked for when the question is another one", async () => {
    const { laying } = at([lay("MR", "E1", "STAR", 0)], { hand: ["STAR"] });
    expect(laying.open).toBe(false);
    expect(laying.extra).toHaveLength(1);
    laying.hand = true;
    expect([...laying.sites.keys()]).toEqual(["E1"]);
    await laying.press(place("E1"));
    await laying.confirm();
    expect(laying.hand).toBe(false);
  });
  it("lie in the tray beside those of the supply", () => {
    const { laying } = at([lay("MR", "E1", "STAR", 0), lay("MR", "E1", "CITY", 0)], { hand: ["STAR"] });
    expect(laying.extra).toHaveLength(0);
    expect(laying.sites.get("E1")?.lays).toHaveLength(2);
  });
});

describe("on hexes", () => {
  const side = { flat: ["M0 43.3L0 0", "M-37.5 21.65L0 0"], pointy: ["M-21.65 37.5L0 0", "M-43.3 0L0 0"] };
  const STEP = { flat: { x: 0, y: 2 }, pointy: { x: -1, y: 1 } };
  for (const kind of ["flat", "pointy"] as const) {
    const hex = (tile: string, colour: string, stops: { x: number; y: number }[]): TileArt =>
      ({
        tile,
        colour,
        rotation: 0,
        tracks: side[kind].slice(0, 1).map((d) => ({ d, gauge: "broad", owner: "", piece: 0 })),
        stops: stops.map((stop) => ({ ...stop, kind: "city", slots: [[stop.x, stop.y]], name: "" })),
        values: [],
        water: [],
        label: null,
      }) as unknown as TileArt;
    const OO = [{ x: -20, y: 0 }, { x: 20, y: 0 }];
    const set = new Pieces({
      game: "hex",
      grid: kind,
      liveries: {},
      tiles: [hex("town", "blank", []), hex("city", "blank", [{ x: 0, y: 0 }]), hex("OO", "blank", OO), hex("57", "yellow", [{ x: 0, y: 0 }]), hex("9", "yellow", [])].map(
        (art) => ({ id: art.tile, count: 4, art, rotations: [0, 1, 2, 3, 4, 5] }) as Pieces["set"]["tiles"][number],
      ),
    });
    const places: Record<string, { x: number; y: number; tile: string }> = {
      E11: { x: 4, y: 4, tile: "OO" },
      F12: { x: 4 + STEP[kind].x, y: 4 + STEP[kind].y, tile: "city" },
    };
    const asked: RailAction[] = [];
    const stations: Move<RailAction>[] = [0, 1].map((stop) => ({ action: { type: "station", seat: 0, company: "BCB", cell: "E11", ...(stop ? { stop } : {}) }, effect: effect(40, 50, 60 + stop) }));
    const open = (moves: Move<RailAction>[]) =>
      new Laying({
        view: () =>
          ({
            seat: 0,
            cells: Object.entries(places).map(([cell, at]) => ({ cell, ...at, rotation: 0, colour: "blank", laid: false, stops: (at.tile === "OO" ? OO : [0]).map(() => ({ slots: 1, stations: [], reserved: [] })) })),
            supply: { "57": 2, "9": 2 },
            players: [{ seat: 0, companies: ["BCB"] }],
            companies: [{ id: "BCB", stations: ["C1.0"] }],
          }) as unknown as RailView,
        moves: () => moves,
        hand: () => [],
        pieces: () => set,
        placeOf: (cell) => places[cell] ?? null,
        cellAt: (at) => Object.keys(places).find((cell) => places[cell]!.x === at.x && places[cell]!.y === at.y) ?? null,
        tileLike: () => null,
        send: () => Promise.resolve(true),
        why: (action) => Promise.resolve(asked.push(action) > 0 ? null : null),
      });

    it(`a cell with two cities asks for one of them (${kind})`, async () => {
      const laying = open(stations);
      expect(laying.spots(() => ({ badge: "", label: "" })).map((spot) => [spot.cell, spot.stop, spot.slot])).toEqual([["E11", undefined, 0], ["E11", 1, 0]]);
      const { x, y } = places.E11!;
      const [cx, cy] = centre(kind, x, y);
      await laying.press({ x, y, point: [cx + 18, cy] });
      expect(laying.move?.action).toEqual(stations[1]!.action);
      expect(laying.ghost).toMatchObject({ cell: "E11", company: "BCB", stop: 1, slot: 0 });
      await laying.press({ x, y, point: [cx - 18, cy] });
      expect(laying.move?.action).toEqual(stations[0]!.action);
      await laying.press({ x, y, stop: 1 });
      expect(laying.station?.action.stop).toBe(1);
    });

    it(`asks about the rotation that points at a neighbour (${kind})`, async () => {
      const laying = open([lay("BCB", "E11", "57", 0)]);
      const { x, y } = places.F12!;
      await laying.press({ x, y });
      // E11 is on the opposite side, three turns further.
      expect(asked.at(-1)).toMatchObject({ type: "lay", cell: "F12", tile: "57", rotation: 3 });
    });
  }
});
