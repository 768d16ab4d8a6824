/** Choosing what to place on the map: a tile and its rotation, or a station. Legal moves come from the view; for
 *  everything else the server is asked for the reason. */
import type { Refusal } from "../../lib/api";
import type { Ghost, Spot } from "../../rail/board";
import type { Pieces } from "../../rail/pieces.svelte";
import { nextRotation, rotationsOf, type Rotation } from "../../rail/rotations";
import type { CellView } from "../../rail/view";
import { cellName, placeOf, type At } from "./map/place";
import type { LilliputAction, LilliputView, Move, MoveOf } from "./view";

type Lay = MoveOf<"lay">;
type Station = MoveOf<"station">;

export interface LayingPort {
  /** The view; null while looking at the past, or if another player is asked. */
  view: () => LilliputView | null;
  /** The legal moves; their effects are added later. A choice made before that stays. */
  moves: () => readonly Move[];
  pieces: () => Pieces | null;
  send: (action: LilliputAction) => Promise<boolean>;
  why: (action: LilliputAction) => Promise<Refusal | null>;
}
/** A tile of the tray: its legal rotations, or the reason why there are none. */
export interface Offer {
  tile: string;
  rotations: Lay[];
  left: number;
  /** A character's tile in the player's hand. */
  hand: boolean;
  refusal: Refusal | null;
}
/** A cell where something can be placed. */
export interface Site {
  cell: string;
  lays: Lay[];
  stations: Station[];
}
const NEXT: Readonly<Record<string, string>> = { blank: "yellow", yellow: "green", green: "brown" };

/** What the company earns more after a move; undefined until it is known. */
export const gainOf = ({ effect }: Move): number | undefined => effect && effect.after - effect.before;
/** The move after which the company earns the most; the first one while effects are unknown. */
export const highest = <M extends Move>(moves: readonly M[]): M | undefined =>
  moves.reduce<M | undefined>((a, b) => (a && (b.effect?.after ?? 0) <= (a.effect?.after ?? 0) ? a : b), undefined);

export class Laying {
  cell = $state<string | null>(null);
  company = $state<string | null>(null);
  tile = $state<string | null>(null);
  rotation = $state(0);
  /** True if turning goes through illegal rotations too. */
  others = $state(false);
  /** True if the tile is shown in an illegal rotation. */
  illegal = $state(false);
  /** True if tiles in hand are being laid while the question is about something else. */
  hand = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  private reasons = $state.raw<Readonly<Record<string, Refusal>>>({});

  constructor(private readonly hands: LayingPort) {}

  private view = $derived.by(() => this.hands.view());
  private seat = $derived(this.view?.seat ?? 0);
  private inHand = $derived<readonly string[]>(this.view?.players[this.seat]?.tiles ?? []);
  private moves = $derived.by(() => (this.view ? this.hands.moves() : []));
  private all = $derived(this.moves.filter((move): move is Lay => move.action.type === "lay"));
  private laid = $derived(new Map(this.view?.cells.map((cell) => [cell.cell, cell]) ?? []));
  /** Moves that lay tiles from the hand, offered in addition to another question. */
  extra = $derived(this.all.length > 0 && this.all.every((move) => this.inHand.includes(move.action.tile)) ? this.all : []);
  lays = $derived(this.extra.length && !this.hand ? [] : this.all);
  stations = $derived(this.moves.filter((move): move is Station => move.action.type === "station"));
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
  /** The station move of the chosen company; null if a tile is to be laid. */
  station = $derived(this.site?.stations.find((move) => move.action.company === this.company) ?? null);

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
  private lies = $derived(this.move?.action.type === "lay" ? this.move.action.rotation : this.rotation);
  /** The rotations to turn through: the legal ones, or all if illegal ones are shown. */
  round = $derived(this.others || this.illegal ? this.rotations : this.rotations.filter((rotation) => rotation.legal));
  /** The current rotation's index in `round`, counted from 1, and the number of rotations. */
  turnOf = $derived<[number, number]>([this.round.findIndex((rotation) => rotation.rotation === this.lies) + 1, this.round.length]);
  /** Why the rotation shown is illegal; null until the server has responded. */
  wrong = $derived<Refusal | null>(this.illegal && this.tile !== null ? (this.reasons[this.key(this.tile, this.rotation)] ?? null) : null);

  ghost = $derived.by<Ghost | null>(() => {
    const { cell, company, tile, move } = this;
    const at = cell === null ? null : placeOf(cell);
    if (cell === null || !at || company === null) return null;
    if (this.illegal && tile !== null) return { cell, ...at, company, tile, rotation: this.rotation, refused: true };
    if (!move) return null;
    if (move.action.type === "station") return { cell, ...at, company, slot: this.laid.get(cell)?.stops[0]?.stations.length ?? 0 };
    const home = !this.view?.companies.find((one) => one.id === company)?.stations.length;
    return { cell, ...at, company, tile: move.action.tile, rotation: move.action.rotation, ...(home ? { slot: 0 } : {}) };
  });

  /** The spots to show on the map; `tell` formats cost and gain, if known, as a badge and in words. */
  spots(tell: (site: Site, cost?: number, gain?: number) => { badge: string; label: string }): Spot[] {
    return [...this.sites.values()].flatMap((site) => {
      const at = placeOf(site.cell);
      if (!at) return [];
      const moves = [...site.lays, ...site.stations];
      const effects = moves.flatMap((move) => move.effect ?? []);
      const known = effects.length === moves.length;
      const cost = known ? Math.min(...effects.map((effect) => effect.cost)) : undefined;
      const gain = known ? Math.max(...effects.map((effect) => effect.after - effect.before)) : undefined;
      const slot = site.stations.length ? { slot: this.laid.get(site.cell)?.stops[0]?.stations.length ?? 0 } : {};
      return [{ cell: site.cell, ...at, ...tell(site, cost, gain), chosen: site.cell === this.cell, ...slot }];
    });
  }

  // choosing

  /** A press on a place of the map. On the chosen cell it turns the tile, through all rotations if `all`. */
  async press(at: At, all = this.others): Promise<void> {
    if (this.busy) return;
    const cell = cellName(at);
    if (cell === this.cell && this.site) {
      if (this.chosen) this.turn(1, all);
      return;
    }
    const site = this.sites.get(cell);
    const before = this.company;
    this.clear();
    if (!site) return this.explain(cell);
    this.cell = cell;
    const able = this.companies;
    this.take(before !== null && able.includes(before) ? before : this.best(site));
  }

  /** Choose the company that places. */
  take(company: string): void {
    this.company = company;
    this.tile = null;
    this.others = this.illegal = false;
    const legal = this.offers.filter((offer) => offer.rotations.length);
    if (legal.length === 1) this.choose(legal[0]!.tile);
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
      if (await this.hands.send(this.move.action)) {
        this.clear();
        this.hand = false;
      }
    } finally {
      this.busy = false;
    }
  }

  clear(): void {
    this.cell = this.company = this.tile = null;
    this.others = this.illegal = false;
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
    const refusal = await this.hands.why({ type: "lay", seat: this.seat, company, cell, tile, rotation });
    if (refusal && this.cell === cell) this.reasons = { ...this.reasons, [key]: refusal };
  }

  /** Ask the server why the illegal tiles of the tray do not fit here. */
  async askReasons(): Promise<void> {
    const { cell, company } = this;
    if (cell === null || company === null) return;
    for (const offer of this.offers) {
      if (offer.rotations.length || offer.refusal) continue;
      const refusal = await this.hands.why({ type: "lay", seat: this.seat, company, cell, tile: offer.tile, rotation: this.facing(cell, offer.tile) });
      if (this.cell !== cell || this.company !== company) return;
      if (refusal) this.reasons = { ...this.reasons, [this.key(offer.tile)]: refusal };
    }
  }

  /** Why nothing can be placed at a cell: ask about the action the player most likely meant. */
  private async explain(cell: string): Promise<void> {
    const view = this.view;
    if (!view || !this.open) return;
    const { seat } = this;
    const own = view.players[seat]?.companies ?? [];
    const wanted = this.stations[0] ?? this.lays[0];
    const company = wanted?.action.company ?? own[0];
    if (!company) return;
    if (this.stations.length) {
      this.refusal = await this.hands.why({ type: "station", seat, company, cell });
      return;
    }
    const tile = this.plausibleTiles(cell, [])[0] ?? this.lays[0]!.action.tile;
    this.refusal = await this.hands.why({ type: "lay", seat, company, cell, tile, rotation: this.facing(cell, tile) });
  }

  /** Plausible tiles of the supply for a cell: of the next colour, city or plain track as the cell needs. */
  private plausibleTiles(cell: string, known: readonly string[]): string[] {
    const [view, pieces, at] = [this.view, this.hands.pieces(), placeOf(cell)];
    if (!view || !pieces || !at || this.extra.length) return [];
    const under = this.laid.get(cell);
    const colour = under ? NEXT[under.colour] : "yellow";
    const stops = this.isCity(cell, at, under, known);
    return Object.keys(view.supply).filter((tile) => {
      const art = pieces.art(tile);
      return art && art.colour === colour && !known.includes(tile) && (stops === null || art.stops.length > 0 === stops);
    });
  }

  /** True if the cell takes city tiles, null if unknown. Taken from a known tile, else from a yellow tile on the
   *  same chessboard colour. */
  private isCity(cell: string, at: At, under: CellView | undefined, known: readonly string[]): boolean | null {
    const pieces = this.hands.pieces();
    const like = known[0] ?? (under && under.colour !== "blank" ? under.tile : undefined);
    if (like) return (pieces?.art(like)?.stops.length ?? 0) > 0;
    const odd = (x: number, y: number): number => Math.abs(x + y) % 2;
    const same = this.view?.cells.find((other) => other.colour === "yellow" && other.cell !== cell && odd(other.x, other.y) === odd(at.x, at.y));
    return same ? (pieces?.art(same.tile)?.stops.length ?? 0) > 0 : null;
  }

  /** The rotation whose track points at the most neighbouring tiles. */
  private facing(cell: string, tile: string): number {
    const [pieces, at] = [this.hands.pieces(), placeOf(cell)];
    if (!pieces || !at) return 0;
    const beside = [[0, -1], [1, 0], [0, 1], [-1, 0]].map(([dx, dy]) => this.laid.has(cellName({ x: at.x + dx!, y: at.y + dy! })));
    const touching = (rotation: number): number => {
      const tracks = pieces.art(tile, rotation)?.tracks.map((track) => track.d) ?? [];
      const middles = ["M0 -44", "M44 0", "M0 44", "M-44 0"];
      return middles.filter((start, side) => beside[side] && tracks.some((d) => d.startsWith(start))).length;
    };
    return [0, 1, 2, 3].reduce((best, rotation) => (touching(rotation) > touching(best) ? rotation : best), 0);
  }

  private best(site: Site): string {
    const moves = [...site.lays, ...site.stations];
    return moves.reduce((a, b) => ((gainOf(b) ?? 0) > (gainOf(a) ?? 0) ? b : a)).action.company;
  }

  private key(tile: string, rotation: number | "" = ""): string {
    return `${this.cell} ${this.company} ${tile} ${rotation}`;
  }
}
