import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../../lib/words.svelte";
import type { DepotView, KindView } from "../view";
import { brings, cash, headline, limitOf, nature, offerOf, treasuryOf, type Purchase } from "./purchase";

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
    expect(nature(three, kinds)).toBe("3 stops · leaves with the first 5-train");
    expect(nature(kind("4D", { stops: 4, times: 2 }), [kind("6", { obsolete: ["4D"] })])).toBe("4 stops × 2 · earns half from the first 6-train on");
    expect(nature(kind("D", { stops: null }), [])).toBe("any length · stays to the end");
  });
  it("knows limits by class", () => expect(limitOf({ ...four.phase, limits: { large: 3, small: 2 } })).toBe(3));
});

describe("the bank", () => {
  it("sells the top kind only", () => expect(kinds.map((one) => offerOf(one, depot))).toEqual(["sold-out", "sold-out", "on-sale", "later"]));
  it("tells what the first train of a kind sets off, until it has appeared", () => {
    expect(brings(four, three)).toEqual(["2-trains leave", "limit 3"]);
    expect(brings(five, four)).toEqual(["3-trains leave", "brown tiles", "limit 2"]);
    expect(brings(three, two)).toEqual([]);
  });
});
