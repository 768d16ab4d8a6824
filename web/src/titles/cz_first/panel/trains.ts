/** The parts of the panel about trains, by the tag of their step. */
import type { Component } from "svelte";
import { Run } from "../open";
import type { Session } from "../session.svelte";
import Buy from "./Buy.svelte";
import Discard from "./Discard.svelte";

export const trainPanels: Readonly<Record<string, Component<{ session: Session }>>> = {
  "run-trains": Run,
  "buy-trains": Buy,
  discard: Discard,
};
