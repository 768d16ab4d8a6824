import { expect, test } from "vitest";
import type { OptionInfo } from "../lib/api";
import { governed, presetOf, withPreset } from "./presets";

const option = (name: string, type: OptionInfo["type"], value: unknown): OptionInfo => ({ name, type, default: value, choices: [], may_be_empty: false });
const known = [option("drop", "choice", "share"), option("joined", "bool", true), option("larger", "bool", false)];
const presets = [
  { name: "standard", options: {} },
  { name: "aid", options: { drop: "tenth" } },
  { name: "public", options: { joined: false } },
];

test("a preset governs what presets differ in", () => {
  expect([...governed(presets)]).toEqual(["drop", "joined"]);
});

test("the chosen options tell the preset, whatever the variants", () => {
  expect(presetOf(presets, known, {})).toBe("standard");
  expect(presetOf(presets, known, { drop: "share", larger: true })).toBe("standard");
  expect(presetOf(presets, known, { drop: "tenth", larger: true })).toBe("aid");
  expect(presetOf(presets, known, { drop: "tenth", joined: false })).toBe("");
});

test("choosing a preset keeps the variants and forgets other single rules", () => {
  expect(withPreset(presets, "public", { drop: "tenth", larger: true })).toEqual({ larger: true, joined: false });
  expect(withPreset(presets, "standard", { joined: false })).toEqual({});
});
