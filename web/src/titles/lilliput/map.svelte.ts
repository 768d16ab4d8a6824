/** The map of one table: its pieces, what is chosen on it, and which layers are on. */
import { piecesAt } from "../../rail/pieces.svelte";
import { ReachState } from "../../rail/reach.svelte";
import { Laying } from "./laying.svelte";
import type { Session } from "./session.svelte";

const KEY = "trainshed-lilliput-layers";
export type Layer = "coordinates" | "ids" | "reach" | "blocked";
type Layers = Record<Layer, boolean>;

export class MapState {
  layers = $state<Layers>(read());
  /** Companies whose routes are shown or hidden against the habit: own companies' are shown. */
  private shown = $state<Record<string, boolean>>({});
  readonly laying: Laying;
  readonly reach: ReachState;

  constructor(private readonly session: Session) {
    this.laying = new Laying({
      view: () => (session.playing ? session.view : null),
      pieces: () => this.pieces,
      send: (action) => session.act(action),
      why: (action) => session.table.why(action),
    });
    this.reach = new ReachState({
      shown: () => session.table.shown,
      companies: () => session.view?.companies.filter((company) => company.stations.length).map((company) => company.id) ?? [],
      acting: () => this.acting,
    });
  }

  pieces = $derived.by(() => piecesAt(this.session.table.id, "18Lilliput"));

  /** Companies pointed at elsewhere, or running now: theirs are the only routes to look at. */
  lit = $derived.by<readonly string[]>(() => {
    const { view, lit } = this.session;
    if (lit?.companies?.length) return lit.companies;
    return view?.running ? [view.running] : [];
  });

  /** The company that builds or runs now; else the first of whoever is asked. */
  private acting = $derived.by<string | null>(() => {
    const { view, table } = this.session;
    const asked = view?.players[table.shown?.waiting[0]?.seat ?? -1] ?? this.session.me;
    return this.laying.company ?? view?.running ?? view?.asked.company ?? asked?.directs[0] ?? null;
  });

  routesOf(company: string): boolean {
    return this.shown[company] ?? (this.session.me?.directs.includes(company) ?? false);
  }

  toggle(chip: string): void {
    if (chip in this.layers) {
      const layer = chip as Layer;
      this.layers[layer] = !this.layers[layer];
      if (!this.layers.reach && !this.layers.blocked) this.reach.choose(null);
      try {
        localStorage.setItem(KEY, JSON.stringify(this.layers));
      } catch {
        // A browser that keeps nothing still plays.
      }
    } else this.shown[chip] = !this.routesOf(chip);
  }
}

function read(): Layers {
  const usual: Layers = { coordinates: true, ids: false, reach: false, blocked: false };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual;
  }
}

const maps = new WeakMap<Session, MapState>();

/** The map belongs to the session: every part of the page sees the same choice. */
export function mapOf(session: Session): MapState {
  let map = maps.get(session);
  if (!map) maps.set(session, (map = new MapState(session)));
  return map;
}
