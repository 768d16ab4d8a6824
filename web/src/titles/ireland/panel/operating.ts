/** Parts of the panel for the steps of shares of the company, track, stations, privates, by the tag of the step. */
import type { Component } from "svelte";
import type { Session } from "../session.svelte";

export const operating: Readonly<Record<string, Component<{ session: Session }>>> = {};
