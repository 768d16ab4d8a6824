/** The map of one table: its pieces, the choice in progress, and the active layers. */
import { piecesAt } from "../../rail/pieces.svelte";
import { ReachState } from "../../rail/reach.svelte";
import { Laying } from "./laying.svelte";
import type { Session } from "./session.svelte";
import { companyOf } from "./view";

const KEY = "trainshed-lilliput-layers";
export type Layer = "coordinates" | "ids" | "reach" | "blocked";
type Layers = Record<Layer, boolean>;

export class MapState {
  layers = $state<Layers>(read());
  /** Companies whose routes are explicitly shown or hidden; by default one's own companies' are shown. */
  private shown = $state<Record<string, boolean>>({});
  readonly laying: Laying;
  readonly reach: ReachState;

  constructor(private readonly session: Session) {
    this.laying = new Laying({
      view: () => (session.playing ? session.view : null),
      moves: () => session.legal,
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

  /** Companies hovered elsewhere, or the one running now: only their routes are shown. */
  highlight = $derived.by<readonly string[]>(() => {
    const { view, highlight } = this.session;
    if (highlight?.companies?.length) return highlight.companies;
    return view?.running ? [view.running] : [];
  });

  /** The company that builds or runs now; else the first company of the player asked. */
  private acting = $derived.by<string | null>(() => {
    const { view, table } = this.session;
    const asked = view?.players[table.shown?.waiting[0]?.seat ?? -1] ?? this.session.me;
    return this.laying.company ?? view?.running ?? companyOf(view) ?? asked?.companies[0] ?? null;
  });

  routesOf(company: string): boolean {
    return this.shown[company] ?? (this.session.me?.companies.includes(company) ?? false);
  }

  toggle(chip: string): void {
    if (chip in this.layers) {
      const layer = chip as Layer;
      this.layers[layer] = !this.layers[layer];
      if (!this.layers.reach && !this.layers.blocked) this.reach.choose(null);
      try {
        localStorage.setItem(KEY, JSON.stringify(this.layers));
      } catch {
        // Storage is unavailable: the layers are not saved.
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

/** The map state of a session, shared by all parts of the page. */
export function mapOf(session: Session): MapState {
  let map = maps.get(session);
  if (!map) maps.set(session, (map = new MapState(session)));
  return map;
}
