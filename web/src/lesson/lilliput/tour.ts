/** The tour of 18Lilliput's first round: its cards, when they come, and what "Show me" does. Texts:
 *  `page-tour-lilliput-<id>-{title,what}` of the catalogue. */
import type { LilliputView } from "../../titles/lilliput/view";
import type { CardData, Tour } from "../engine";
import { railConditions, railFacts, type RailFacts, type Source } from "../rail/facts";
import { touch } from "../touch";
import type { Shown } from "../rail/guide.svelte";

export interface Facts extends RailFacts {
  rounds: number;
  /** One player plays against Gulliver. */
  alone: boolean;
}

export const factsOf = (source: Source<LilliputView>): Facts => ({
  ...railFacts(source),
  rounds: source.view.rounds,
  alone: source.view.gulliver !== null,
});

const STEPS = ["draft", "lay-home", "card", "lay-track", "build-station", "buy-trains", "shares", "dividend"] as const;

export const CARDS: readonly CardData[] = [
  { id: "goal", when: "drafting", done: "act", passed: "begun", show: "purse", next: true },
  { id: "company", when: "choosing a company", done: "act", passed: "begun", show: "companies", next: true },
  { id: "character", when: "choosing a character", done: "act", passed: "begun", show: "characters", next: true },
  { id: "home", when: "at lay-home", done: "act", passed: "begun", show: "place", next: true },
  { id: "cards", when: "at card", done: "act", passed: "round 2", show: "cards", next: true },
  { id: "track", when: "at lay-track", done: "act", passed: "round 3", show: "place", next: true },
  { id: "station", when: "at build-station", done: "act", passed: "round 3", show: "place", next: true },
  { id: "trains", when: "at buy-trains", done: "act", passed: "round 3", show: "trains", next: true },
  { id: "shares", when: "at shares", done: "act", passed: "round 3", show: "shares", next: true },
  { id: "dividend", when: "at dividend", done: "act", passed: "round 2", show: "dividend", next: true },
  { id: "price", when: "card after a run", done: "act", passed: "round 3", show: "market", next: true },
  { id: "rust", when: "card after a run", done: "act", passed: "round 3", show: "rust", next: true },
  { id: "end", when: "card after a run", done: "act", passed: "round 3", show: "rounds", next: true },
];

export const SHOWS: Readonly<Record<string, Shown>> = {
  place: { place: true },
  purse: { control: ".chips [data-testid^=seat-note], [data-testid^=seat-note]" },
  companies: { control: "[data-testid^=take-]:not([aria-disabled=true])" },
  characters: { control: ".wide [data-testid^=take-]:not([aria-disabled=true])" },
  cards: { control: "[data-testid^=card-A]:not([aria-disabled=true])" },
  trains: { control: "[data-testid^=buy]:not([aria-disabled=true])" },
  shares: { control: "[data-testid^=buy-share]:not([aria-disabled=true]), [data-testid^=buy-share]" },
  dividend: { control: "[data-testid=pay]" },
  market: { drawer: "market", control: "[data-testid=drawer-market]" },
  rust: { drawer: "trains", control: "[data-testid=train-4]" },
  rounds: { control: ".status" },
};

export const LILLIPUT_TOUR: Tour<Facts> = {
  words: (text) => `page-tour-lilliput-${text}`,
  short: true,
  cards: CARDS,
  conditions: {
    ...railConditions<Facts>(STEPS),
    drafting: (facts) => facts.round === 0,
    "choosing a company": (facts) => facts.step === "draft" && facts.moves.has("take-company"),
    "choosing a character": (facts) => facts.step === "draft" && facts.moves.has("take-character"),
    "card after a run": (facts) => facts.step === "card" && facts.round >= 2,
    begun: (facts) => facts.round >= 1,
    "round 2": (facts) => facts.round >= 2,
    "round 3": (facts) => facts.round >= 3,
  },
  args: ({ rounds, alone }) => ({ touch: touch(), rounds, rival: alone ? "gulliver" : "players" }),
};
