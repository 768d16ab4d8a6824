/** The map of one table: its pieces, the choice in progress, and the active layers. */
import { lasting } from "../lib/lasting.svelte";
import { piecesAt } from "./pieces.svelte";
import { t } from "../lib/words.svelte";
import { stopAt } from "./run/look.svelte";
import { ReachState } from "./reach.svelte";
import { Laying } from "./laying.svelte";
import { cellsOf, type BoardCell, type PlaceLook } from "./board";
import type { At, Layer, RailSession } from "./session.svelte";
import { companyOf } from "./view";

const KEY = "trainshed-layers";
type Layers = Record<Layer, boolean>;

/** A place for something else than a tile or a station, such as the marker of a private. */
export interface OfferedPlace {
  cell: string;
  badge: string;
  label: string;
  /** One slot of a stop; undefined means the whole cell. */
  stop?: number;
  slot?: number;
  chosen?: boolean;
  /** Whose station it would be: it stands there while the place is chosen. */
  company?: string;
  press: () => void;
}

export class MapState {
  layers: Layers;
  /** Companies whose routes are explicitly shown or hidden; by default one's own companies' are shown. */
  private shown = $state<Record<string, boolean>>({});
  /** The cell whose card is open: what it is. */
  asked = $state<string | null>(null);
  /** The cell pressed last, whether something can be placed there or not. */
  pressed = $state<string | null>(null);
  /** Cells that another part of the page wants to be in view; a new list moves the camera. */
  wanted = $state.raw<readonly string[]>([]);
  /** Cells that a refusal is about, while its rule is read. */
  pointed = $state.raw<readonly string[]>([]);
  /** Places that a part of the panel offers beside those of the question. */
  offered = $state.raw<readonly OfferedPlace[]>([]);
  /** Places of privates, while they are looked at. */
  looks = $state.raw<readonly { cell: string; look: PlaceLook; text?: string; stop?: number }[]>([]);
  readonly laying: Laying;
  readonly reach: ReachState;

  constructor(private readonly session: RailSession) {
    this.layers = $state(read(session.hiddenLayers));
    this.laying = new Laying({
      view: () => (session.playing ? session.view : null),
      moves: () => session.legal,
      hand: () => session.hand,
      pieces: () => this.pieces,
      placeOf: (cell) => this.placeOf(cell),
      cellAt: (at) => this.cellAt(at),
      tileLike: (cell) => this.tileLike(cell),
      dear: () => (session.table.preview?.seat === session.seat ? (session.preview?.too_dear ?? []) : []),
      send: (action) => session.act(action),
      why: (action) => session.table.why(action),
    });
    this.reach = new ReachState({
      shown: () => session.table.shown,
      companies: () => (this.shows("joined") ? session.merging : (session.view?.companies.filter((company) => company.stations.length).map((company) => company.id) ?? [])),
      acting: () => this.acting,
    });
  }

  pieces = $derived.by(() => piecesAt(this.session.table.id, this.session.game));

  /** The printed cells by their names; none on a map that grows. */
  printed = $derived.by(() => new Map(this.pieces?.map ? cellsOf(this.pieces.map).map((cell): [string, BoardCell] => [cell.cell, cell]) : []));
  private atPlaces = $derived.by(() => new Map([...this.printed.values()].map(({ cell, x, y }) => [`${x} ${y}`, cell])));

  /** Coordinates of a cell: the printed ones, else the title tells them by its name. */
  placeOf(cell: string): At | null {
    const found = this.printed.get(cell);
    return found ? { x: found.x, y: found.y } : this.session.placeOf(cell);
  }
  /** What a stop such as `E11.0` is called: the name printed for it, else its cell. */
  stopName(place: string): string {
    const { cell, stop } = stopAt(place);
    const names = this.printed.get(cell)?.print?.names ?? [];
    return (names[stop] ?? names[0])?.lines.join(" ") || this.printed.get(cell)?.name || t("page-run-town", { cell });
  }
  /** The printed name of a cell; of a town without one its coordinate, else the coordinate alone. */
  cellName(cell: string): string {
    const found = this.printed.get(cell);
    const names = found?.print?.names.map(({ lines }) => lines.join(" ")) ?? [];
    if (names.length) return names.join(", ");
    const art = found && this.pieces?.art(found.tile, found.rotation);
    return art?.stops.length ? t("page-run-town", { cell }) : cell;
  }
  /** The name of a cell with its coordinate, if that is not its name. */
  cellWords(cell: string): string {
    const name = this.cellName(cell);
    return name.includes(cell) ? name : `${name} ${cell}`;
  }
  cellAt(at: At): string | null {
    return this.printed.size ? (this.atPlaces.get(`${at.x} ${at.y}`) ?? null) : this.session.cellAt(at);
  }
  private tileLike(cell: string): string | null {
    const at = this.placeOf(cell);
    return this.printed.get(cell)?.tile ?? (at && this.session.tileLike(at));
  }

  /** Companies hovered elsewhere, or the one running now: only their routes are shown. */
  highlight = $derived.by<readonly string[]>(() => {
    const { running, highlight } = this.session;
    if (highlight?.companies?.length) return highlight.companies;
    return running ? [running] : [];
  });

  /** The company that builds or runs now; else the first company of the player asked. */
  private acting = $derived.by<string | null>(() => {
    const { view, table } = this.session;
    const asked = view?.players[table.shown?.waiting[0]?.seat ?? -1] ?? this.session.me;
    return this.laying.company ?? this.session.running ?? companyOf(view) ?? asked?.companies[0] ?? null;
  });

  /** True if a layer is on that can be switched now. */
  shows(layer: Layer): boolean {
    return this.layers[layer] && this.session.layers.includes(layer);
  }

  routesOf(company: string): boolean {
    return this.shown[company] ?? (this.session.me?.companies.includes(company) ?? false);
  }

  /** Bring cells into view; none: show the map as before. */
  bring(cells: readonly string[]): void {
    this.wanted = [...cells];
  }

  toggle(chip: string): void {
    if (chip in this.layers) {
      const layer = chip as Layer;
      this.layers[layer] = !this.layers[layer];
      // Both light up the track of one company.
      if (layer === "reach" && this.layers.reach) this.layers.joined = false;
      if (layer === "joined" && this.layers.joined) this.layers.reach = false;
      if (!this.layers.reach && !this.layers.joined && !this.layers.blocked && !this.layers.narrow) this.reach.choose(null);
      try {
        localStorage.setItem(KEY, JSON.stringify(this.layers));
      } catch {
        // Storage is unavailable: the layers are not saved.
      }
    } else this.shown[chip] = !this.routesOf(chip);
  }
}

function read(hidden: readonly Layer[]): Layers {
  const off = { ids: false, reach: false, narrow: false, joined: false, blocked: false, directors: false, start: false, "last-routes": false, "last-tiles": false };
  const usual: Layers = { names: true, costs: true, coordinates: true, ...off, ...Object.fromEntries(hidden.map((layer) => [layer, false])) };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual;
  }
}

const maps = new WeakMap<RailSession, MapState>();

/** The map state of a session, shared by all parts of the page. */
export function mapOf(session: RailSession): MapState {
  let map = maps.get(session);
  if (!map) maps.set(session, (map = lasting(() => new MapState(session))));
  return map;
}
