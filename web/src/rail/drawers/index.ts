/** The tabs of the drawer, with the same shortcuts as on 18xx.games. A title takes those it has use for. */
import Companies from "./Companies.svelte";
import Depot from "./Depot.svelte";
import Market from "./Market.svelte";
import Matrix from "./Matrix.svelte";
import Tiles from "./Tiles.svelte";

export const market = { id: "market", label: "page-rail-market", key: "k", Part: Market };
export const companies = { id: "companies", label: "page-rail-companies", key: "e", Part: Companies };
export const trains = { id: "trains", label: "page-rail-trains", key: "i", Part: Depot };
export const tiles = { id: "tiles", label: "page-rail-tiles", key: "t", Part: Tiles };
export const sheet = { id: "sheet", label: "page-rail-sheet", key: "s", Part: Matrix };
