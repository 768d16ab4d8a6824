/** Parts of the panel for the steps of running, dividends, trains, emergencies, by the tag of the step. */
import type { Component } from "svelte";
import { later, soon } from "../../../frame/later.svelte";
import type { Session } from "../session.svelte";

export const trains: Readonly<Record<string, Component<{ session: Session }>>> = {
  "run-trains": soon(() => import("./Run.svelte")),
  dividend: soon(() => import("./Dividend.svelte")),
  "buy-trains": soon(() => import("./BuyTrains.svelte")),
  offer: later(() => import("./Offer.svelte")),
  discard: later(() => import("./Discard.svelte")),
  emergency: later(() => import("./Emergency.svelte")),
};
