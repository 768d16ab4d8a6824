/** The tour of London at a table. */
import type { Session } from "../../titles/london/session.svelte";
import { Coach } from "../coach.svelte";
import type { TourGuide } from "../guide.svelte";
import { blink } from "../show";
import { memoryOfTour } from "../storage";
import { factsOf, LONDON_TOUR, type Facts } from "./tour";

const CONTROLS: Readonly<Record<string, string>> = {
  score: "[data-testid=total]",
  deck: ".deck",
  pass: "[data-testid=pass]",
};

export class LondonGuide implements TourGuide<Facts> {
  readonly coach: Coach<Facts>;

  constructor(private readonly session: Session) {
    this.coach = new Coach(memoryOfTour("london", session.table.id), LONDON_TOUR);
  }

  facts = $derived.by<Facts | null>(() => {
    const { table, view } = this.session;
    const sheet = view && view.seat !== null && !table.past && table.entries.length ? view.sheets[view.seat] : undefined;
    const acts = table.entries.filter((entry) => entry.kind === "act" && !entry.undone && table.mine.includes(entry.seat ?? -1)).length;
    return view && sheet ? factsOf(view, sheet, acts) : null;
  });

  show = (name: string): void => {
    const { play } = this.session;
    if (name !== "draw") return blink(CONTROLS[name]!);
    // The best section as a draft: the button that draws it is left to the player.
    play.clear();
    play.draft = [...play.moves].sort((a, b) => b.gain - a.gain)[0] ?? null;
  };
}
