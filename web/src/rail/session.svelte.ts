/** A track game at one table: the view, the possible moves, and what is highlighted. A title's session subclasses it and
 *  says what the title does in its own way. */
import type { Refusal } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import { has, language, t } from "../lib/words.svelte";
import type { Counted, Focus, Label, RouteLine } from "./board";
import { READING, type Reading } from "./playback/timeline";
import type { Highlighted } from "./seen/marks";
import { priceOf, type Acts, type ByType, type Company, type CompanyView, type Effect, type Move, type MoveOf, type PlayerView, type RailAction, type RailPreview, type RailView } from "./view";

/** What a part of the page highlights in the others: companies' routes, cells of the map. */
export interface Highlight {
  companies?: readonly string[];
  cells?: readonly string[];
}

/** What a lesson shows on the map: the places it is about, short labels, and routes instead of the map's own. */
export interface Guide {
  focus: Focus | null;
  labels: readonly Label[];
  routes: readonly RouteLine[] | null;
  /** The values that count for these routes. */
  counted: readonly Counted[];
}

/** Text, or a function that returns it: the second kind follows the preview when it arrives. */
export type Words = string | (() => string);

/** A move chosen but not yet sent: it waits for confirmation. */
export interface Draft {
  action: Acts;
  words: Words;
  /** A warning shown before confirming, for example that the move has no use. */
  warning?: Words;
}
export interface At {
  x: number;
  y: number;
}

/** A layer of the map that can be switched on and off. */
export type Layer = "names" | "costs" | "coordinates" | "ids" | "reach" | "narrow" | "joined" | "blocked" | "directors" | "start" | "last-routes" | "last-tiles";

const coarse = matchMedia("(pointer: coarse)");

/** `V` is the title's view. A title with actions of its own adds them to `moves` and `as`. */
export abstract class RailSession<V extends RailView = RailView> {
  /** The name of the game's map and tiles. */
  abstract readonly game: string;
  /** The seat of another player whose sheet is shown; null: one's own. */
  watch = $state<number | null>(null);
  boards = $state(false);
  /** A drawer that a part of the page wants to be shown. */
  drawer = $state<string | null>(null);
  #highlight = $state.raw<{ what: Highlight; moves: number | undefined } | null>(null);
  /** Why the last action tried is not possible. */
  refusal = $state.raw<Refusal | null>(null);
  draft = $state.raw<Draft | null>(null);
  /** What others did, while it is highlighted. */
  seen = $state.raw<Highlighted | null>(null);
  /** Choices in the panel may wait for a yes at its bottom. */
  readonly waits: boolean = true;

  constructor(readonly table: Table) {}

  view = $derived.by(() => (this.table.shown?.view ?? null) as unknown as V | null);
  /** The seat whose view is shown. */
  seat = $derived.by(() => this.view?.seat ?? null);
  me = $derived.by<V["players"][number] | null>(() => (this.seat === null ? null : (this.view?.players[this.seat] ?? null)));
  /** True if the player can act: in the present, asked, and the game not over. */
  playing = $derived.by(() => !this.table.past && (this.view?.moves.length ?? 0) > 0);
  /** Best runs and more, computed by the server after the view; null until it has arrived, and in the past. */
  preview = $derived.by(() => (this.table.preview?.preview ?? null) as RailPreview | null);
  companies = $derived.by(() => {
    const { preview } = this;
    const runs = new Map(preview?.runs.map((run) => [run.company, run]));
    return new Map<string, Company<V["companies"][number]>>(
      this.view?.companies.map((company) => {
        // Without a station there is no run.
        const run = preview && this.help === "full" ? (runs.get(company.id) ?? { revenue: 0, per_share: 0, routes: [] }) : undefined;
        return [company.id, { ...company, best: run?.revenue, per_share: run?.per_share, routes: run?.routes }];
      }),
    );
  });
  /** The legal moves, with their effects as soon as they are known; empty while looking at the past. */
  legal = $derived.by<Move[]>(() => {
    if (!this.playing) return [];
    const mine = this.table.preview?.seat === this.seat;
    return this.view!.moves.map((action, n) => ({ action, effect: mine ? this.#told(this.preview?.effects[n]) : undefined }));
  });
  /** An effect as the table has agreed to see it: with less than full help the runs stay unknown. */
  #told(effect: Effect | undefined): Effect | undefined {
    return effect && this.help !== "full" ? ({ ...effect, before: undefined, after: undefined } as unknown as Effect) : effect;
  }
  names = $derived.by(() => this.table.names);
  /** What the page may work out for players at this table. */
  help = $derived.by(() => this.table.now?.help ?? "full");
  /** The companies one directs. */
  own = $derived.by<Company<V["companies"][number]>[]>(() => [...this.companies.values()].filter((c) => c.director !== null && c.director === this.seat));

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
  moves<T extends RailAction["type"]>(type: T): MoveOf<T>[] {
    return this.legal.filter((move) => move.action.type === type) as MoveOf<T>[];
  }

  // what a title says in its own way

  /** Everybody who can win: the players, and an opponent without a seat. */
  get owners(): readonly PlayerView[] {
    return this.view?.players ?? [];
  }
  /** A player's display name. */
  nameOf(owner: number | null): string {
    return owner === null ? "" : (this.names[owner] ?? "");
  }
  /** The name of a holder of shares: players are "@seat". */
  holderName(holder: string): string {
    return holder.startsWith("@") ? this.nameOf(Number(holder.slice(1))) : holder;
  }
  /** Where a company is in the operating order. */
  turnOf(company: string): "done" | "now" | "next" {
    const { view } = this;
    if (!view || view.acting === null) return "next";
    if (view.acting === company) return "now";
    return view.order.indexOf(company) < view.order.indexOf(view.acting) ? "done" : "next";
  }
  /** The company whose trains run now, and those that run after it. */
  get running(): string | null {
    return null;
  }
  get toRun(): readonly string[] {
    return [];
  }
  /** Companies that can still start. */
  get later(): readonly V["companies"][number][] {
    return [];
  }
  /** What the top train of the stack costs the viewer. */
  get topPrice(): number {
    const { view } = this;
    return view?.depot.top ? priceOf(view.depot, view.depot.top) : 0;
  }
  /** True if everything is paid out and markers move twice. */
  get lastRound(): boolean {
    return false;
  }
  /** Tiles that the player lays from the hand, beside the question. */
  get hand(): readonly string[] {
    return [];
  }
  /** What ends with "done". */
  get ends(): string {
    return t("page-rail-ends", { company: this.view?.acting ?? "" });
  }
  /** The layers of the map that can be switched. */
  get layers(): readonly Layer[] {
    return ["coordinates", "ids", "reach", "blocked"];
  }
  /** Companies that mergers are about now: which of their stations are joined is a layer of its own. */
  get merging(): readonly string[] {
    return [];
  }
  /** Those that are off until somebody switches them on, besides what is off in all games. */
  readonly hiddenLayers: readonly Layer[] = [];
  /** How many of them have a chip of their own on a wide screen; the others are in a menu. */
  readonly fewLayers: number | undefined = undefined;
  /** The company whose stations have a brass ring, because it acts. */
  get ringed(): string | null {
    return null;
  }
  /** What a place on the map says in a few characters, once cost and gain are known. */
  badge(_what: "station" | "upgrade" | "lay", cost: number, gain: number): string {
    return [gain > 0 ? `▲${gain}` : "", cost > 0 ? this.money(cost) : ""].filter(Boolean).join(" ");
  }
  /** What a lesson shows on the map; null: nothing. */
  get guide(): Guide | null {
    return null;
  }
  /** Names that the map shows on cells besides the printed ones. */
  readonly cellNames: Readonly<Record<string, string>> = {};
  /** Privates that have to do with a cell, each with what opens it. */
  privatesAt(_cell: string): readonly { id: string; name: string; open: () => void }[] {
    return [];
  }
  /** Coordinates of a cell on a map without printed cells. */
  placeOf(_cell: string): At | null {
    return null;
  }
  /** The cell at coordinates of such a map. */
  cellAt(_at: At): string | null {
    return null;
  }
  /** A tile that has the same kind of stops as a tile on an empty cell of such a map would have. */
  tileLike(_at: At): string | null {
    return null;
  }
  /** Routes are drawn in the line colours of the page, because companies' colours would be hard to see on the map. */
  readonly lines: boolean = false;
  /** True if the running of a company is played back by itself; otherwise the panel shows it. */
  plays(_company: string): boolean {
    return true;
  }
  /** How the log is read. */
  readonly reading: Reading = READING;
  /** What is said about money that came beside a run. */
  besideWords(_amount: number): string {
    return "";
  }

  // texts

  /** An amount of money in the currency of the title. */
  money(amount: number | string): string {
    if (typeof amount === "number" && amount < 0) return `−${this.money(-amount)}`;
    const key = `${this.table.shown?.title}-money`;
    return has(key) ? t(key, { amount }) : String(amount);
  }
  /** A company's name in the reader's language. */
  companyName({ name }: CompanyView): string {
    return typeof name === "string" ? name : (name[language()] ?? name.en ?? "");
  }
  /** The name of a part of what counts at the end. */
  partName(part: string): string {
    return t(`${this.table.shown?.title}-part-${part}`);
  }

  // acting

  /** Send an action; if refused, keep the refusal and return false. */
  async act(action: Acts): Promise<boolean> {
    this.draft = null;
    this.refusal = await this.table.act(action);
    return this.refusal === null;
  }

  /** Build an action of one's own seat from its type and the other fields. */
  as<T extends RailAction["type"]>(type: T, rest: Omit<ByType<RailAction>[T], "type" | "seat">): ByType<RailAction>[T] {
    return { type, seat: this.seat ?? 0, ...rest } as unknown as ByType<RailAction>[T];
  }

  /** Ask the server why an action is not possible, and show the refusal. */
  async why(action: Acts): Promise<void> {
    this.draft = null;
    this.refusal = await this.table.why(action);
  }

  /** A control was pressed: send the action if possible, else show the reason. */
  async tryTo(action: Acts, possible: boolean): Promise<boolean> {
    if (possible) return this.act(action);
    await this.why(action);
    return false;
  }

  /** Like `tryTo`, but with confirmation: if the settings want it always; else only where taking back is not free, if
   *  there is a `warning` or, depending on the settings, on touch screens. */
  async choose(action: Acts, possible: boolean, words: Words, warning?: Words): Promise<boolean> {
    const final = this.table.now?.undo.policy !== "free";
    const asks = settings.confirm === "always" || (final && (warning !== undefined || (settings.confirm === "touch" && coarse.matches)));
    if (!possible || !asks) return this.tryTo(action, possible);
    this.refusal = null;
    this.draft = { action, words, ...(warning === undefined ? {} : { warning }) };
    return false;
  }

  /** True if this action is the draft waiting for confirmation. */
  drafted(action: Acts): boolean {
    return this.draft !== null && JSON.stringify(this.draft.action) === JSON.stringify(action);
  }

  /** Drop draft and refusal; return true if there was one. */
  clear(): boolean {
    const some = this.draft !== null || this.refusal !== null;
    this.draft = this.refusal = null;
    return some;
  }
}
