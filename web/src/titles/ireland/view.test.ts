import { expect, test } from "vitest";
import type { LogEvent } from "../../lib/api";
import { holding, reading, roundKey, stageOf, waiting, type CompanyView, type IrelandView } from "./view";

const company = (id: string, size: "five" | "ten", status: string): CompanyView => ({ id, size, status }) as unknown as CompanyView;

test("companies to come stand in the order of the stack, ten-share ones after them", () => {
  const companies = [company("LER", "five", "waiting"), company("UR", "five", "waiting"), company("GJR", "five", "running"), company("GSWR", "ten", "waiting")];
  expect(waiting({ companies, stack: ["UR", "LER"] }).map(({ id }) => id)).toEqual(["UR", "LER", "GSWR"]);
});

test("a holding is a percentage, with a crown for the director", () => {
  const player = { percents: { LER: 60, UR: 20 }, companies: ["LER"] };
  expect(["LER", "UR", "GJR"].map((id) => holding(player, id))).toEqual(["♛ 60", "20", ""]);
});

test("rounds have a name each, and only operating rounds count for runs", () => {
  expect(roundKey({ round: { kind: "operating", number: 2, part: 1 } } as IrelandView)).toBe("ireland-tick-operating");
  const began = (kind: string): LogEvent => ({ type: "round-started", kind, number: 3, part: 0 }) as unknown as LogEvent;
  expect([began("operating"), began("stock")].map((event) => reading.roundOf(event))).toEqual([3, null]);
});

test("the stage follows the round", () => {
  const stage = (kind: string, step: string, playing = true): string => stageOf({ round: { kind, number: 2, part: 1 }, step: { type: step }, over: false } as IrelandView, playing);
  expect(["stock-turn", "company-auction", "choose-price"].map((step) => stage("stock", step))).toEqual(["market", "map", "map"]);
  expect(["lay-track", "emergency", "buy-trains"].map((step) => stage("operating", step))).toEqual(["map", "market", "trains"]);
  expect(stage("operating", "buy-trains", false)).toBe("map");
  expect([stage("privates", "private-turn"), stage("merger", "merger-vote")]).toEqual(["map", "map"]);
});
