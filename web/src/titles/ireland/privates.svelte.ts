/** Buying privates and using their powers, which is possible in every step of a company's turn: what is chosen, shared by
 *  the panel and the tab. */
import { lasting } from "../../lib/lasting.svelte";
import { mapOf } from "../../rail/mapState.svelte";
import type { Acts, ByType, Move } from "../../rail/view";
import type { Session } from "./session.svelte";
import type { OwnAction, PrivateForecast, PrivateView } from "./view";

type Marker = Move<ByType<OwnAction>["marker"]>;
type Buy = ByType<OwnAction>["buy-private"];

export interface PrivateRow {
  one: PrivateView;
  /** The owner is the player who is asked, or the company on turn. */
  mine: boolean;
  own: boolean;
  /** What the company on turn can pay; null: it cannot be bought now. */
  range: { company: string; low: number; high: number } | null;
  markers: readonly Marker[];
  /** Cells where it can lay a tile now. */
  cells: readonly string[];
  forecast: PrivateForecast | undefined;
}

export class PrivatesState {
  /** The private whose card is open, and the company on turn then. */
  #open = $state.raw<{ id: string; company: string | null } | null>(null);
  /** The price thought of; null: the highest. */
  wish = $state<number | null>(null);
  /** True while the panel shows the card. */
  inPanel = $state(false);
  /** An action to send as soon as it is legal, after another one. */
  #next = $state.raw<Acts | null>(null);

  constructor(private readonly session: Session) {}

  rows = $derived.by<PrivateRow[]>(() => {
    const { view, playing } = this.session;
    if (!view) return [];
    const free = playing ? view.free.filter((one) => (one.action as Buy).type === "buy-private" && (one.action as Buy).company) : [];
    const markers = this.session.moves("marker");
    const lays = this.session.moves("lay");
    return view.privates.map((one) => {
      const found = free.find(({ action }) => (action as Buy).private === one.id);
      return {
        one,
        mine: one.owner === `@${view.seat}`,
        own: one.owner !== null && one.owner === view.acting,
        range: found ? { company: (found.action as Buy).company!, low: found.low, high: found.high } : null,
        markers: markers.filter(({ action }) => action.private === one.id),
        cells: [...new Set(lays.filter(({ action }) => action.by === one.id).map(({ action }) => action.cell))],
        forecast: this.session.forecast?.privates?.find((it) => it.private === one.id),
      };
    });
  });
  /** Those with which something can be done now. */
  possible = $derived(this.rows.filter((row) => row.range || row.markers.length || row.cells.length));
  /** The one whose card is open: it closes with the turn of the company, and with the private. */
  row = $derived.by<PrivateRow | null>(() => {
    const [open, { view, playing }] = [this.#open, this.session];
    if (!open || !playing || open.company !== (view?.acting ?? null)) return null;
    return this.rows.find(({ one }) => one.id === open.id && one.state === "owned") ?? null;
  });
  chosen = $derived(this.row?.one.id ?? null);
  price = $derived.by(() => {
    const range = this.row?.range;
    return range ? Math.min(range.high, Math.max(range.low, this.wish ?? range.high)) : 0;
  });

  choose(id: string | null): void {
    if (this.chosen !== id) this.wish = null;
    this.#open = id === null ? null : { id, company: this.session.view?.acting ?? null };
    const laying = mapOf(this.session).laying;
    if (laying.by && laying.by !== id && this.session.view?.step?.type !== "second-tile") laying.useBy("");
  }

  buyAction(): Buy | null {
    const { row } = this;
    if (!row) return null;
    return this.session.as("buy-private", { private: row.one.id, company: row.range?.company ?? this.session.view?.acting ?? "", price: row.range ? this.price : row.one.value });
  }

  /** Buy the chosen private; `then`: put its marker on this cell as soon as it is the company's. */
  async buy(then?: string): Promise<void> {
    const [action, row] = [this.buyAction(), this.row];
    if (!action || !row) return;
    if (!(await this.session.tryTo(action, row.range !== null)) || then === undefined) return;
    this.#next = this.session.as("marker", { company: action.company!, private: action.private, cell: then });
  }

  /** Send what was to follow, once it is legal; drop it if the question is another one. */
  follow(): void {
    const next = this.#next;
    if (!next) return;
    const legal = this.session.legal.some(({ action }) => JSON.stringify(sorted(action)) === JSON.stringify(sorted(next)));
    if (!legal) return;
    this.#next = null;
    void this.session.act(next);
  }
}

const sorted = (action: object): [string, unknown][] => Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1));

const states = new WeakMap<Session, PrivatesState>();

/** The privates of a session, shared by all parts of the page. */
export function privatesOf(session: Session): PrivatesState {
  let state = states.get(session);
  if (!state) states.set(session, (state = lasting(() => new PrivatesState(session))));
  return state;
}

/** Open a private: in the panel if something can be done with it there, else in its tab. */
export function openPrivate(session: Session, id: string): void {
  const privates = privatesOf(session);
  privates.choose(id);
  if (!privates.inPanel || !privates.possible.some(({ one }) => one.id === id)) session.drawer = "privates";
}
