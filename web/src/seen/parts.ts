/** What a title adds to showing what others did. */
import type { Component } from "svelte";
import type { LogEntry, Message } from "../lib/api";
import type { Told } from "../lib/pacedNews.svelte";

export interface BannerLine {
  message: Message;
  /** True if it costs the reader something. */
  own: boolean;
}
/** What changes the game for everybody, and what it costs whom. */
export interface Banner {
  /** The number of its log entry. */
  entry: number;
  lines: readonly BannerLine[];
  /** Companies that lose trains, or part of what these earn. */
  losers: readonly string[];
}

export interface SeenParts<S> {
  /** Highlight what was done; null: nothing any more. `again`: it is played again on the board of that time. */
  mark: (session: S, told: Told | null, again: boolean) => void;
  /** What a move is part of, such as a company's turn: moves of the same are played as one. */
  group: (entry: LogEntry) => string;
  /** The banner of a log entry, if it needs one. */
  banner?: (session: S, entry: LogEntry) => Banner | null;
  /** What each company would earn now, if the page knows it and may tell it. */
  earnings?: (session: S) => ReadonlyMap<string, number> | null;
  /** What the highlighted moves changed in purses and prices, in a few signs. */
  Changes?: Component<{ session: S }>;
  /** One sentence says what was done, also where all act at once. */
  quiet?: boolean;
}
