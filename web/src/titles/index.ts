/** What a title brings to the table's frame. A new title adds a folder and a line here. */
import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";

type Part<S> = Component<{ session: S }>;

export interface TitleParts<S> {
  /** What the title keeps while its table is open. */
  open: (table: Table) => S;
  /** A shortcut of the title's own; true when taken. */
  key: (session: S, event: KeyboardEvent) => boolean;
  /** The zone on the left: the board. May export `focusMap`. */
  Main: Component<{ session: S }, { focusMap?: () => void }>;
  /** Below the question: what can be done. */
  Panel: Part<S>;
  /** The score sheet. */
  Sheet: Part<S>;
  /** Round and turn, for the top bar. */
  Status: Part<S>;
  /** The tally of a finished game. */
  End: Part<S>;
  /** Everybody's boards. */
  Boards: Component<{ session: S; big?: boolean }>;
  /** Tabs of the drawer under the board (the market, say); without them the drawer shows `Boards`. */
  drawers?: readonly { id: string; label: string; Part: Part<S> }[];
}

type Any = TitleParts<any>;

const titles: Record<string, () => Promise<{ default: Any }>> = {
  lilliput: () => import("./lilliput"),
  london: () => import("./london"),
};

export async function partsOf(title: string): Promise<Any | null> {
  return (await titles[title]?.())?.default ?? null;
}

/** Whether the page can show a title; others can be played from the terminal and from Python. */
export function shown(title: string): boolean {
  return title in titles;
}
