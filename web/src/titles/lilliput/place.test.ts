import { expect, it } from "vitest";
import { cellName, placeOf } from "./place";

it("cells are named from Mildendo, and back", () => {
  expect([{ x: 0, y: 0 }, { x: 1, y: -2 }, { x: -3, y: 0 }, { x: 0, y: 4 }].map(cellName)).toEqual(["C", "N2E1", "W3", "S4"]);
  for (const name of ["C", "N2E1", "W3", "S4"]) expect(cellName(placeOf(name)!)).toBe(name);
  expect(placeOf("MR")).toBeNull();
  expect(placeOf("")).toBeNull();
});
