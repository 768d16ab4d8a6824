/** The tour of a track game at an ordinary table. */
import { mapOf } from "../../rail/mapState.svelte";
import type { RailSession } from "../../rail/session.svelte";
import { highest } from "../../rail/laying.svelte";
import type { ByType, Move, RailAction, RailView } from "../../rail/view";
import { Coach } from "../coach.svelte";
import type { Tour } from "../engine";
import type { TourGuide } from "../guide.svelte";
import { lineUp } from "../ghost";
import { blink } from "../show";
import { memoryOfTour } from "../storage";
import type { RailFacts, Source } from "./facts";

/** What "Show me" of a card does: the first of these that is possible. */
export interface Shown {
  /** Put the best tile or station on the map as a ghost, not confirmed. */
  place?: boolean;
  /** Open a drawer. */
  drawer?: string;
  /** Let a control blink, by its selector; with a drawer: once that is open. */
  control?: string;
}

/** A drawer needs a moment before its parts can be pointed at. */
const DRAWER_MS = 250;

export class RailGuide<V extends RailView, F extends RailFacts> implements TourGuide<F> {
  readonly coach: Coach<F>;

  constructor(
    private readonly session: RailSession<V>,
    title: string,
    tour: Tour<F>,
    private readonly factsOf: (source: Source<V>) => F,
    private readonly shows: Readonly<Record<string, Shown>>,
  ) {
    this.coach = new Coach(memoryOfTour(title, session.table.id), tour);
  }

  facts = $derived.by<F | null>(() => {
    const { view, table, playing } = this.session;
    return view && !table.past && table.entries.length ? this.factsOf({ view, mine: table.mine, playing, entries: table.entries }) : null;
  });

  show = (name: string): void => {
    const { place, drawer, control } = this.shows[name]!;
    if (place && this.#place()) return;
    if (drawer) {
      this.session.drawer = drawer;
      if (control) setTimeout(() => blink(control), DRAWER_MS);
    } else if (control) blink(control);
  };

  see = (cell: string): void => {
    mapOf(this.session).bring([cell]);
    this.session.highlight = { cells: [cell] };
  };

  #place(): boolean {
    const { session } = this;
    const placing = session.legal.filter(({ action: { type } }) => type === "lay" || type === "station") as Move<ByType<RailAction>["lay"] | ByType<RailAction>["station"]>[];
    const best = highest(placing);
    if (best) lineUp(session, best.action);
    return best !== undefined;
  }
}
