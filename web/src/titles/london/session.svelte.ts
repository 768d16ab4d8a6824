/** London at one table: what is shown, whose sheet is looked at, and the choosing of moves. */
import { settings } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table.svelte";
import type { Lit } from "./lit";
import { Play } from "./play.svelte";
import type { LondonView, SheetView } from "./view";

export class Session {
  lit = $state.raw<Lit | null>(null);
  /** Another player's sheet on the big map; null: one's own. */
  watch = $state<number | null>(null);
  boards = $state(false);
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
  /** How somebody else of the day stood with the same cards; laid over the board. */
  ghost = $derived.by<SheetView | null>(() => (this.table.rivals.view as LondonView | null)?.sheets[0] ?? null);
  /** Whether the big map is one's own and in the present. */
  playing = $derived.by(() => !this.table.past && this.seat === this.view?.seat);
}
