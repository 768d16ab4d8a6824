import { expect, test } from "vitest";
import { turnOf } from "./view";

test("a company is done, runs now or comes next", () => {
  const seen = { running: "SR", to_run: ["MR"] };
  expect(["GVR", "SR", "MR"].map((id) => turnOf(seen, id))).toEqual(["done", "now", "next"]);
  expect(turnOf({ running: null, to_run: [] }, "GVR")).toBe("next");
});
