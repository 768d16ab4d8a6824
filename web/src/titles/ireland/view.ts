/** Types of 18Ireland's view: short names for the generated ones, and how its log is read. */
import type { components } from "../../lib/wire";
import type { Reading } from "../../rail/playback/timeline";

type Schemas = components["schemas"];
export type IrelandView = Schemas["IrelandView"];
export type CompanyView = Schemas["IrelandCompany"];
export type PlayerView = Schemas["IrelandPlayer"];
export type PrivateView = Schemas["IrelandPrivate"];
/** A type of train still to come, and what its first train changes. */
export type Coming = Schemas["ComingTrain"];
/** Trains of one kind that another company has. */
export type Ware = Schemas["WareView"];
export type IrelandPreview = Schemas["IrelandPreview"];
export type Building = Schemas["Building"];
export type RunReason = Schemas["RunReason"];
export type PrivateForecast = Schemas["PrivateForecast"];

/** Actions that only 18Ireland has. */
export type OwnAction =
  | Schemas["BuyPrivate"]
  | Schemas["Bid"]
  | Schemas["OpenAuction"]
  | Schemas["ChoosePrice"]
  | Schemas["Launch"]
  | Schemas["Issue"]
  | Schemas["Redeem"]
  | Schemas["PlaceMarker"]
  | Schemas["SettleStation"]
  | Schemas["Propose"]
  | Schemas["Vote"]
  | Schemas["NameTarget"]
  | Schemas["GoBankrupt"];

export type Step = NonNullable<IrelandView["step"]>;
export type StepType = Step["type"];
export type StepOf<T extends StepType> = Extract<Step, { type: T }>;

/** The step that waits for an answer, if it is of one of these types. */
export function stepOf<T extends StepType>(view: Pick<IrelandView, "step"> | null, ...types: readonly T[]): StepOf<T> | null {
  const step = view?.step;
  return step && (types as readonly StepType[]).includes(step.type) ? (step as StepOf<T>) : null;
}

/** The catalogue key of the name of a round. */
export const roundKey = ({ round }: Pick<IrelandView, "round">): string => `ireland-tick-${round.kind || "privates"}`;

/** Companies that can still start, the five-share ones in the order of the stack. */
export function waiting(view: Pick<IrelandView, "companies" | "stack">): CompanyView[] {
  const place = ({ id, size }: CompanyView): number => (size === "five" ? view.stack.indexOf(id) : 100);
  return view.companies.filter(({ status }) => status === "waiting").sort((a, b) => place(a) - place(b));
}

/** A holding as a table shows it: the percentage, with a crown for the director; empty if there is none. */
export function holding(player: Pick<PlayerView, "percents" | "companies">, company: string): string {
  const percent = player.percents[company];
  if (!percent) return "";
  return player.companies.includes(company) ? `♛ ${percent}` : String(percent);
}

/** Operating rounds have two parts of one number. */
export const reading: Reading = {
  roundOf: (event) => (event.type === "round-started" && "kind" in event && event.kind === "operating" ? event.number : null),
  besideRun: () => null,
};

/** Steps of a stock round that are about places on the map. */
const ON_MAP: readonly StepType[] = ["company-auction", "choose-price", "place-home", "settle"];

/** The tab that belongs to the position: the market in stock rounds and emergencies, the trains while one buys them, else
 *  the map. */
export function stageOf(view: Pick<IrelandView, "step" | "round" | "over">, playing: boolean): "map" | "market" | "trains" {
  const step = view.step?.type;
  if (view.over || !step) return "map";
  if (step === "emergency") return "market";
  if (view.round.kind === "stock") return ON_MAP.includes(step) ? "map" : "market";
  return step === "buy-trains" && playing ? "trains" : "map";
}

type Kind = IrelandView["depot"]["kinds"][number];

/** The train on top of the stack, and the kind whose first card sets something off next: itself until its first card is
 *  sold, then the kind after it. Null: the stack is empty. */
export function nextTrain(depot: IrelandView["depot"]): { kind: Kind; sets: Kind | null } | null {
  const kinds = depot.kinds.filter(({ reverse }) => !reverse);
  const kind = kinds.find(({ id }) => id === depot.top);
  if (!kind) return null;
  // the game starts in the phase of the first kind, so that kind sets nothing off
  return { kind, sets: kind.started || kind === kinds[0] ? (kinds[kinds.indexOf(kind) + 1] ?? null) : kind };
}
