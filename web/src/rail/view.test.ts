import { expect, test } from "vitest";
import { boardCells, cellOf, fieldOf, priceOf, type CellView, type DepotView, type MarketView } from "./view";

test("a place is a cell and one of its stops", () => {
  expect(["E11.0", "N2E1.12"].map(cellOf)).toEqual(["E11", "N2E1"]);
});

test("stations and reservations are drawn at their stops", () => {
  const cell: CellView = {
    cell: "G12",
    x: 1,
    y: 2,
    tile: "OO",
    rotation: 3,
    colour: "yellow",
    laid: true,
    stops: [
      { slots: 1, stations: ["BN"], reserved: [] },
      { slots: 2, stations: ["EKJ"], reserved: ["VBW"] },
    ],
    unsettled: [],
    reserved: [],
  };
  expect(boardCells([cell])).toEqual([
    {
      cell: "G12",
      x: 1,
      y: 2,
      tile: "OO",
      rotation: 3,
      laid: true,
      stations: [
        { company: "BN", stop: 0 },
        { company: "EKJ", stop: 1 },
        { company: "VBW", stop: 1, reserved: true },
      ],
    },
  ]);
});

test("a marker is found on its field", () => {
  const market = { fields: [{ markers: [] }, { markers: ["MR", "SR"] }] } as unknown as MarketView;
  expect([fieldOf(market, "SR"), fieldOf(market, "GVR")]).toEqual([1, -1]);
});

test("a train has its printed price", () => {
  expect(priceOf({ kinds: [{ id: "2", price: 70 }] } as unknown as DepotView, "2")).toBe(70);
});
