/** What a title brings to the table's frame. A new title adds a folder and a line here. */
import type { Component } from "svelte";
import type { LogEntry, Message } from "../lib/api";
import type { Table } from "../lib/table.svelte";

type Part<S> = Component<{ session: S }>;

/** A tab of the drawer under the board. `label` is a key of the catalogue, `key` the letter that opens it. */
export interface Drawer<S> {
  id: string;
  label: string;
  key?: string;
  Part: Part<S>;
}

/** A part of the log that can be watched: the entry and message it begins with; `label` is a key of the catalogue. */
export interface Scene {
  entry: number;
  at: number;
  label: string;
}

export interface TitleParts<S> {
  /** What the title keeps while its table is open. */
  open: (table: Table) => S;
  /** A shortcut of the title's own; true when taken. */
  key: (session: S, event: KeyboardEvent) => boolean;
  /** Players act one after the other, not at the same time. */
  turns?: boolean;
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
  /** A position beside that of the course laid over it; for titles with a daily board. */
  Compare?: Part<S>;
  /** Everybody's boards. */
  Boards: Component<{ session: S; big?: boolean }>;
  /** Tabs of the drawer under the board (the market, say); without them the drawer shows `Boards`. */
  drawers?: readonly Drawer<S>[];
  /** Shortcuts of the title's own, for the list: the key, and its words in the catalogue. */
  keys?: readonly (readonly [key: string, words: string])[];
  /** The money a line of the log tells of, and whether it is a head line or one of many under it. */
  reads?: (message: Message) => { money?: number; rank?: "head" | "detail" };
  /** The part of the right column the log has unless somebody moves its border; else a small one. */
  log?: number;
  /** What the log tells that can be watched again, and the watching. */
  scenes?: (entries: readonly LogEntry[]) => Scene[];
  watch?: (session: S, scene: Scene) => void;
  /** A small drawing before a line of the log, where the line tells of a piece. */
  LogIcon?: Component<{ session: S; message: Message }>;
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
