/** What the views of all track games have in common. */
import type { components } from "../lib/wire";
import type { BoardCell } from "./board";

type Schemas = components["schemas"];
export type RailView = Schemas["RailView"];
export type CellView = Schemas["CellView"];
export type DepotView = Schemas["DepotView"];
export type KindView = Schemas["KindView"];
export type MarketView = Schemas["MarketView"];
export type TrainView = Schemas["TrainView"];

/** The cell of a place such as "E11.0". */
export const cellOf = (place: string): string => place.slice(0, place.lastIndexOf("."));

/** The cells as a board draws them: stations and reservations at their stops. */
export const boardCells = (cells: readonly CellView[]): (BoardCell & { laid: boolean })[] =>
  cells.map(({ cell, x, y, tile, rotation, laid, stops }) => ({
    cell,
    x,
    y,
    tile,
    rotation,
    laid,
    stations: stops.flatMap(({ stations, reserved }, stop) => [
      ...stations.map((company) => ({ company, stop })),
      ...reserved.map((company) => ({ company, stop, reserved: true })),
    ]),
  }));

/** The number of the market field a company's marker is on; -1 if it has none. */
export const fieldOf = (market: MarketView, company: string): number => market.fields.findIndex(({ markers }) => markers.includes(company));

/** The printed price of a kind of train. */
export const priceOf = (depot: DepotView, kind: string): number => depot.kinds.find(({ id }) => id === kind)?.price ?? 0;
