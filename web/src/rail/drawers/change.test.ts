import { expect, test } from "vitest";
import { change } from "./change";

const cash = (value: number, past = false) => ({ of: "cash 0", value, past });

test("more and less of the same thing are news", () => {
  expect(change(cash(40), cash(65))).toBe(25);
  expect(change(cash(65), cash(40))).toBe(-25);
  expect(change(cash(65), cash(65))).toBe(0);
});

test("the first figure, another player's, and the past are none", () => {
  expect(change(null, cash(65))).toBe(0);
  expect(change({ ...cash(40), of: "cash 1" }, cash(65))).toBe(0);
  expect(change(cash(40), cash(65, true))).toBe(0);
  expect(change(cash(65, true), cash(40))).toBe(0);
});
