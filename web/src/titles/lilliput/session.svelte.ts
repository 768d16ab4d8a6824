/** 18Lilliput at one table: what is shown, what can be done, and what is pointed at. */
import type { Refusal } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { ActionOf, ActionType, CompanyView, LilliputAction, LilliputView, MoveOf, PlayerView } from "./view";

/** What a part of the page points at for the others to show: companies' routes, cells of the map, cards, trains. */
export interface Lit {
  companies?: readonly string[];
  cells?: readonly string[];
}

/** A move chosen but not yet made: it waits for a second word. */
export interface Draft {
  action: LilliputAction;
  words: string;
  /** What should be known before: that it is of no use, say. */
  warning?: string;
}

const coarse = matchMedia("(pointer: coarse)");

export class Session {
  /** Another player looked at; null: oneself. */
  watch = $state<number | null>(null);
  boards = $state(false);
  #lit = $state.raw<{ what: Lit; moves: number | undefined } | null>(null);
  /** Why the last thing tried is not possible. */
  refusal = $state.raw<Refusal | null>(null);
  draft = $state.raw<Draft | null>(null);

  constructor(readonly table: Table) {}

  view = $derived.by(() => (this.table.shown?.view ?? null) as LilliputView | null);
  /** The seat looked from. */
  seat = $derived.by(() => this.view?.seat ?? null);
  me = $derived.by<PlayerView | null>(() => (this.seat === null ? null : (this.view?.players[this.seat] ?? null)));
  /** Whether one may act: in the present, asked, the game not over. */
  playing = $derived.by(() => !this.table.past && (this.view?.moves.length ?? 0) > 0);
  companies = $derived.by(() => new Map<string, CompanyView>(this.view?.companies.map((c) => [c.id, c]) ?? []));
  names = $derived.by(() => this.table.names);
  /** One's own companies. */
  own = $derived.by<CompanyView[]>(() => this.view?.companies.filter((c) => c.director !== null && c.director === this.seat) ?? []);

  /** After how many moves the position shown is. */
  #at = $derived.by(() => this.table.shown?.at ?? this.table.shown?.moves);

  /**
   * What is pointed at. Cells are of one position only: what pointed at them is often gone after a move, without
   * the pointer having left it.
   */
  get lit(): Lit | null {
    if (this.#lit === null) return null;
    const { what, moves } = this.#lit;
    return moves === this.#at ? what : { companies: what.companies ?? [] };
  }
  set lit(what: Lit | null) {
    this.#lit = what && { what, moves: this.#at };
  }

  /** The legal moves of one kind; none while looking at the past. */
  moves<T extends ActionType>(type: T): MoveOf<T>[] {
    if (!this.playing) return [];
    return (this.view?.moves.filter((move) => move.action.type === type) ?? []) as MoveOf<T>[];
  }

  /** How a player is called; in a solo game 1 is Gulliver. */
  nameOf(owner: number | null): string {
    if (owner === null) return "";
    return this.names[owner] ?? t("page-lilliput-gulliver");
  }

  /** Do it; when it is not possible, say why. */
  async act(action: LilliputAction): Promise<boolean> {
    this.draft = null;
    this.refusal = await this.table.act(action);
    return this.refusal === null;
  }

  /** An action as the seat one plays, by its kind and the rest. */
  as<T extends ActionType>(type: T, rest: Omit<ActionOf<T>, "type" | "seat">): ActionOf<T> {
    return { type, seat: this.seat ?? 0, ...rest } as unknown as ActionOf<T>;
  }

  /** Ask the rules why not, and show what they say. */
  async why(action: LilliputAction): Promise<void> {
    this.draft = null;
    this.refusal = await this.table.why(action);
  }

  /** A control pressed: done if it is possible, else the reason is shown. */
  async tryTo(action: LilliputAction, possible: boolean): Promise<boolean> {
    if (possible) return this.act(action);
    await this.why(action);
    return false;
  }

  /** Like `tryTo`, but one may think again: always before a `warning`, else as this browser's settings say. */
  async choose(action: LilliputAction, possible: boolean, words: string, warning?: string): Promise<boolean> {
    const asks = warning !== undefined || settings.confirm === "always" || (settings.confirm === "touch" && coarse.matches);
    if (!possible || !asks) return this.tryTo(action, possible);
    this.refusal = null;
    this.draft = { action, words, ...(warning === undefined ? {} : { warning }) };
    return false;
  }

  /** Whether this move is the one that waits for a second word. */
  drafted(action: LilliputAction): boolean {
    return this.draft !== null && JSON.stringify(this.draft.action) === JSON.stringify(action);
  }

  /** Forget what was tried. */
  clear(): boolean {
    const some = this.draft !== null || this.refusal !== null;
    this.draft = this.refusal = null;
    return some;
  }
}
