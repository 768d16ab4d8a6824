/** Parts of the panel for the steps of auctions and stock rounds, by the tag of the step. */
import type { Component } from "svelte";
import { later, soon } from "../../../frame/later.svelte";
import type { Session } from "../session.svelte";

export const rounds: Readonly<Record<string, Component<{ session: Session }>>> = {
  "private-turn": later(() => import("./auction/PrivateTurn.svelte")),
  "private-bidding": later(() => import("./auction/PrivateBidding.svelte")),
  "stock-turn": soon(() => import("./stock/StockTurn.svelte")),
  "company-auction": soon(() => import("./auction/CompanyAuction.svelte")),
  "choose-price": later(() => import("./auction/ChoosePrice.svelte")),
};
