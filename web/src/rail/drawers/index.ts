/** The tabs of the drawer, with the same shortcuts as on 18xx.games. A title takes those it has use for. */
import { soon } from "../../frame/later.svelte";

export const market = { id: "market", label: "page-rail-market", key: "k" };
export const companies = { id: "companies", label: "page-rail-companies", key: "e", Part: soon(() => import("./Companies.svelte")) };
export const trains = { id: "trains", label: "page-rail-trains", key: "i", Part: soon(() => import("./Depot.svelte")) };
export const tiles = { id: "tiles", label: "page-rail-tiles", key: "t", Part: soon(() => import("./Tiles.svelte")) };
export const sheet = { id: "sheet", label: "page-rail-sheet", key: "s" };
