/** 18Lilliput at one table: the view, the possible moves, and what is highlighted. */
import type { Refusal } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { ActionOf, ActionType, Company, LilliputAction, RailPreview, LilliputView, Move, MoveOf, PlayerView } from "./view";

/** What a part of the page highlights in the others: companies' routes, cells of the map. */
export interface Highlight {
  companies?: readonly string[];
  cells?: readonly string[];
}

/** Text, or a function that returns it: the second kind follows the preview when it arrives. */
export type Words = string | (() => string);

/** A move chosen but not yet sent: it waits for confirmation. */
export interface Draft {
  action: LilliputAction;
  words: Words;
  /** A warning shown before confirming, for example that the move has no use. */
  warning?: Words;
}

const coarse = matchMedia("(pointer: coarse)");

export class Session {
  /** The seat of another player whose sheet is shown; null: one's own. */
  watch = $state<number | null>(null);
  boards = $state(false);
  #highlight = $state.raw<{ what: Highlight; moves: number | undefined } | null>(null);
  /** Why the last action tried is not possible. */
  refusal = $state.raw<Refusal | null>(null);
  draft = $state.raw<Draft | null>(null);

  constructor(readonly table: Table) {}

  view = $derived.by(() => (this.table.shown?.view ?? null) as LilliputView | null);
  /** The seat whose view is shown. */
  seat = $derived.by(() => this.view?.seat ?? null);
  me = $derived.by<PlayerView | null>(() => (this.seat === null ? null : (this.view?.players[this.seat] ?? null)));
  /** True if the player can act: in the present, asked, and the game not over. */
  playing = $derived.by(() => !this.table.past && (this.view?.moves.length ?? 0) > 0);
  /** Best runs and more, computed by the server after the view; null until it has arrived, and in the past. */
  preview = $derived.by(() => (this.table.preview?.preview ?? null) as RailPreview | null);
  companies = $derived.by(() => {
    const { preview } = this;
    const runs = new Map(preview?.runs.map((run) => [run.company, run]));
    return new Map<string, Company>(
      this.view?.companies.map((company) => {
        // Without a station there is no run.
        const run = preview ? (runs.get(company.id) ?? { revenue: 0, per_share: 0, routes: [] }) : undefined;
        return [company.id, { ...company, best: run?.revenue, per_share: run?.per_share, routes: run?.routes }];
      }),
    );
  });
  /** The legal moves, with their effects as soon as they are known; empty while looking at the past. */
  legal = $derived.by<Move[]>(() => {
    if (!this.playing) return [];
    const mine = this.table.preview?.seat === this.seat;
    return this.view!.moves.map((action, n) => ({ action, effect: mine ? this.preview?.effects[n] : undefined }));
  });
  names = $derived.by(() => this.table.names);
  /** The companies one directs. */
  own = $derived.by<Company[]>(() => [...this.companies.values()].filter((c) => c.director !== null && c.director === this.seat));

  /** The number of moves made before the position shown. */
  #at = $derived.by(() => this.table.shown?.at ?? this.table.shown?.moves);

  /** What is highlighted. Cells are valid for one position only: after a move the element that highlighted them is
   *  often gone without a pointerleave event. */
  get highlight(): Highlight | null {
    if (this.#highlight === null) return null;
    const { what, moves } = this.#highlight;
    return moves === this.#at ? what : { companies: what.companies ?? [] };
  }
  set highlight(what: Highlight | null) {
    this.#highlight = what && { what, moves: this.#at };
  }

  /** The legal moves of one type. */
  moves<T extends ActionType>(type: T): MoveOf<T>[] {
    return this.legal.filter((move): move is MoveOf<T> => move.action.type === type);
  }

  /** A player's display name; in a solo game seat 1 is Gulliver. */
  nameOf(owner: number | null): string {
    if (owner === null) return "";
    return this.names[owner] ?? t("page-lilliput-gulliver");
  }

  /** Send an action; if refused, keep the refusal and return false. */
  async act(action: LilliputAction): Promise<boolean> {
    this.draft = null;
    this.refusal = await this.table.act(action);
    return this.refusal === null;
  }

  /** Build an action of one's own seat from its type and the other fields. */
  as<T extends ActionType>(type: T, rest: Omit<ActionOf<T>, "type" | "seat">): ActionOf<T> {
    return { type, seat: this.seat ?? 0, ...rest } as unknown as ActionOf<T>;
  }

  /** Ask the server why an action is not possible, and show the refusal. */
  async why(action: LilliputAction): Promise<void> {
    this.draft = null;
    this.refusal = await this.table.why(action);
  }

  /** A control was pressed: send the action if possible, else show the reason. */
  async tryTo(action: LilliputAction, possible: boolean): Promise<boolean> {
    if (possible) return this.act(action);
    await this.why(action);
    return false;
  }

  /** Like `tryTo`, but with confirmation: always if there is a `warning`, else depending on the settings. */
  async choose(action: LilliputAction, possible: boolean, words: Words, warning?: Words): Promise<boolean> {
    const asks = warning !== undefined || settings.confirm === "always" || (settings.confirm === "touch" && coarse.matches);
    if (!possible || !asks) return this.tryTo(action, possible);
    this.refusal = null;
    this.draft = { action, words, ...(warning === undefined ? {} : { warning }) };
    return false;
  }

  /** True if this action is the draft waiting for confirmation. */
  drafted(action: LilliputAction): boolean {
    return this.draft !== null && JSON.stringify(this.draft.action) === JSON.stringify(action);
  }

  /** Drop draft and refusal; return true if there was one. */
  clear(): boolean {
    const some = this.draft !== null || this.refusal !== null;
    this.draft = this.refusal = null;
    return some;
  }
}
