/** The parts of the panel by the tag of the step they answer. A title lays its own over these. */
import type { Component } from "svelte";
import type { RailSession } from "../session.svelte";
import BuyTrains from "./BuyTrains.svelte";
import Discard from "./Discard.svelte";
import Dividend from "./Dividend.svelte";
import Lay from "./Lay.svelte";
import Offer from "./Offer.svelte";
import Pool from "./Pool.svelte";
import Routes from "./Routes.svelte";

export const panels: Readonly<Record<string, Component<{ session: RailSession }>>> = {
  "lay-track": Lay,
  "build-station": Lay,
  "place-home": Lay,
  "run-trains": Routes,
  "buy-trains": BuyTrains,
  offer: Offer,
  "buy-pool": Pool,
  dividend: Dividend,
  discard: Discard,
};
