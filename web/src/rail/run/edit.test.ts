import { describe, expect, it } from "vitest";
import { EditedRun } from "./edit.svelte";
import type { FoundRoute, RestOfRun, RestRequest, RouteRequest, ToldRoute } from "./explained";
import { sumsOf } from "./parts";

const told = (train: string, stops: readonly string[], revenue = 10 * stops.length): ToldRoute => ({
  train,
  stops: [...stops],
  names: [...stops],
  cells: [...stops],
  values: stops.map(() => 10),
  revenue,
  times: 1,
  obsolete: false,
  bonus: 0,
  visits: stops.map((place) => ({ place, name: place, city: true, value: 10, counts: true, station: false, fed_by: [] })),
  used: stops.length - 1,
  limit: 4,
  by_length: true,
  total: revenue,
  earned: revenue,
  bonuses: [],
});
const refused = (key: string, args = {}) => ({ rule: "ireland/8.1", message: { key, args }, about: [] });

/** Stops A to E lie in a row; a route over more than three of them is too long. */
function line(rest: (body: RestRequest) => Partial<RestOfRun> = () => ({})): { run: EditedRun; kept: RestRequest[] } {
  const kept: RestRequest[] = [];
  const ask = async (_: string, body: RouteRequest): Promise<FoundRoute> => {
    const stops = body.stops as string[];
    const joined = stops.every((stop, n) => !n || Math.abs(stop.charCodeAt(0) - stops[n - 1]!.charCodeAt(0)) === 1);
    if (!joined) return { route: null, refusal: refused("rail-route-no-link"), which: 0, ways: 0, others: [] };
    const long = stops.length > 3 ? refused("rail-route-too-long", { train: "2H", length: stops.length - 1, most: 2 }) : null;
    return { route: told(body.train, stops), refusal: long, which: body.which ?? 0, ways: 1, others: [] };
  };
  const run = new EditedRun("LER", ["2H", "4H"], "t", ask, async (_, body) => {
    kept.push(body);
    return { routes: [], revenue: 0, proved: true, refusal: null, ...rest(body) };
  });
  return { run, kept };
}

describe("a run changed by hand", () => {
  it("begins with known routes without asking", () => {
    const { run } = line();
    run.begin([told("4H", ["A", "B"]), told("2H", ["C", "D"])]);
    expect([run.trains.map((train) => train.stops.join("")), run.total, run.ready]).toEqual([["CD", "AB"], 40, true]);
  });
  it("grows at the end that reaches the stop, and shrinks where an end is pressed", async () => {
    const { run } = line();
    run.begin([told("2H", ["B", "C"])]);
    await run.press("A");
    expect(run.current?.stops).toEqual(["A", "B", "C"]);
    await run.press("A");
    expect(run.current?.stops).toEqual(["B", "C"]);
    await run.press("D");
    expect(run.current?.stops).toEqual(["B", "C", "D"]);
    await run.press("D");
    expect(run.current?.stops).toEqual(["B", "C"]);
  });
  it("follows an end that is dragged", async () => {
    const { run } = line();
    run.begin([told("2H", ["B", "C"])]);
    await run.drag("C", "D", "D");
    expect(run.current?.stops).toEqual(["B", "C", "D"]);
    await run.drag("B", "C", "C");
    expect(run.current?.stops).toEqual(["C", "D"]);
    await run.drag("C", "B", "B");
    expect(run.current?.stops).toEqual(["B", "C", "D"]);
    // Too long with all its stops: as many are kept as the train can run.
    await run.drag("D", "A", "A");
    expect([run.current?.stops, run.denied]).toEqual([["B", "A"], null]);
    await run.drag("A", "E", "E");
    expect([run.current?.stops, run.denied?.stop]).toEqual([["B", "A"], "E"]);
    await run.drag("A", null, "Z");
    expect(run.current?.stops).toEqual(["B", "A"]);
    await run.drag("A", "A", "A");
    expect(run.current?.stops).toEqual(["B", "A"]);
  });
  it("keeps its route if a stop is too far, and says how far", async () => {
    const { run } = line();
    run.begin([told("2H", ["A", "B", "C"])]);
    await run.press("D");
    expect([run.current?.stops, run.total, run.denied?.stop, run.denied?.refusal.message.args]).toEqual([["A", "B", "C"], 30, "D", { train: "2H", length: 3, most: 2 }]);
    await run.press("E");
    expect([run.current?.stops, run.denied?.refusal.message.key]).toEqual([["A", "B", "C"], "rail-route-no-link"]);
    run.choose(1);
    expect(run.denied).toBeNull();
  });
  it("solves the others again beside a locked train", async () => {
    const { run, kept } = line(() => ({ routes: [told("2H", ["A", "B"], 25), told("4H", ["D", "E"])], revenue: 45 }));
    run.begin([told("2H", ["A", "B"]), told("4H", ["C", "D"])]);
    await run.toggle(0);
    expect(kept.map(({ kept }) => kept)).toEqual([[{ train: "2H", stops: ["A", "B"], cells: ["A", "B"] }]]);
    expect([run.trains.map((train) => train.stops.join("")), run.total, run.solved]).toEqual([["AB", "DE"], 45, true]);
    await run.press("C");
    expect(run.trains[0]?.stops).toEqual(["A", "B"]);
    run.clearAll();
    expect(run.trains.map((train) => train.stops.join(""))).toEqual(["AB", ""]);
    await run.toggle(0);
    expect([run.trains[0]?.locked, kept.length]).toEqual([false, 1]);
  });

  it("drops an answer to what was asked before the routes were cleared", async () => {
    const { run } = line(() => ({ routes: [told("2H", ["A", "B"], 25), told("4H", ["D", "E"])], revenue: 45 }));
    run.begin([told("2H", ["A", "B"]), told("4H", ["C", "D"])]);
    const asked = run.toggle(0);
    run.clearAll();
    await asked;
    expect([run.trains.map((train) => train.stops.join("")), run.solving]).toEqual([["AB", ""], false]);
  });
});

it("a sum is split into stops, what feeds them, and bonuses", () => {
  const route = told("2H", ["A", "B"], 45);
  route.visits[0] = { ...route.visits[0]!, value: 20, fed_by: [{ place: "X", name: "X", city: false, value: 10 }] };
  route.bonuses = [{ bonus: "RSSC", value: 15 }];
  expect(sumsOf([route])).toEqual({ stops: 20, feeders: 10, bonuses: 15 });
});
