/** London at one table: the view, the sheet shown, and the choice of moves. */
import { settings } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table.svelte";
import type { Highlight } from "./highlight";
import { Play } from "./play.svelte";
import type { LondonAction, LondonView, SheetView } from "./view";

export class Session {
  highlight = $state.raw<Highlight | null>(null);
  /** The seat whose sheet is on the big map; null: one's own. */
  watch = $state<number | null>(null);
  boards = $state(false);
  /** The seats that have just drawn. */
  drew = $state.raw<ReadonlySet<number>>(new Set());
  /** True while moves are played again: the map then shows who made them. */
  followed = false;
  confirmPass = $state(false);
  readonly play: Play;

  constructor(readonly table: Table) {
    this.play = new Play({
      view: () => (table.past ? null : this.live),
      send: (action) => table.act(action),
      why: (action) => table.why(action),
      confirm: (touch) => settings.confirm === "always" || (settings.confirm === "touch" && touch),
    });
  }

  private live = $derived.by(() => (this.table.now?.view ?? null) as LondonView | null);
  view = $derived.by(() => (this.table.shown?.view ?? null) as LondonView | null);
  seat = $derived.by(() => this.watch ?? this.view?.seat ?? 0);
  sheet = $derived.by<SheetView | null>(() => this.view?.sheets[this.seat] ?? null);
  /** The overlaid sheet of another player of the daily board, after the same cards. */
  ghost = $derived.by<SheetView | null>(() => (this.table.rivals?.view as LondonView | null)?.sheets[0] ?? null);
  /** True if the big map shows one's own sheet in the present. */
  playing = $derived.by(() => !this.table.past && this.seat === this.view?.seat);

  /** Show a move as if the player had chosen it; it waits for confirmation. False: it is not possible now. */
  show(action: LondonAction): boolean {
    const { play } = this;
    this.watch = null;
    play.clear();
    this.confirmPass = action.type === "pass";
    if (action.type === "draw") play.power = !!action.power && action.power !== "two_sections";
    play.draft = this.confirmPass ? null : (play.all.find((move) => JSON.stringify(move.action) === JSON.stringify(action)) ?? null);
    return this.confirmPass || play.draft !== null;
  }
}
