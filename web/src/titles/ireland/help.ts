/** What the page works out for a player: the best run, filled in and proved, and what moves would bring. All panels ask
 *  here, so that a table can go without. */
import type { ExplainedRun } from "../../rail/run/explained";
import { runLookOf } from "../../rail/run/look.svelte";
import type { Effect, RouteTaken } from "../../rail/view";
import type { Session } from "./session.svelte";

export interface BestRun {
  /** Stop by stop with its proof; null until it has arrived. */
  run: ExplainedRun | null;
  /** Its routes as soon as they are known. */
  routes: readonly RouteTaken[] | undefined;
  revenue: number | undefined;
}

/** The best run of a company now. */
export function bestRun(session: Session, company: string): BestRun {
  if (session.help !== "full") return { run: null, routes: undefined, revenue: undefined };
  const [run, known] = [runLookOf(session).runs.of(company), session.companies.get(company)];
  return { run, routes: run?.routes ?? known?.routes, revenue: run?.revenue ?? known?.best };
}

/** What a move would bring; undefined until it is known. */
export const effectOf = (move: { effect: Effect | undefined } | undefined): Effect | undefined => move?.effect;
