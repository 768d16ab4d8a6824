/** The tour of 18Ireland's first rounds: its cards, when they come, and what "Show me" does. Texts:
 *  `page-tour-ireland-<id>-{title,what}` of the catalogue. */
import type { IrelandView } from "../../titles/ireland/view";
import type { CardData, Tour } from "../engine";
import { railConditions, railFacts, type RailFacts, type Source } from "../rail/facts";
import { touch } from "../touch";
import type { Shown } from "../rail/guide.svelte";

export interface Facts extends RailFacts {
  /** The kind of round: privates, stock, operating, merger. */
  kind: string;
  /** The operating round of the pair. */
  part: number;
  /** The company that acts, or the viewer's first one, owns a train. */
  trained: boolean;
  /** A company waits for its auction, or is in it. */
  offered: boolean;
  /** The price that ends the game. */
  top: number;
}

export function factsOf(source: Source<IrelandView>): Facts {
  const { view, mine } = source;
  const acting = view.companies.find(({ id }) => id === view.turn?.company) ?? view.companies.find(({ director }) => director !== null && mine.includes(director));
  return {
    ...railFacts(source),
    kind: view.round.kind || "privates",
    part: view.round.part,
    trained: !!acting?.trains.length,
    offered: view.stack.length > 0 || view.step?.type === "company-auction",
    top: Math.max(...view.market.fields.map(({ price }) => price)),
  };
}

const STEPS = ["private-turn", "stock-turn", "issue", "lay-track", "build-station", "run-trains", "dividend", "buy-trains"] as const;
const OPERATING: readonly string[] = STEPS.slice(2);

export const CARDS: readonly CardData[] = [
  { id: "goal", when: "auctioning privates", done: "act", passed: "privates sold", show: "purse", next: true },
  { id: "privates", when: "at private-turn", done: "act", passed: "privates sold", show: "privates", next: true },
  { id: "bids", when: "can bid", done: "act", passed: "privates sold", show: "bids", next: true },
  { id: "stock", when: "at stock-turn", done: "act", passed: "after stock", show: "market", next: true },
  { id: "company", when: "company for auction", done: "act", passed: "after stock", show: "auction", next: true },
  { id: "steps", when: "operating", done: "act", passed: "round 2", show: "steps", next: true },
  { id: "issue", when: "at issue", done: "act", passed: "round 2", show: "issue", next: true },
  { id: "track", when: "at lay-track", done: "act", passed: "round 2", show: "place", next: true },
  { id: "gauge", when: "second lay", done: "act", passed: "round 2", show: "narrow", next: true },
  { id: "station", when: "station matters", done: "act", passed: "round 3", show: "stations", next: true },
  { id: "run", when: "at run-trains", done: "act", passed: "round 2", show: "run", next: true },
  { id: "dividend", when: "at dividend", done: "act", passed: "round 2", show: "dividend", next: true },
  { id: "trains", when: "at buy-trains", done: "act", passed: "round 2", show: "bank", next: true },
  { id: "rust", when: "buying with a train", done: "act", passed: "round 3", show: "trains", next: true },
  { id: "end", when: "second stock round", done: "act", passed: "round 3", show: "bank-left", next: true },
  { id: "merger", when: "mergers begin", done: "act", passed: "round 4", show: "phase", next: true },
];

export const SHOWS: Readonly<Record<string, Shown>> = {
  place: { place: true },
  purse: { control: "[data-testid=my-line]" },
  privates: { control: "[data-testid^=lot-]" },
  bids: { control: "[data-testid=choice]" },
  market: { control: "[data-testid=stock-stage], [data-testid=stock-cards]" },
  auction: { control: "[data-testid=card-open], [data-testid=open-auction], [data-testid=choice]" },
  steps: { control: "[data-testid=step-lay-track]" },
  issue: { control: "[data-testid=issue], [data-testid=done]" },
  narrow: { control: "[data-testid=places], [data-testid=lay-card]" },
  stations: { place: true, control: "[data-testid=step-build-station]" },
  run: { control: "[data-testid=run-go]" },
  dividend: { control: "[data-testid=pay]" },
  bank: { control: "[data-testid^=buy-]" },
  trains: { drawer: "trains", control: "[data-testid=depot-6H], [data-testid=depot-row]" },
  "bank-left": { control: "[data-testid=status]" },
  phase: { control: "[data-testid=phase]" },
};

export const IRELAND_TOUR: Tour<Facts> = {
  words: (text) => `page-tour-ireland-${text}`,
  short: true,
  cards: CARDS,
  conditions: {
    ...railConditions<Facts>(STEPS),
    "auctioning privates": (facts) => facts.kind === "privates",
    "privates sold": (facts) => facts.kind !== "privates",
    "can bid": (facts) => facts.kind === "privates" && facts.moves.has("bid"),
    "company for auction": (facts) => facts.kind === "stock" && facts.step !== "" && facts.offered,
    "after stock": (facts) => facts.round >= 2 || facts.kind === "operating",
    operating: (facts) => facts.kind === "operating" && OPERATING.includes(facts.step),
    "second lay": (facts) => facts.step === "lay-track" && (facts.part >= 2 || facts.round >= 2),
    "station matters": (facts) => facts.step === "build-station" || (facts.step === "lay-track" && facts.round >= 2),
    "buying with a train": (facts) => facts.step === "buy-trains" && facts.trained,
    "second stock round": (facts) => facts.step === "stock-turn" && facts.round >= 2,
    "mergers begin": (facts) => facts.kind === "merger" || (facts.step !== "" && facts.phase !== "2"),
    "round 2": (facts) => facts.round >= 2,
    "round 3": (facts) => facts.round >= 3,
    "round 4": (facts) => facts.round >= 4,
  },
  args: ({ top }) => ({ touch: touch(), top }),
};
