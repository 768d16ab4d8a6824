/** What a tour needs at a table: its coach, the facts it looks at, and "Show me". */
import type { Coach } from "./coach.svelte";
import type { TourFacts } from "./engine";

export interface TourGuide<F extends TourFacts> {
  readonly coach: Coach<F>;
  /** What is the case now; null while the table is loading or the past is shown. */
  readonly facts: F | null;
  /** "Show me" of a card, by the name in its data. */
  show: (name: string) => void;
  /** Show a place that a text names, if the game has a map of cells. */
  see?: (cell: string) => void;
}

/** Keep the coach up to date while the component that calls this is there. */
export function attend<F extends TourFacts>(guide: () => TourGuide<F> | null): void {
  $effect(() => {
    const { coach, facts } = guide() ?? {};
    if (facts) coach?.update(facts);
  });
}
