/** Types of 18Lilliput's view: short names for the generated ones, its own actions, and how its log is read. */
import type { components } from "../../lib/wire";
import type { Reading } from "../../rail/playback/timeline";

type Schemas = components["schemas"];
export type LilliputView = Schemas["LilliputView"];
export type CompanyView = Schemas["LilliputCompany"];
export type PlayerView = Schemas["LilliputPlayer"];
export type CardView = Schemas["CardView"];

/** Actions that only 18Lilliput has. */
export type OwnAction =
  | Schemas["TakeCompany"]
  | Schemas["TakeCharacter"]
  | Schemas["TakeCash"]
  | Schemas["FillTreasuries"]
  | Schemas["TakeCard"]
  | Schemas["CashIn"]
  | Schemas["Found"]
  | Schemas["ChooseRun"];

export type Step = NonNullable<LilliputView["step"]>;
export type StepType = Step["type"];
export type StepOf<T extends StepType> = Extract<Step, { type: T }>;

/** The step that waits for an answer, if it is of one of these types. */
export function stepOf<T extends StepType>(view: LilliputView | null, ...types: readonly T[]): StepOf<T> | null {
  const step = view?.step;
  return step && (types as readonly StepType[]).includes(step.type) ? (step as StepOf<T>) : null;
}

/** The company's state while trains run; outside of that phase it is "next" for all. */
export function turnOf(view: Pick<LilliputView, "running" | "to_run">, id: string): "done" | "now" | "next" {
  if (view.running === id) return "now";
  return view.running === null || view.to_run.includes(id) ? "next" : "done";
}

/** Rounds begin with an event of the title; mines pay beside the run. */
export const reading: Reading = {
  roundOf: (event) => (event.type === "started" ? event.round : null),
  besideRun: (event) => (event.type === "mines" ? { company: event.company, amount: event.amount } : null),
};
