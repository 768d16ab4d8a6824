/** Interface between a title and the table screen. A new title adds a folder and a line here. */
import type { Component } from "svelte";
import type Stages from "../frame/Stages.svelte";
import type { LogEntry, LogEvent } from "../lib/api";
import type { Table } from "../lib/table.svelte";
import type { SeenParts } from "../seen/parts";
import { wordsOf } from "../lib/words.svelte";

type Part<S> = Component<{ session: S }>;

/** What the board of a title can do for the table screen. */
export interface Board {
  focusMap?: () => void;
  zoom?: (way: 1 | -1 | 0) => void;
  /** What of the things a refusal is about is on the board, and the place that is chosen there. */
  placesOf?: (about: readonly string[]) => readonly string[];
  /** Mark these and bring them into view; none: as before. */
  point?: (places: readonly string[]) => void;
}

/** A tab of the drawer under the board. `label` is a catalogue key, `key` the shortcut that opens it. */
export interface Drawer<S> {
  id: string;
  label: string;
  key?: string;
  Part: Part<S>;
  /** On phones its tab comes after the log. */
  late?: boolean;
}

/** A part of the log that can be played back: the entry and event where it begins. `label` is a catalogue key. */
export interface Scene {
  entry: number;
  at: number;
  label: string;
}

export interface TitleParts<S> {
  /** Create the title's session, kept while its table is open; first load what this table needs besides. */
  open: (table: Table) => S | Promise<S>;
  /** Handle a shortcut of the title; return true if handled. */
  key: (session: S, event: KeyboardEvent) => boolean;
  /** What the panel itself asks beside the table's question, such as a confirmation; empty if nothing. */
  asks?: (session: S) => string;
  /** Show a suggested move, as if the player had chosen it or where it is chosen; it is not played. False: it cannot be
   *  shown. */
  show?: (session: S, action: unknown, words: string) => boolean;
  /** True if players act one after the other, not at the same time. */
  turns?: boolean;
  /** The left zone: the board. May export `focusMap`, and `zoom`: in, out, or 0 for all of it. */
  Main: Component<{ session: S }, Board>;
  /** The tour of the first round, for people who play the title for the first time; fetched after the table is shown. */
  Tour?: Part<S>;
  /** True if the title's panel shows it; otherwise it stands over the log, on phones on the sheet. */
  tourInPanel?: boolean;
  /** One sentence at a player's first decision: what wins, whose turn it is, and what the choice is for. */
  goal?: (session: S) => string;
  /** Shown above the question, such as a coach. */
  Above?: Part<S>;
  /** True while `Above` has a button that takes back: the one beside the question is left out. */
  takesBack?: (session: S) => boolean;
  /** The question, or whose turn it is, in the title's own words; without it the server's question is shown. */
  Question?: Part<S>;
  /** The controls below the question. */
  Panel: Part<S>;
  /** The score sheet. */
  Sheet?: Part<S>;
  /** Round and turn, for the top bar. */
  Status: Part<S>;
  /** True if the status shows the seats too. */
  seated?: boolean;
  /** More of the title in the top bar, where there is room. */
  Bar?: Part<S>;
  /** The final score of a finished game. */
  End: Part<S>;
  /** Comparison with the overlaid course; for titles with a daily board. */
  Compare?: Part<S>;
  /** The boards of all players. */
  Boards: Component<{ session: S; big?: boolean }>;
  /** Tabs of the drawer under the board (the market, for example); without them the drawer shows `Boards`. */
  drawers?: readonly Drawer<S>[];
  /** True if no drawer is open at first. */
  closed?: boolean;
  /** The board takes the whole height, and drawers open in its place: what the game shows now, `map` for the board, and
   *  the part for it, which other games do not load. */
  stage?: (session: S) => string;
  Stages?: typeof Stages;
  /** What a seat's chip says besides the name, such as who has the priority. */
  seatNote?: (session: S, seat: number) => string;
  /** That note as a sign or two. */
  seatSign?: (session: S, seat: number) => string;
  /** True if arrows, Home and End go through the history, unless the title uses them. */
  historyKeys?: boolean;
  /** The height of the board on phones, such as 430px; without it the board is square. */
  boardHeight?: (session: S) => string;
  /** The title's shortcuts for the help dialog: the key, and the catalogue key of its description. */
  keys?: readonly (readonly [key: string, words: string])[];
  /** How a log line is shown: its amount of money, and whether it is a head line or a detail under one. */
  logStyle?: (event: LogEvent) => { money?: number; rank?: "head" | "detail" };
  /** Default share of the right column for the log, until the user moves the divider; without it a small default. */
  log?: (session: S) => number;
  /** Parts of the log that can be played back, and how to start the playback. */
  scenes?: (entries: readonly LogEntry[]) => Scene[];
  watch?: (session: S, scene: Scene) => void;
  /** How what others did is shown; fetched when it is first needed. */
  seen?: () => Promise<{ default: SeenParts<any> }>;
  /** True if this event begins a part of the game: its log line is then the heading of that part. */
  opens?: (event: LogEvent) => boolean;
  /** A small drawing before a log line about a piece. */
  LogIcon?: Component<{ session: S; event: LogEvent }>;
}

type Any = TitleParts<any>;

const titles: Record<string, () => Promise<{ default: Any }>> = {
  cz_first: () => import("./cz_first"),
  ireland: () => import("./ireland"),
  lilliput: () => import("./lilliput"),
  london: () => import("./london"),
};

export async function partsOf(title: string): Promise<Any | null> {
  if (!titles[title]) return null;
  const [{ default: found }] = await Promise.all([titles[title](), wordsOf(title)]);
  return found;
}

/** True if the page can show the title; others can be played only from the terminal and from Python. */
export function shown(title: string): boolean {
  return title in titles;
}
