/** Parts of the panel for the steps of shares of the company, track, stations, privates, by the tag of the step. */
import type { Component } from "svelte";
import { soon } from "../../../frame/later.svelte";
import type { Session } from "../session.svelte";

const Track = soon(() => import("./Track.svelte"));
const Station = soon(() => import("./Station.svelte"));

export const operating: Readonly<Record<string, Component<{ session: Session }>>> = {
  issue: soon(() => import("./Issue.svelte")),
  "lay-track": Track,
  "second-tile": Track,
  "build-station": Station,
  "place-home": Station,
  settle: Station,
  "offer-private": soon(() => import("./OfferPrivate.svelte")),
  "last-chance": soon(() => import("./LastChance.svelte")),
};
