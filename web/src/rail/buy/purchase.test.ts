import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../../lib/words.svelte";
import { offerOf, type DepotView, type KindView, type RailView } from "../view";
import { cash, expected, headline, limitOf, nature, obstacle, treasuryOf, type Purchase } from "./purchase";

beforeAll(async () => {
  const words = ["page-rail-run.ftl", "rail-play.ftl"].map((name) => readFileSync(`../src/trainshed/locales/en/${name}`, "utf8")).join("\n");
  vi.stubGlobal("fetch", async () => new Response(words));
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en", false);
});

const phase = (id: string, colour: string, limit: number) => ({ id, colour, limits: { company: limit }, rights: [] });
const kind = (id: string, more: Partial<KindView> = {}): KindView => ({
  id,
  price: 100,
  stops: Number(id),
  length: null,
  times: 1,
  reverse: false,
  left: 2,
  gone: 0,
  started: false,
  phase: phase("1", "yellow", 4),
  rusts: [],
  obsolete: [],
  flips: [],
  ...more,
});
const two = kind("2", { left: 0, started: true });
const three = kind("3", { left: 0, started: true, phase: phase("2", "green", 4) });
const four = kind("4", { phase: phase("3", "green", 3), rusts: ["2"] });
const five = kind("5", { phase: phase("4", "brown", 2), rusts: ["3"] });
const kinds = [two, three, four, five];
const depot: DepotView = { kinds, top: "4", pool: [] };
const after = (company: string, treasury: number) => ({ company, trains: [], treasury, before: 0, after: 0, limit: 3, over: 0 });
const purchase = (more: Partial<Purchase> = {}): Purchase => ({
  company: "BCB",
  train: "4",
  source: "bank",
  price: 250,
  first: true,
  phase: three.phase,
  phase_after: four.phase,
  leaves: [],
  companies: [after("BCB", 70), after("EKJ", 180)],
  routes: [],
  next_buyer: null,
  ...more,
});

describe("a purchase", () => {
  it("is named by train and source", () => {
    expect(headline(purchase())).toBe("The first 4-train");
    expect(headline(purchase({ first: false }))).toBe("A 4-train");
    expect(headline(purchase({ first: false, source: "pool" }))).toBe("A 4-train from the pool");
    expect(headline(purchase({ first: false, source: "EKJ" }))).toBe("A 4-train of EKJ");
  });
  it("tells what the treasury is after it", () => expect(cash(purchase(), 0)).toEqual({ before: 320, price: 250, after: 70 }));
  it("counts an agreed price for buyer and seller", () => {
    const agreed = purchase({ price: null, source: "EKJ", first: false });
    expect(cash(agreed, 30)).toEqual({ before: 70, price: 30, after: 40 });
    expect(agreed.companies.map((company) => treasuryOf(agreed, company, 30))).toEqual([40, 210]);
  });
  it("tells how far a train goes and how long it stays", () => {
    expect(nature(four, kinds)).toBe("4 stops · stays to the end");
    expect(nature(three, kinds)).toBe("3 stops · rusts with the first 5-train");
    expect(nature(kind("4D", { stops: 4, times: 2 }), [kind("6", { obsolete: ["4D"] })])).toBe("4 stops × 2 · earns half from the first 6-train on");
    expect(nature(kind("D", { stops: null }), [])).toBe("any length · stays to the end");
  });
  it("knows limits by class", () => expect(limitOf({ ...four.phase, limits: { large: 3, small: 2 } })).toBe(3));
});

describe("the bank", () => {
  it("sells the top kind only", () => expect(kinds.map((one) => offerOf(one, depot))).toEqual(["sold-out", "sold-out", "on-sale", "later"]));
});

describe("before the server has told the runs", () => {
  const train = (id: string) => ({ kind: id, obsolete: false });
  const company = (id: string, director: number | null, treasury: number, ...trains: string[]) => ({ id, director, treasury, limit: 4, trains: trains.map(train) });
  const view = {
    phase: three.phase,
    depot: { ...depot, kinds: kinds.map((one) => ({ ...one, price: one.id === "4" ? 250 : 120 })), pool: [train("2"), train("3")] },
    companies: [company("BCB", 0, 320, "2", "3"), company("EKJ", 1, 180, "2", "2", "3", "3"), company("BN", null, 0)],
  } as unknown as RailView;
  it("the view tells what leaves, what is left, and who is over the new limit", () => {
    const found = expected(view, "BCB", "4", "bank");
    expect([found.first, found.price, found.phase_after.id, found.leaves]).toEqual([true, 250, "3", [{ kind: "2", count: 4, obsolete: false }]]);
    expect(found.companies.map(({ company, treasury, over, before }) => [company, treasury, over, before])).toEqual([
      ["BCB", 70, 0, null],
      ["EKJ", 180, 0, null],
    ]);
    expect(found.companies[0]!.trains).toEqual([
      { kind: "2", fate: "leaves" },
      { kind: "3", fate: "kept" },
      { kind: "4", fate: "new" },
    ]);
    const full = { ...view, companies: [view.companies[0]!, { ...view.companies[1]!, trains: ["3", "3", "3", "3"].map(train) }] };
    expect(expected(full, "BCB", "4", "bank").companies[1]!.over).toBe(1);
  });
  it("a train from the pool changes nothing else", () => {
    const found = expected(view, "BCB", "3", "pool");
    expect([found.first, found.price, found.leaves, found.phase_after.id]).toEqual([false, 120, [], "2"]);
  });
  it("it is known what is missing", () => {
    expect(obstacle(view, "BCB", 250)).toBeNull();
    expect(obstacle(view, "BCB", 350)).toEqual({ short: 30 });
    expect(obstacle(view, "EKJ", 120)).toEqual({ limit: 4 });
  });
});
