/** Straight to the run: one press for a company that changes nothing before its trains run. */
import type { RouteTaken } from "../../rail/view";
import { bestRun } from "./help";
import type { Session } from "./session.svelte";

/** Steps of a turn before the run in which nothing need be done. */
const BEFORE = ["issue", "lay-track", "build-station"];

export interface Straight {
  company: string;
  revenue: number;
  routes: readonly RouteTaken[];
}

/** The run that can be made at once: the best one on the present track; null if there is none, or it is not known. */
export function straight(session: Session): Straight | null {
  const { view } = session;
  if (!view?.acting || !session.playing || !BEFORE.includes(view.step?.type ?? "") || !session.moves("done").length) return null;
  const { routes, revenue } = bestRun(session, view.acting);
  return routes?.length && revenue ? { company: view.acting, revenue, routes } : null;
}

/** Skip what comes before the run, then run. A question that cannot be skipped stays. */
export async function runStraight(session: Session, { company, routes }: Straight): Promise<void> {
  let ran = false;
  session.refusal = await session.table.actInTurn(() => {
    const { view } = session;
    const step = view?.step;
    if (ran || !view || view.acting !== company || !step || !session.playing) return null;
    if (step.type === "run-trains") {
      ran = true;
      return session.as("routes", { company, routes: routes.map(({ train, stops, cells }) => ({ train, stops: [...stops], cells: [...cells] })) });
    }
    return BEFORE.includes(step.type) && session.moves("done").length ? session.as("done", {}) : null;
  });
}
