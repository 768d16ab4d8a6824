/** Choosing what to place on the map: a tile and its rotation, or a station. Legal moves come from the view; for
 *  everything else the server is asked for the reason. */
import type { Refusal } from "../lib/api";
import type { Ghost, Spot } from "./board";
import type { Pieces } from "./pieces.svelte";
import { nextRotation, rotationsOf, type Rotation } from "./rotations";
import type { At } from "./session.svelte";
import { around, centre, ends, sidesOf, type TileArt } from "./shape";
import type { ByType, CellView, Move, MoveOf, RailAction, RailView, DearTile } from "./view";

type Lay = MoveOf<"lay">;
/** A station to place, or one on a cell whose city is to be chosen. */
type Station = Move<ByType<RailAction>["station"] | Settle>;
interface Settle {
  type: "settle";
  seat: number;
  company: string;
  cell: string;
  stop: number;
}

export interface LayingPort {
  /** The view; null while looking at the past, or if another player is asked. */
  view: () => RailView | null;
  /** The legal moves; their effects are added later. A choice made before that stays. */
  moves: () => readonly Move[];
  /** Tiles that the player lays from the hand. */
  hand: () => readonly string[];
  pieces: () => Pieces | null;
  /** Coordinates of a cell; null if it is not a cell (a company, a tile). */
  placeOf: (cell: string) => At | null;
  /** The cell at coordinates; null if there is none. */
  cellAt: (at: At) => string | null;
  /** A tile printed on an empty cell, or one with the same kind of stops as a tile there would have. */
  tileLike: (cell: string) => string | null;
  /** Tiles that could be laid with more money. */
  dear?: () => readonly DearTile[];
  send: (action: RailAction) => Promise<boolean>;
  why: (action: RailAction) => Promise<Refusal | null>;
}
/** A tile of the tray: its legal rotations, or the reason why there are none. */
export interface Offer {
  tile: string;
  rotations: Lay[];
  left: number;
  /** A tile in the player's hand. */
  hand: boolean;
  refusal: Refusal | null;
}
/** A cell where something can be placed. */
export interface Site {
  cell: string;
  lays: Lay[];
  stations: Station[];
}
/** A press: the place, the point in the drawing, and the stop if a spot of it was pressed. */
export interface Pressed extends At {
  point?: readonly [number, number];
  stop?: number;
}
const stopOf = (move: Station): number => move.action.stop ?? 0;
const isStation = (move: Move): move is Station => move.action.type === "station" || move.action.type === "settle";
const NEXT: Readonly<Record<string, string>> = { blank: "yellow", yellow: "green", green: "brown", brown: "grey" };
/** The kinds of stops of a tile. */
const kindsOf = (art: TileArt): string => [...new Set(art.stops.map((stop) => stop.kind))].sort().join();

/** What the company earns more after a move; undefined until it is known. */
export const gainOf = ({ effect }: Move): number | undefined => effect && (effect.after ?? 0) - (effect.before ?? 0);
/** The move after which the company earns the most; the first one while effects are unknown. */
export const highest = <M extends Move>(moves: readonly M[]): M | undefined =>
  moves.reduce<M | undefined>((a, b) => (a && (b.effect?.after ?? 0) <= (a.effect?.after ?? 0) ? a : b), undefined);

export class Laying {
  cell = $state<string | null>(null);
  company = $state<string | null>(null);
  tile = $state<string | null>(null);
  rotation = $state(0);
  /** The stop at which the station is placed. */
  stop = $state(0);
  /** True if turning goes through illegal rotations too. */
  others = $state(false);
  /** True if the tile is shown in an illegal rotation. */
  illegal = $state(false);
  /** True if the player has chosen the tile or turned it; false if it was offered at once. */
  own = $state(false);
  /** True if tiles in hand are being laid while the question is about something else. */
  hand = $state(false);
  /** By what private tiles are laid; empty: by the company's own right. */
  by = $state("");
  /** True while a part of the panel shows the tiles, so that the map need not. */
  inPanel = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  private reasons = $state.raw<Readonly<Record<string, Refusal>>>({});

  constructor(private readonly hands: LayingPort) {}

  private view = $derived.by(() => this.hands.view());
  private seat = $derived(this.view?.seat ?? 0);
  private inHand = $derived.by<readonly string[]>(() => (this.view ? this.hands.hand() : []));
  private moves = $derived.by(() => (this.view ? this.hands.moves() : []));
  private all = $derived(this.moves.filter((move): move is Lay => move.action.type === "lay" && ((move as Lay).action.by ?? "") === this.by));
  private laid = $derived(new Map(this.view?.cells.map((cell) => [cell.cell, cell]) ?? []));
  /** Moves that lay tiles from the hand, offered in addition to another question. */
  extra = $derived(this.all.length > 0 && this.all.every((move) => this.inHand.includes(move.action.tile)) ? this.all : []);
  lays = $derived(this.extra.length && !this.hand ? [] : this.all);
  stations = $derived(this.by ? [] : this.moves.filter(isStation));
  /** Cells where the company could lay if it had more money. */
  dear = $derived.by<readonly DearTile[]>(() => (this.by || !this.view ? [] : (this.hands.dear?.() ?? [])));
  /** True if something can be placed on the map. */
  open = $derived(this.lays.length > 0 || this.stations.length > 0);

  sites = $derived.by(() => {
    const found = new Map<string, Site>();
    const at = (cell: string): Site => {
      const site = found.get(cell) ?? { cell, lays: [], stations: [] };
      found.set(cell, site);
      return site;
    };
    for (const move of this.lays) at(move.action.cell).lays.push(move);
    if (!(this.extra.length && this.hand)) for (const move of this.stations) at(move.action.cell).stations.push(move);
    return found;
  });
  site = $derived(this.cell === null ? null : (this.sites.get(this.cell) ?? null));
  /** Companies that can place something on the chosen cell. */
  companies = $derived([...new Set([...(this.site?.lays ?? []), ...(this.site?.stations ?? [])].map((m) => m.action.company))]);
  /** The stops of the cell where the chosen company can place a station. */
  stops = $derived(this.site?.stations.filter((move) => move.action.company === this.company) ?? []);
  /** The station move of the chosen company; null if a tile is to be laid. */
  station = $derived(this.stops.find((move) => stopOf(move) === this.stop) ?? this.stops[0] ?? null);

  /** The tray: legal tiles first, then other plausible ones with the reason why not. */
  offers = $derived.by<Offer[]>(() => {
    const { site, view } = this;
    if (!site || !view || this.station) return [];
    const rotations = new Map<string, Lay[]>();
    for (const move of site.lays)
      if (move.action.company === this.company) rotations.set(move.action.tile, [...(rotations.get(move.action.tile) ?? []), move]);
    const offer = (tile: string, list: Lay[]): Offer => ({
      tile,
      rotations: list.sort((a, b) => a.action.rotation - b.action.rotation),
      left: view.supply[tile] ?? 0,
      hand: this.inHand.includes(tile),
      refusal: this.reasons[this.key(tile)] ?? null,
    });
    const legal = [...rotations].map(([tile, list]) => offer(tile, list));
    const others = this.plausibleTiles(site.cell, [...rotations.keys()]).map((tile) => offer(tile, []));
    return [...legal, ...others];
  });
  chosen = $derived(this.offers.find((offer) => offer.tile === this.tile) ?? null);
  /** The move that "confirm" sends. */
  move = $derived.by<Lay | Station | null>(() => {
    if (this.station) return this.station;
    if (this.illegal) return null;
    return this.chosen?.rotations.find((move) => move.action.rotation === this.rotation) ?? this.chosen?.rotations[0] ?? null;
  });
  /** Every rotation of the tile that looks different, legal or not. */
  rotations = $derived.by<Rotation[]>(() => {
    const [pieces, chosen] = [this.hands.pieces(), this.chosen];
    return pieces && chosen?.rotations.length ? rotationsOf(pieces, chosen.tile, chosen.rotations.map((move) => move.action.rotation)) : [];
  });
  /** The current rotation. */
  private lies = $derived(this.move && !isStation(this.move) ? this.move.action.rotation : this.rotation);
  /** The rotations to turn through: the legal ones, or all if illegal ones are shown. */
  round = $derived(this.others || this.illegal ? this.rotations : this.rotations.filter((rotation) => rotation.legal));
  /** The current rotation's index in `round`, counted from 1, and the number of rotations. */
  turnOf = $derived<[number, number]>([this.round.findIndex((rotation) => rotation.rotation === this.lies) + 1, this.round.length]);
  /** Why the rotation shown is illegal; null until the server has responded. */
  wrong = $derived<Refusal | null>(this.illegal && this.tile !== null ? (this.reasons[this.key(this.tile, this.rotation)] ?? null) : null);

  ghost = $derived.by<Ghost | null>(() => {
    const { cell, company, tile, move } = this;
    const at = cell === null ? null : this.hands.placeOf(cell);
    if (cell === null || !at || company === null) return null;
    if (this.illegal && tile !== null) return { cell, ...at, company, tile, rotation: this.rotation, refused: true };
    if (!move) return null;
    if (isStation(move)) return { cell, ...at, company, ...this.slotOf(move) };
    const home = !this.view?.companies.find((one) => one.id === company)?.stations.length;
    return { cell, ...at, company, tile: move.action.tile, rotation: move.action.rotation, ...(home ? { slot: 0 } : {}) };
  });

  /** The spots to show on the map, one for each stop that may have a station; `tell` formats cost and gain, if known, as
   *  a badge and in words. */
  spots(tell: (site: Site, cost?: number, gain?: number) => { badge: string; label: string }, tellDear?: (dear: DearTile) => { badge: string; label: string }): Spot[] {
    const dear = (tellDear ? this.dear : []).flatMap((one): Spot[] => {
      const at = this.hands.placeOf(one.action.cell);
      return at ? [{ cell: one.action.cell, ...at, ...tellDear!(one), no: true }] : [];
    });
    return [...this.ways(tell), ...dear];
  }

  private ways(tell: (site: Site, cost?: number, gain?: number) => { badge: string; label: string }): Spot[] {
    return [...this.sites.values()].flatMap((site): Spot[] => {
      const at = this.hands.placeOf(site.cell);
      if (!at) return [];
      const spot = (moves: readonly Move[], chosen: boolean, slot: { stop?: number; slot?: number }): Spot => {
        const effects = moves.flatMap((move) => move.effect ?? []);
        const known = effects.length === moves.length;
        const cost = known ? Math.min(...effects.map((effect) => effect.cost)) : undefined;
        const gain = known ? Math.max(...effects.map((effect) => (effect.after ?? 0) - (effect.before ?? 0))) : undefined;
        return { cell: site.cell, ...at, ...tell(site, cost, gain), chosen, ...(this.by ? { brass: true } : {}), ...slot };
      };
      const here = site.cell === this.cell;
      const stops = [...new Set(site.stations.map(stopOf))];
      if (stops.length < 2) return [spot([...site.lays, ...site.stations], here, site.stations[0] ? this.slotOf(site.stations[0]) : {})];
      return stops.map((stop) => {
        const moves = site.stations.filter((move) => stopOf(move) === stop);
        return spot(moves, here && stop === this.stop, this.slotOf(moves[0]!));
      });
    });
  }

  /** The slot that a station would fill; of the first stop unless `stop` is there. */
  private slotOf(move: Station): { stop?: number; slot: number } {
    const stop = stopOf(move);
    return { ...(stop ? { stop } : {}), slot: this.laid.get(move.action.cell)?.stops[stop]?.stations.length ?? 0 };
  }

  // choosing

  /** A press on a place of the map. On the chosen cell it turns the tile, through all rotations if `all`; of a cell with
   *  several stops it chooses the pressed one. */
  async press(at: Pressed, all = this.others): Promise<void> {
    if (this.busy) return;
    const cell = this.hands.cellAt(at);
    if (cell === null) return;
    if (cell === this.cell && this.site) {
      if (this.chosen) this.turn(1, all);
      else this.stop = this.nearest(at, this.stops);
      return;
    }
    const site = this.sites.get(cell);
    const before = this.company;
    this.clear();
    if (!site) return this.explain(cell);
    this.cell = cell;
    const able = this.companies;
    this.take(before !== null && able.includes(before) ? before : this.best(site));
    this.stop = this.nearest(at, this.stops);
  }

  /** The stop meant by a press: the one of the spot, else the one nearest to the point. */
  private nearest(at: Pressed, stations: readonly Station[]): number {
    if (at.stop !== undefined) return at.stop;
    const first = stations[0] ? stopOf(stations[0]) : 0;
    const [pieces, under] = [this.hands.pieces(), this.laid.get(stations[0]?.action.cell ?? "")];
    const art = under && pieces?.art(under.tile, under.rotation);
    if (!at.point || !art || !pieces || stations.length < 2) return first;
    const [x, y] = centre(pieces.kind, at.x, at.y);
    const far = (stop: number): number => {
      const it = art.stops[stop];
      return it ? Math.hypot(x + it.x - at.point![0], y + it.y - at.point![1]) : Infinity;
    };
    return stations.map(stopOf).reduce((best, stop) => (far(stop) < far(best) ? stop : best), first);
  }

  /** Lay by a private, or by the company's own right again. */
  useBy(by: string): void {
    this.clear();
    this.by = by;
  }

  /** Choose the company that places. */
  take(company: string): void {
    this.company = company;
    this.tile = null;
    this.others = this.illegal = false;
    const legal = this.offers.filter((offer) => offer.rotations.length);
    // On a printed map the best tile lies there at once; elsewhere the player chooses among several.
    const best = this.hands.pieces()?.map ? highest(legal.flatMap((offer) => highest(offer.rotations) ?? []))?.action.tile : undefined;
    if (legal.length === 1 || best !== undefined) this.choose(best ?? legal[0]!.tile);
    this.own = false;
  }

  /** Choose a tile of the tray; for an illegal one show the refusal. */
  choose(tile: string): void {
    const offer = this.offers.find((one) => one.tile === tile);
    if (!offer?.rotations.length) {
      this.refusal = offer?.refusal ?? null;
      return;
    }
    this.refusal = null;
    [this.tile, this.rotation] = [tile, highest(offer.rotations)!.action.rotation];
    this.own = true;
    this.others = this.illegal = false;
  }

  /** Turn to the next legal rotation, or the next of all rotations if `all`. */
  turn(by: 1 | -1, all = this.others): void {
    this.lie(nextRotation(this.rotations, this.lies, by, (rotation) => all || rotation.legal));
  }

  /** Show illegal rotations too, starting with the first of them; or only the legal ones again. */
  showOthers(on = !this.others && !this.illegal): void {
    this.others = on;
    if (on !== this.illegal) this.lie(nextRotation(this.rotations, this.lies, 1, (rotation) => rotation.legal !== on));
  }

  private lie(rotation: Rotation | null): void {
    if (!rotation) return;
    [this.rotation, this.illegal] = [rotation.rotation, !rotation.legal];
    this.own = true;
    if (this.illegal) void this.askWay();
  }

  /** Choose the next legal tile of the tray. */
  next(by: number): void {
    const legal = this.offers.filter((offer) => offer.rotations.length);
    if (!legal.length) return;
    const now = legal.findIndex((offer) => offer.tile === this.tile);
    this.choose(legal[(Math.max(now, by > 0 ? -1 : 0) + by + legal.length) % legal.length]!.tile);
  }

  async confirm(): Promise<void> {
    if (!this.move || this.busy) return;
    this.busy = true;
    try {
      if (await this.hands.send(this.move.action as RailAction)) {
        this.clear();
        this.hand = false;
        this.by = "";
      }
    } finally {
      this.busy = false;
    }
  }

  clear(): void {
    this.cell = this.company = this.tile = null;
    this.others = this.illegal = this.own = false;
    this.refusal = null;
    this.reasons = {};
  }

  // refusals from the server

  /** Ask the server why the rotation shown is illegal. */
  private async askWay(): Promise<void> {
    const { cell, company, tile, rotation } = this;
    if (cell === null || company === null || tile === null) return;
    const key = this.key(tile, rotation);
    if (this.reasons[key]) return;
    const refusal = await this.hands.why(this.layOf(company, cell, tile, rotation));
    if (refusal && this.cell === cell) this.reasons = { ...this.reasons, [key]: refusal };
  }

  /** Ask the server why the illegal tiles of the tray do not fit here. */
  async askReasons(): Promise<void> {
    const { cell, company } = this;
    if (cell === null || company === null) return;
    for (const offer of this.offers) {
      if (offer.rotations.length || offer.refusal) continue;
      const refusal = await this.hands.why(this.layOf(company, cell, offer.tile, this.facing(cell, offer.tile)));
      if (this.cell !== cell || this.company !== company) return;
      if (refusal) this.reasons = { ...this.reasons, [this.key(offer.tile)]: refusal };
    }
  }

  /** Why nothing can be placed at a cell: ask about the action the player most likely meant. */
  async explain(cell: string): Promise<void> {
    const view = this.view;
    if (!view || (!this.open && !this.dear.length)) return;
    const { seat } = this;
    const own = view.players[seat]?.companies ?? [];
    const wanted = this.stations[0] ?? this.lays[0];
    const company = wanted?.action.company ?? this.dear[0]?.action.company ?? own[0];
    if (!company) return;
    const dear = this.dear.find(({ action }) => action.cell === cell);
    if (dear) {
      this.refusal = await this.hands.why(dear.action);
      return;
    }
    if (this.stations.length) {
      this.refusal = await this.hands.why({ type: "station", seat, company, cell });
      return;
    }
    // One with as many stops as the cell: else the number of stops would be the reason.
    const [plausible, stops] = [this.plausibleTiles(cell, []), this.tileLike(cell, this.laid.get(cell), [])?.stops.length];
    const tile = plausible.find((one) => this.hands.pieces()?.art(one)?.stops.length === stops) ?? plausible[0] ?? this.lays[0]?.action.tile;
    if (!tile) return;
    this.refusal = await this.hands.why(this.layOf(company, cell, tile, this.facing(cell, tile)));
  }

  private layOf(company: string, cell: string, tile: string, rotation: number): ByType<RailAction>["lay"] {
    return { type: "lay", seat: this.seat, company, cell, tile, rotation, ...(this.by ? { by: this.by } : {}) };
  }

  /** Plausible tiles of the supply for a cell: of the next colour, city or plain track as the cell needs. */
  private plausibleTiles(cell: string, known: readonly string[]): string[] {
    const [view, pieces] = [this.view, this.hands.pieces()];
    // A private lays tiles of its own.
    if (!view || !pieces || this.extra.length || this.by) return [];
    const under = this.laid.get(cell);
    const colour = (under ? NEXT[under.colour] : "yellow") ?? "";
    const like = this.tileLike(cell, under, known);
    const fitting = (wanted: string): string[] =>
      Object.keys(view.supply).filter((tile) => {
        const art = pieces.art(tile);
        if (!art || art.colour !== wanted || known.includes(tile)) return false;
        // A printed map tells the letters of its cells too.
        return !like || (kindsOf(art) === kindsOf(like) && (!pieces.map || art.label?.text === like.label?.text));
      });
    // On a printed map also what the cell may become later, if that is settled.
    const later = pieces.map && like?.stops.length ? fitting(NEXT[colour] ?? "") : [];
    return [...fitting(colour), ...(later.length <= 2 ? later : [])];
  }

  /** The drawing of a tile with the same kind of stops as one on the cell must have; null if unknown. */
  private tileLike(cell: string, under: CellView | undefined, known: readonly string[]): TileArt | null {
    const like = known[0] ?? (under && (under.colour !== "blank" || !under.laid) ? under.tile : this.hands.tileLike(cell));
    return like ? (this.hands.pieces()?.art(like) ?? null) : null;
  }

  /** The rotation whose track points at the most neighbouring tiles. */
  private facing(cell: string, tile: string): number {
    const [pieces, at] = [this.hands.pieces(), this.hands.placeOf(cell)];
    if (!pieces || !at) return 0;
    const beside = around(pieces.kind, at).map((place) => this.laid.has(this.hands.cellAt(place) ?? ""));
    const touching = (rotation: number): number => {
      const art = pieces.art(tile, rotation);
      const sides = new Set(art?.tracks.flatMap((track) => ends(art, pieces.kind, track.d)));
      return beside.filter((there, side) => there && sides.has(side)).length;
    };
    return Array.from({ length: sidesOf(pieces.kind) }, (_, rotation) => rotation).reduce((best, rotation) => (touching(rotation) > touching(best) ? rotation : best), 0);
  }

  private best(site: Site): string {
    const moves = [...site.lays, ...site.stations];
    return moves.reduce((a, b) => ((gainOf(b) ?? 0) > (gainOf(a) ?? 0) ? b : a)).action.company;
  }

  private key(tile: string, rotation: number | "" = ""): string {
    return `${this.cell} ${this.company} ${tile} ${rotation}`;
  }
}
