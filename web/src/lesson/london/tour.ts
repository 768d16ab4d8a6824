/** The tour of London's first round: its cards, and when they come. Texts: `page-tour-london-<id>-{title,what}` of the
 *  catalogue. */
import { nameOf } from "../../titles/london/play.svelte";
import type { LondonView, SheetView } from "../../titles/london/view";
import type { CardData, Tour, TourFacts } from "../engine";
import { touch } from "../touch";

/** `round` counts the cards turned up: a hint about a card is over with the next one. */
export interface Facts extends TourFacts {
  /** The card of the round, from 1. */
  turn: number;
  /** The round, from 1. */
  number: number;
  colour: string;
  /** Sections of the present line. */
  sections: number;
  first: string;
  symbol: string;
  branch: boolean;
  /** Something can be drawn. */
  able: boolean;
  /** Done with this card. */
  done: boolean;
}

/** Cards turned up in the rounds before, at most. */
const ROUND = 20;

export function factsOf(view: LondonView, sheet: SheetView, acts: number): Facts | null {
  const line = sheet.lines.at(-1);
  if (!line) return null;
  return {
    acts,
    round: view.round * ROUND + view.turn,
    over: view.over,
    turn: view.turn,
    number: view.round,
    colour: line.colour,
    sections: line.sections.length,
    first: nameOf(line.stations[0]!),
    symbol: view.symbol ?? "",
    branch: view.branch,
    able: view.moves.some(({ action }) => action.type === "draw"),
    done: sheet.done,
  };
}

const card = (id: string, when: string, show?: string): CardData => ({ id, when, holds: "always", done: "moved on", passed: "later round", next: true, ...(show ? { show } : {}) });

export const CARDS: readonly CardData[] = [
  card("start", "first section", "draw"),
  card("branch", "branch", "draw"),
  card("joker", "joker", "draw"),
  card("grow", "second section", "draw"),
  card("score", "card 3", "score"),
  card("underground", "card 4", "deck"),
  card("refuse", "card 5"),
  card("stuck", "stuck", "pass"),
  card("wait", "waiting"),
  { ...card("round", "new round"), passed: "after a new round" },
];

const drawing = (facts: Facts): boolean => facts.number === 1 && !facts.done && facts.able;

export const LONDON_TOUR: Tour<Facts> = {
  words: (text) => `page-tour-london-${text}`,
  short: true,
  cards: CARDS,
  conditions: {
    always: () => true,
    "moved on": (facts, since) => facts.acts > since.acts || facts.round > since.round,
    "first section": (facts) => drawing(facts) && facts.sections === 0,
    branch: (facts) => drawing(facts) && facts.branch,
    joker: (facts) => drawing(facts) && facts.symbol === "joker",
    "second section": (facts) => drawing(facts) && facts.sections === 1,
    "card 3": (facts) => drawing(facts) && facts.turn === 3,
    "card 4": (facts) => drawing(facts) && facts.turn === 4,
    "card 5": (facts) => drawing(facts) && facts.turn === 5,
    stuck: (facts) => facts.number === 1 && !facts.done && !facts.able,
    waiting: (facts) => facts.number === 1 && facts.done,
    "new round": (facts) => facts.number === 2,
    "later round": (facts) => facts.number > 1,
    "after a new round": (facts) => facts.number > 2,
  },
  args: ({ first, symbol, colour }) => ({ station: first, symbol, colour, touch: touch() }),
};
