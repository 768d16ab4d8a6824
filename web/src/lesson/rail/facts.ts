/** What the conditions of a track game's tour look at: what is asked of the viewer, and what has happened so far. */
import type { LogEntry } from "../../lib/api";
import type { RailView } from "../../rail/view";
import type { Condition, TourFacts } from "../engine";

export interface RailFacts extends TourFacts {
  /** The step in which the viewer is asked; empty: somebody else is, or the game is over. */
  step: string;
  /** The kinds of moves that are possible. */
  moves: ReadonlySet<string>;
  phase: string;
  /** The viewer directs a company. */
  directs: boolean;
  /** A company of the viewer has earned something. */
  earned: boolean;
}

/** What the page tells about a table. */
export interface Source<V extends RailView = RailView> {
  view: V;
  /** The viewer's seats: several where people share a screen. */
  mine: readonly number[];
  /** The viewer can act. */
  playing: boolean;
  entries: readonly LogEntry[];
}

export function railFacts({ view, mine, playing, entries }: Source): RailFacts {
  const own = new Set(view.companies.filter(({ director }) => director !== null && mine.includes(director)).map(({ id }) => id));
  const events = entries.filter((entry) => !entry.undone).flatMap((entry) => entry.events as { type: string; company?: string; revenue?: number }[]);
  return {
    acts: entries.filter((entry) => entry.kind === "act" && !entry.undone && mine.includes(entry.seat ?? -1)).length,
    round: view.round.number,
    over: view.over,
    step: playing && !view.over ? (view.step?.type ?? "") : "",
    moves: new Set(playing ? view.moves.map(({ type }) => type) : []),
    phase: view.phase.id,
    directs: own.size > 0,
    earned: events.some(({ type, company, revenue }) => type === "route" && (revenue ?? 0) > 0 && own.has(company ?? "")),
  };
}

/** Conditions that any track game can use. `at x` is true while the viewer is asked step x. */
export function railConditions<F extends RailFacts>(steps: readonly string[]): Record<string, Condition<F>> {
  return {
    always: () => true,
    act: (facts, since) => facts.acts > since.acts,
    over: (facts) => facts.over,
    asked: (facts) => facts.step !== "",
    ...Object.fromEntries(steps.map((step) => [`at ${step}`, (facts: F) => facts.step === step])),
  };
}
