/** The parts of the panel about trains, by the tag of their step. */
import type { Component } from "svelte";
import { Buy, Discard, Run } from "../open";
import type { Session } from "../session.svelte";

export const trainPanels: Readonly<Record<string, Component<{ session: Session }>>> = {
  "run-trains": Run,
  "buy-trains": Buy,
  discard: Discard,
};
