/** Types of 18Lilliput's view: short names for the generated ones, and the step that waits for an answer. */
import type { LogEntry } from "../../lib/api";
import type { components } from "../../lib/wire";

type Schemas = components["schemas"];
export type LilliputView = Schemas["LilliputView"];
export type RailPreview = Schemas["RailPreview"];
export type CompanyView = Schemas["LilliputCompany"];
export type PlayerView = Schemas["LilliputPlayer"];
export type CardView = Schemas["CardView"];
export type HalfView = Schemas["HalfView"];
export type RouteTaken = Schemas["RouteTaken"];
export type Effect = Schemas["Effect"];

/** A company with what its trains would earn now; undefined until the preview has arrived. */
export interface Company extends CompanyView {
  best: number | undefined;
  per_share: number | undefined;
  routes: readonly RouteTaken[] | undefined;
}

export type LilliputAction = LilliputView["moves"][number];
export type ActionType = LilliputAction["type"];
export type ActionOf<T extends ActionType> = Extract<LilliputAction, { type: T }>;
/** A legal action and its effect; undefined until the preview has arrived. */
export interface Move {
  action: LilliputAction;
  effect: Effect | undefined;
}
export interface MoveOf<T extends ActionType> extends Move {
  action: ActionOf<T>;
}

export type Step = NonNullable<LilliputView["step"]>;
export type StepType = Step["type"];
export type StepOf<T extends StepType> = Extract<Step, { type: T }>;

/** The step that waits for an answer, if it is of one of these types. */
export function stepOf<T extends StepType>(view: LilliputView | null, ...types: readonly T[]): StepOf<T> | null {
  const step = view?.step;
  return step && (types as readonly StepType[]).includes(step.type) ? (step as StepOf<T>) : null;
}

/** The company the step is about; null if the player chooses a company, and for an offer, which is about two. */
export function companyOf(view: LilliputView | null): string | null {
  const step = view?.step;
  return step && step.type !== "offer" && "company" in step ? step.company : null;
}

/** How many trains a company may own in a phase. */
export const limitOf = (phase: LilliputView["phase"]): number => phase.limits.company ?? 0;

/** The number of 10 % shares of a company a player has, without the director's certificate. */
export const sharesOf = (player: PlayerView, company: string): number =>
  (player.shares[company]?.length ?? 0) - (player.companies.includes(company) ? 1 : 0);

/** The number of 10 % shares of a company in the bank. */
export const bankShares = (company: CompanyView): number => company.shares.bank?.length ?? 0;

export type LilliputEvent =
  | Schemas["LilliputRound"]
  | Schemas["Drafted"]
  | Schemas["TileLaid"]
  | Schemas["CardTaken"]
  | Schemas["CashTaken"]
  | Schemas["TreasuryFilled"]
  | Schemas["SharesSold"]
  | Schemas["ShareBought"]
  | Schemas["Founded"]
  | Schemas["StationPlaced"]
  | Schemas["TrainBought"]
  | Schemas["TrainGiven"]
  | Schemas["Offered"]
  | Schemas["TrainGone"]
  | Schemas["PhaseBegan"]
  | Schemas["Rusted"]
  | Schemas["RouteRun"]
  | Schemas["MinesPaid"]
  | Schemas["Paid"]
  | Schemas["Income"]
  | Schemas["Withheld"]
  | Schemas["GulliverStep"]
  | Schemas["LilliputEnded"];

/** The events of a log entry of 18Lilliput. */
export const eventsOf = (entry: LogEntry): readonly LilliputEvent[] => entry.events as LilliputEvent[];
