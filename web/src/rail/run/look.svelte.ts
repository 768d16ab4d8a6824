/** The run that the map shows for the panel: routes in line colours, counted values, labels; and routes drawn by hand. */
import { lasting } from "../../lib/lasting.svelte";
import { LINES, type Counted, type Label, type LineColour, type RouteLine } from "../board";
import { say, t } from "../../lib/words.svelte";
import type { RailSession } from "../session.svelte";
import { cellOf, type RouteTaken } from "../view";
import { farLabels, tooLong, type ExplainedRun } from "./explained";
import type { HandRoutes } from "./hand.svelte";
import { told, type Told } from "./history";
import { RunsState } from "./runs.svelte";

export interface ShownRun {
  company: string;
  routes: readonly RouteTaken[];
  labels?: readonly Label[];
  /** Drawn in this colour, solid and without numbers: track that is no run. */
  line?: LineColour;
  /** The map stays where it is, instead of showing these routes as large as possible. */
  still?: boolean;
  /** Shown only as long as this position is looked at. */
  at?: number | null;
  /** What is shown, if it is not a run that was made. */
  pill?: string;
}

export const lineOf = (number: number): LineColour => LINES[(number - 1) % LINES.length]!;
/** A place such as `E11.0` as cell and stop. */
export const stopAt = (place: string): { cell: string; stop: number } => ({ cell: cellOf(place), stop: Number(place.slice(place.lastIndexOf(".") + 1)) });

/** The labels of stops that are too far for a train. */
export const labelsOf = (run: ExplainedRun): Label[] => farLabels(run).map(({ stop, text }) => ({ ...stopAt(stop.place), text }));

/** The values that count for numbered routes. */
export const countedOf = (routes: readonly { number: number; route: Pick<RouteTaken, "stops" | "values"> }[]): Counted[] =>
  routes.flatMap(({ number, route }) => route.stops.map((place, n) => ({ ...stopAt(place), value: route.values[n] ?? 0, line: lineOf(number) })));

export class RunLook {
  readonly runs: RunsState;
  /** True if the part of the panel that explains the run is open. */
  open = $state(false);
  /** What a part of the panel wants to be shown; null: nothing in particular. */
  shown = $state.raw<ShownRun | null>(null);
  /** Another run that is pointed at. */
  other = $state.raw<readonly RouteTaken[] | null>(null);
  /** The number of the route that is pointed at. */
  lit = $state<number | null>(null);
  /** Routes that are drawn by hand now. */
  hand = $state.raw<HandRoutes | null>(null);

  constructor(private readonly session: RailSession) {
    this.runs = new RunsState({ shown: () => session.table.shown });
  }

  /** The runs and purchases before the position shown. */
  told = $derived.by<Told>(() => told(this.session.table.entries, this.session.table.past?.at ?? null));

  #shown = $derived.by<ShownRun | null>(() => {
    const { past, now } = this.session.table;
    return this.shown?.at === undefined || this.shown.at === (past?.at ?? now?.moves) ? this.shown : null;
  });
  #routes = $derived.by<{ number: number; route: RouteTaken }[] | null>(() => {
    if (this.hand) return this.hand.routes;
    const routes = this.other ?? this.#shown?.routes;
    return routes ? routes.map((route, n) => ({ number: n + 1, route })) : null;
  });
  #company = $derived.by(() => this.hand?.company ?? this.#shown?.company ?? "");
  lines = $derived.by<RouteLine[] | null>(
    () =>
      this.#routes?.map(({ number, route }) => ({
        id: `${this.#company} ${number}`,
        company: this.#company,
        number: this.#shown?.line && !this.hand ? 1 : number,
        cells: route.cells,
        line: (!this.hand && this.#shown?.line) || lineOf(number),
        lit: this.lit === number,
      })) ?? null,
  );
  counted = $derived.by<Counted[]>(() => countedOf(this.#routes ?? []));
  labels = $derived.by<readonly Label[]>(() => {
    if (!this.hand) return this.other ? [] : (this.#shown?.labels ?? []);
    const { current, denied } = this.hand;
    if (denied) {
      const far = tooLong(denied.refusal);
      return [{ ...stopAt(denied.stop), text: `✕ ${far ? t("page-run-crossings", far) : say(denied.refusal.message, [], this.session.table.shown?.title)}` }];
    }
    const last = current?.refusal ? current.stops.at(-1) : undefined;
    return last && current?.refusal ? [{ ...stopAt(last), text: say(current.refusal.message, [], this.session.table.shown?.title) }] : [];
  });
  pill = $derived.by(() => (this.hand || this.other ? "" : (this.#shown?.pill ?? "")));
  /** The cells to have in view, only as long as a run is shown. */
  cells = $derived.by<readonly string[]>(() => [...new Set(this.#shown?.still ? [] : this.#shown?.routes.flatMap((route) => route.cells))]);
}

const all = new WeakMap<RailSession, RunLook>();

/** The run look of a session, shared by the map and the panel. */
export function runLookOf(session: RailSession): RunLook {
  let found = all.get(session);
  if (!found) all.set(session, (found = lasting(() => new RunLook(session))));
  return found;
}
