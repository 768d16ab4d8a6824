/** Parts of the panel for the steps of merger rounds, by the tag of the step. */
import type { Component } from "svelte";
import { soon } from "../../../frame/later.svelte";
import type { Session } from "../session.svelte";

export const merger: Readonly<Record<string, Component<{ session: Session }>>> = {
  "merger-turn": soon(() => import("./merger/MergerTurn.svelte")),
  "merger-vote": soon(() => import("./merger/MergerVote.svelte")),
  "merger-target": soon(() => import("./merger/MergerTarget.svelte")),
};
