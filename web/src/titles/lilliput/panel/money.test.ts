import { expect, it } from "vitest";
import { marks, trainsOf } from "./money";

it("marks players with as few letters as tell them apart", () => {
  expect(marks(["Ann", "Bob"])).toEqual(["A", "B"]);
  expect(marks(["Eva", "Emil", "ema"])).toEqual(["EV", "EMI", "EMA"]);
  expect(marks(["Jo", "Jo"])).toEqual(["J1", "J2"]);
});
it("tells obsolete trains apart", () => {
  expect(trainsOf([{ id: "2", obsolete: true }, { id: "4", obsolete: false }])).toBe("2†, 4");
  expect(trainsOf([])).toBe("–");
});
