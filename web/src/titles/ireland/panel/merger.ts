/** Parts of the panel for the steps of merger rounds, by the tag of the step. */
import type { Component } from "svelte";
import type { Session } from "../session.svelte";

export const merger: Readonly<Record<string, Component<{ session: Session }>>> = {};
