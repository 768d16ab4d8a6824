/** Parts of the panel for the steps of running, dividends, trains, emergencies, by the tag of the step. */
import type { Component } from "svelte";
import type { Session } from "../session.svelte";

export const trains: Readonly<Record<string, Component<{ session: Session }>>> = {};
