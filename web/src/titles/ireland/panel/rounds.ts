/** Parts of the panel for the steps of auctions and stock rounds, by the tag of the step. */
import type { Component } from "svelte";
import type { Session } from "../session.svelte";

export const rounds: Readonly<Record<string, Component<{ session: Session }>>> = {};
