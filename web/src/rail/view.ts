/** Types of the view that all track games share: short names for the generated ones, actions, steps and events of the
 *  playing kit, and functions on them. A title's view has more of each. */
import type { LogEntry } from "../lib/api";
import type { components } from "../lib/wire";
import { covered, type BoardCell } from "./board";

type Schemas = components["schemas"];
export type CellView = Schemas["CellView"];
export type CompanyView = Schemas["CompanyView"];
export type DepotView = Schemas["DepotView"];
export type KindView = Schemas["KindView"];
export type MarketView = Schemas["MarketView"];
export type PhaseView = Schemas["PhaseView"];
export type PlayerView = Schemas["PlayerView"];
export type TrainView = Schemas["TrainView"];
export type RailPreview = Schemas["RailPreview"];
export type RouteTaken = Schemas["RouteTaken"];
export type Effect = Schemas["Effect"];
export type DearTile = Schemas["DearTile"];

/** Any action or step: a struct with a tag. */
interface Tagged {
  type: string;
}
export interface Acts extends Tagged {
  seat: number;
}

/** The view of a track game; titles narrow actions and steps. */
export interface RailView extends Omit<Schemas["RailView"], "moves" | "step" | "free"> {
  moves: readonly Acts[];
  step: Tagged | null;
  free: readonly FreeNumber[];
}
/** A legal action with a free number, such as the price of a train. */
export interface FreeNumber {
  action: unknown;
  field: string;
  low: number;
  high: number;
  step: number;
}

/** A company with what its trains would earn now; undefined until the preview has arrived. */
export type Company<C extends CompanyView = CompanyView> = C & {
  best: number | undefined;
  per_share: number | undefined;
  routes: readonly RouteTaken[] | undefined;
};

/** Actions of the playing kit. A title uses some of them and adds its own. */
export type RailAction =
  | Schemas["LayTile"]
  | Schemas["PlaceStation"]
  | Schemas["BuyTrain"]
  | Schemas["BuyFromPool"]
  | Schemas["BuyFromCompany"]
  | Schemas["DiscardTrain"]
  | Schemas["Answer"]
  | Schemas["CounterOffer"]
  | Schemas["Run"]
  | Schemas["PayOut"]
  | Schemas["Withhold"]
  | Schemas["SellShares"]
  | Schemas["BuyShare"]
  | Schemas["Done"];
/** The actions of a union by their tags. */
export type ByType<A extends Acts> = { [T in A["type"]]: Extract<A, { type: T }> };
/** A legal action and its effect; undefined until the preview has arrived. */
export interface Move<A extends Acts = Acts> {
  action: A;
  effect: Effect | undefined;
}
export type MoveOf<T extends RailAction["type"]> = Move<ByType<RailAction>[T]>;

/** Steps of the playing kit. A title may show more of a step with the same tag. */
export type RailStep =
  | Schemas["LayTrackView"]
  | Schemas["BuildStationView"]
  | Schemas["PlaceHomeView"]
  | Schemas["RunTrainsView"]
  | Schemas["BuyTrainsView"]
  | Schemas["OfferView"]
  | Schemas["DividendView"]
  | Schemas["DiscardView"];

/** The step that waits for an answer, if it is of this type. */
export function stepOf<T extends RailStep["type"]>(view: RailView | null, type: T): Extract<RailStep, { type: T }> | null {
  return view?.step?.type === type ? (view.step as Extract<RailStep, { type: T }>) : null;
}

/** The company the step is about; null if the player chooses a company, and for an offer, which is about two. */
export function companyOf(view: RailView | null): string | null {
  const step = view?.step;
  return step && step.type !== "offer" && "company" in step ? (step.company as string) : null;
}

/** How many trains a company may own in a phase. */
export const limitOf = (phase: PhaseView): number => phase.limits.company ?? Math.max(0, ...Object.values(phase.limits));

/** The same for one company, where companies of different sizes may own different numbers. */
export const limitFor = (phase: PhaseView, company: CompanyView & { size?: string }): number => phase.limits[company.size ?? ""] ?? limitOf(phase);

/** The number of shares of a company a player has, without the director's certificate. */
export const sharesOf = (player: PlayerView, company: string): number =>
  (player.shares[company]?.length ?? 0) - (player.companies.includes(company) ? 1 : 0);

/** The number of shares of a company in the bank. */
export const bankShares = (company: CompanyView): number => company.shares.bank?.length ?? 0;

/** Events of the playing kit. */
export type RailEvent =
  | Schemas["RoundBegan"]
  | Schemas["TileLaid"]
  | Schemas["StationPlaced"]
  | Schemas["RouteRun"]
  | Schemas["Earned"]
  | Schemas["Paid"]
  | Schemas["Income"]
  | Schemas["Withheld"]
  | Schemas["TrainBought"]
  | Schemas["Offered"]
  | Schemas["TrainGone"]
  | Schemas["PhaseBegan"]
  | Schemas["Rusted"]
  | { type: "game-ended" };

/** The events of a log entry; those that are not the kit's are left as they are. */
export const eventsOf = (entry: LogEntry): readonly RailEvent[] => entry.events as RailEvent[];

/** The cell of a place such as "E11.0". */
export const cellOf = (place: string): string => place.slice(0, place.lastIndexOf("."));

/** The cells as a board draws them: stations and reservations at their stops. On a printed map they have its order, so
 *  that none moves when a tile is laid; a tile that was laid covers the terrain. */
export function boardCells(cells: readonly CellView[], printed: readonly BoardCell[] = []): BoardCell[] {
  const seen = new Map(cells.map((cell) => [cell.cell, cell]));
  const places = new Set(printed.map(({ cell }) => cell));
  return [...printed.map((under) => boardCell(seen.get(under.cell) ?? null, under)), ...cells.filter(({ cell }) => !places.has(cell)).map((cell) => boardCell(cell, undefined))];
}

/** What was drawn for a cell. The same cell is the same object, so that it is not drawn again. */
const drawn = new WeakMap<object, { under: BoardCell | undefined; cell: BoardCell }>();

/** One cell as a board draws it; without a view of it, as it is printed. */
function boardCell(seen: CellView | null, under: BoardCell | undefined): BoardCell {
  const key = seen ?? under!;
  const known = drawn.get(key);
  if (known && known.under === under) return known.cell;
  const cell = seen ? seenCell(seen, under) : { ...under!, stations: [] };
  drawn.set(key, { under, cell });
  return cell;
}

function seenCell({ cell, x, y, tile, rotation, stops, laid, unsettled, reserved }: CellView, under: BoardCell | undefined): BoardCell {
  return {
    ...under,
    cell,
    x,
    y,
    tile,
    rotation,
    ...(under?.print ? { print: laid ? covered(under.print, tile, rotation) : under.print } : {}),
    stations: [
      ...stops.flatMap((one, stop) => [
        ...one.stations.map((company) => ({ company, stop })),
        ...one.reserved.map((company) => ({ company, stop, reserved: true })),
      ]),
      ...unsettled.map((company, n) => ({ company, at: aside(n, unsettled.length + reserved.length), reserved: false })),
      ...reserved.map((company, n) => ({ company, at: aside(unsettled.length + n, unsettled.length + reserved.length), reserved: true, aside: true })),
    ],
  };
}

/** Where stations without a stop stand on their cell. */
const aside = (n: number, of: number): readonly [number, number] => [n * 26 - 13 * (of - 1), 26];

/** The number of the market field a company's marker is on; -1 if it has none. */
export const fieldOf = (market: MarketView, company: string): number => market.fields.findIndex(({ markers }) => markers.includes(company));

/** Where a kind of train stands in the bank. */
export type Offer = "sold-out" | "on-sale" | "later";

export function offerOf(kind: KindView, depot: DepotView): Offer {
  if (kind.id === depot.top) return "on-sale";
  return kind.left === 0 ? "sold-out" : "later";
}

/** The printed price of a kind of train. */
export const priceOf = (depot: DepotView, kind: string): number => depot.kinds.find(({ id }) => id === kind)?.price ?? 0;
