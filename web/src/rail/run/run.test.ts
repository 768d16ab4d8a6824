import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../../lib/words.svelte";
import { changes, farLabels, range, steps, stopName, sumOf, type ExplainedRoute, type ExplainedRun, type FoundRoute, type NamedStop, type OtherRun, type RouteRequest } from "./explained";
import { HandRoutes } from "./hand.svelte";
import { RunsState } from "./runs.svelte";

beforeAll(async () => {
  const words = ["page-rail-run.ftl", "rail-play.ftl"].map((name) => readFileSync(`../src/trainshed/locales/en/${name}`, "utf8")).join("\n");
  vi.stubGlobal("fetch", async () => new Response(words));
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en", false);
});

const stop = (place: string, name = place.split(".")[0]!, city = false): NamedStop => ({ place, name, city });
const route = (more: Partial<ExplainedRoute> = {}): ExplainedRoute => ({
  train: "3",
  stops: ["F12.0", "E13.0", "E15.0"],
  names: ["F12", "E13", "Pardubice"],
  cells: ["F12", "E13", "E15"],
  values: [10, 10, 30],
  revenue: 50,
  times: 1,
  obsolete: false,
  bonus: 0,
  visits: [],
  used: 3,
  limit: 3,
  by_length: false,
  total: 50,
  earned: 50,
  bonuses: [],
  ends: [
    { stop: "F12.0", why: null, beyond: [{ ...stop("E11.1", "Praha", true), why: "length" }] },
    { stop: "E15.0", why: null, beyond: [{ ...stop("D16.0", "Hradec Králové", true), why: "track" }] },
  ],
  ...more,
});
const run = (more: Partial<ExplainedRun> = {}): ExplainedRun => ({
  company: "BCB",
  revenue: 50,
  besides: 0,
  routes: [route()],
  idle: [],
  proof: { proved: true, bound: 50, first: 50, nodes: 9, trains: [] },
  others: [],
  others_complete: true,
  ...more,
});

describe("a run in words", () => {
  it("names towns by their cells and cities by their names", () => {
    expect([stopName(stop("E13.0")), stopName(stop("E11.1", "Praha", true)), stopName(stop("N3.0", "N3", true))]).toEqual(["Town E13", "Praha", "N3"]);
  });
  it("tells how far a train goes", () => {
    expect([range(route()), range(route({ limit: null })), range(route({ by_length: true, used: 5, limit: 6 }))]).toEqual(["3 of 3 stops", "3 stops, no limit", "length 5 of 6"]);
  });
  it("tells how a sum becomes the revenue, only where that is not the sum itself", () => {
    expect(steps(route())).toEqual([]);
    const all = route({ times: 2, obsolete: true, total: 90, earned: 90, bonuses: [{ bonus: "three", value: 30 }], revenue: 120 });
    expect(steps(all)).toEqual(["× 2 = 180,", "half, rounded down to tens: 90,", "+ 30 bonus"]);
  });
  it("writes the sum in one line", () => expect(sumOf([210, 60, 50])).toBe("210 + 60 + 50"));
  it("labels a stop beyond a train's length, unless a train visits it", () => {
    expect(farLabels(run()).map(({ stop, text }) => [stop.place, text])).toEqual([["E11.1", "too far for a 3-train"]]);
    expect(farLabels(run({ routes: [route(), route({ stops: ["E11.1", "D10.0"], ends: [route().ends[1], route().ends[1]] })] }))).toEqual([]);
  });
});

describe("another run in words", () => {
  const [a, b, c, d] = [stop("E13.0"), stop("E15.0", "Pardubice", true), stop("D16.0", "Hradec Králové", true), stop("F12.0")];
  const other = (before: NamedStop[], after: NamedStop[]): OtherRun => ({
    revenue: 40,
    besides: 0,
    routes: [],
    changes: [{ train: "3", before, after, lost: before.filter((one) => !after.includes(one)), gained: after.filter((one) => !before.includes(one)) }],
  });
  it.each([
    [other([a, b, d], [a, b]), "the 3-train without Town F12"],
    [other([a, b], [a, b, d]), "the 3-train also to Town F12"],
    [other([a, b, d], [a, b, c]), "the 3-train: Hradec Králové instead of Town F12"],
    [other([a, b], []), "the 3-train stays idle"],
    [other([], [a, b]), "the 3-train: Town E13, Pardubice"],
    [other([a, d], [b, c]), "the 3-train: Pardubice, Hradec Králové"],
  ])("case %#", (one, text) => expect(changes(one, run())).toBe(text));
  it("names the route that is given up if several trains are alike", () => {
    const two = run({ routes: [route({ stops: ["E13.0", "E15.0"] }), route({ stops: ["D16.0", "F12.0"] })] });
    expect([other([a, b], []), other([c, d], [])].map((one) => changes(one, two))).toEqual([
      "no 3-train runs Town E13, Pardubice",
      "no 3-train runs Hradec Králové, Town F12",
    ]);
  });
});

describe("runs on demand", () => {
  const shown = { id: "t", version: 4, at: 4 };
  it("are fetched once per position and company", async () => {
    const asked: string[] = [];
    const state = new RunsState({ shown: () => shown }, async (path) => (asked.push(path), run()));
    expect(state.of("BCB")).toBeNull();
    await Promise.all([state.look("BCB"), state.look("BCB")]);
    await state.look("BCB");
    expect([state.of("BCB")?.revenue, state.of("EKJ"), asked]).toEqual([50, null, ["/tables/t/runs/BCB?at=4"]]);
  });
  it("belong to one version", async () => {
    let position = shown;
    const state = new RunsState({ shown: () => position }, async () => run());
    await state.look("BCB");
    position = { ...shown, version: 5, at: 5 };
    expect(state.of("BCB")).toBeNull();
  });
  it("say when they cannot be fetched, and try again", async () => {
    let fails = true;
    const state = new RunsState({ shown: () => shown }, async () => (fails ? Promise.reject(new Error()) : run()));
    await state.look("BCB");
    expect([state.trouble("BCB"), state.of("BCB")]).toEqual([true, null]);
    fails = false;
    await state.look("BCB");
    expect([state.trouble("BCB"), state.of("BCB")?.revenue]).toEqual([false, 50]);
  });
});

describe("routes by hand", () => {
  const refusal = { rule: "cz_first/44", message: { key: "rail-route-track-shared", args: {} }, about: [] };
  function drawing(ways = 2, answer?: (body: RouteRequest) => Partial<FoundRoute>): { hand: HandRoutes; asked: RouteRequest[] } {
    const asked: RouteRequest[] = [];
    const hand = new HandRoutes("BCB", ["2", "3"], "t", async (_, body) => {
      asked.push(body);
      const stops = body.stops as string[];
      const found = { ...route(), train: body.train, stops, cells: [...stops, `way${body.which}`], values: stops.map(() => 10), revenue: 10 * stops.length };
      return { route: found, refusal: null, which: body.which, ways, others: [], ...answer?.(body) };
    });
    return { hand, asked };
  }
  it("grow stop by stop and earn what the server says", async () => {
    const { hand, asked } = drawing();
    await hand.press("E13.0");
    expect([asked.length, hand.ready, hand.total]).toEqual([0, false, 0]);
    await hand.press("E15.0");
    expect([hand.total, hand.ready, hand.choices]).toEqual([20, true, [{ train: "2", stops: ["E13.0", "E15.0"], cells: ["E13.0", "E15.0", "way0"] }]]);
  });
  it("change to the next track when the last stop is pressed again", async () => {
    const { hand, asked } = drawing();
    for (const stop of ["A", "B", "B", "B"]) await hand.press(stop);
    expect(asked.map((body) => body.which)).toEqual([0, 1, 0]);
    const single = drawing(1);
    for (const stop of ["A", "B", "B"]) await single.hand.press(stop);
    expect(single.asked.length).toBe(1);
  });
  it("are cut at an earlier stop, shortened and cleared", async () => {
    const { hand } = drawing();
    for (const stop of ["A", "B", "C"]) await hand.press(stop);
    await hand.press("B");
    expect(hand.current?.stops).toEqual(["A", "B"]);
    await hand.shorten();
    expect([hand.current?.stops, hand.current?.route]).toEqual([["A"], null]);
    await hand.clear();
    expect(hand.current?.stops).toEqual([]);
  });
  it("are locked only if they can be run; then the next train is drawn around them", async () => {
    const { hand, asked } = drawing(1, (body) => (body.train === "3" ? { refusal } : {}));
    for (const stop of ["A", "B"]) await hand.press(stop);
    hand.lock();
    expect([hand.trains[0]?.locked, hand.active]).toEqual([true, 1]);
    for (const stop of ["A", "B"]) await hand.press(stop);
    expect(asked.at(-1)?.others).toEqual([{ train: "2", stops: ["A", "B"], cells: ["A", "B", "way0"] }]);
    hand.lock();
    expect([hand.trains[1]?.locked, hand.refusal?.rule, hand.ready, hand.total]).toEqual([false, "cz_first/44", false, 20]);
    hand.choose(0);
    await hand.press("C");
    expect(hand.trains[0]?.stops).toEqual(["A", "B"]);
  });
  it("take over the best run", async () => {
    const { hand } = drawing();
    await hand.take([{ train: "3", stops: ["A", "B", "C"] }, { train: "2", stops: ["A", "D"] }]);
    expect([hand.trains.map((train) => train.stops.join("")), hand.total]).toEqual([["AD", "ABC"], 50]);
  });
  it("ignore an answer that comes too late", async () => {
    const answers: ((found: FoundRoute) => void)[] = [];
    const hand = new HandRoutes("BCB", ["3"], "t", () => new Promise((done) => answers.push(done)));
    await hand.press("A");
    const first = hand.press("B");
    const second = hand.press("C");
    const found = (revenue: number): FoundRoute => ({ route: { ...route(), revenue }, refusal: null, which: 0, ways: 1, others: [] });
    answers[1]?.(found(30));
    answers[0]?.(found(20));
    await Promise.all([first, second]);
    expect([hand.total, hand.waiting]).toEqual([30, 0]);
  });
  it("say when the server does not answer", async () => {
    const hand = new HandRoutes("BCB", ["3"], "t", () => Promise.reject(new Error()));
    await hand.press("A");
    await hand.press("B");
    expect([hand.trouble, hand.ready]).toEqual([true, false]);
  });
});
