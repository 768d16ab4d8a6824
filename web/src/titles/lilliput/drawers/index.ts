/** The tabs of the drawer, with the same shortcuts as on 18xx.games. */
import type { Drawer } from "../..";
import type { Session } from "../session.svelte";
import Companies from "./Companies.svelte";
import Depot from "./Depot.svelte";
import Market from "./Market.svelte";
import Matrix from "./Matrix.svelte";
import Tiles from "./Tiles.svelte";

export const drawers: readonly Drawer<Session>[] = [
  { id: "market", label: "page-drawers-market", key: "k", Part: Market },
  { id: "companies", label: "page-drawers-companies", key: "e", Part: Companies },
  { id: "trains", label: "page-drawers-trains", key: "i", Part: Depot },
  { id: "tiles", label: "page-drawers-tiles", key: "t", Part: Tiles },
  { id: "sheet", label: "page-drawers-sheet", key: "s", Part: Matrix },
];
