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
