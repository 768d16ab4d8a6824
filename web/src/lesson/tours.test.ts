import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundleOf, keepTogether, LANGUAGES, type Language } from "../lib/words.svelte";
import { advance, carried, ended, recover, START, type Progress, type Tour, type TourFacts } from "./engine";
import { IRELAND_TOUR, SHOWS as IRELAND_SHOWS, type Facts as IrelandFacts } from "./ireland/tour";
import { LILLIPUT_TOUR, SHOWS as LILLIPUT_SHOWS, type Facts as LilliputFacts } from "./lilliput/tour";
import { LONDON_TOUR, type Facts as LondonFacts } from "./london/tour";
import { railFacts, type RailFacts, type Source } from "./rail/facts";
import { beginAgain, memoryOfTour } from "./storage";

/** A player with a tour, as a sequence of facts. */
class Walk<F extends TourFacts> {
  progress: Progress = START;
  /** The cards that came, in order. */
  readonly came: string[] = [];

  constructor(
    private readonly tour: Tour<F>,
    public facts: F,
  ) {}

  /** Something has changed; `acts`: by an action of the player. */
  now(more: Partial<F> = {}): this {
    this.facts = { ...this.facts, ...more };
    return this.look();
  }
  act(more: Partial<F> = {}): this {
    return this.now({ ...more, acts: this.facts.acts + 1 });
  }
  next(): this {
    this.progress = ended(this.progress, this.facts);
    return this.look();
  }
  look(): this {
    const before = this.progress.open?.id;
    this.progress = advance(this.tour, this.progress, this.facts);
    if (this.open && this.open !== before) this.came.push(this.open);
    return this;
  }
  get open(): string | null {
    return this.progress.open?.id ?? null;
  }
}

const rail: RailFacts = { acts: 0, round: 0, over: false, step: "", moves: new Set(), phase: "1", directs: false, earned: false };
const lilliput = (more: Partial<LilliputFacts> = {}): Walk<LilliputFacts> => new Walk(LILLIPUT_TOUR, { ...rail, rounds: 8, alone: false, ...more });
const ireland = (more: Partial<IrelandFacts> = {}): Walk<IrelandFacts> => new Walk(IRELAND_TOUR, { ...rail, phase: "2", kind: "privates", part: 0, trained: false, offered: true, top: 260, ...more });
const LINE: LondonFacts = { acts: 0, round: 21, over: false, turn: 1, number: 1, colour: "blue", sections: 0, first: "Bank", symbol: "circle", branch: false, able: true, done: false };
const draft = { step: "draft", moves: new Set(["take-company", "take-character"]) };

/** The first round of 18Lilliput, all cards pressed away. */
function firstRound(walk: Walk<LilliputFacts>): Walk<LilliputFacts> {
  walk.now(draft).next().next().next();
  walk.act({ step: "lay-home", moves: new Set(["lay"]) }).act({ step: "", moves: new Set() });
  walk.now({ step: "draft", moves: new Set(["take-character"]) }).act({ step: "", moves: new Set() });
  walk.now({ round: 1, step: "card" }).act({ step: "lay-track" }).act({ step: "card" }).act({ step: "buy-trains" }).act({ step: "dividend" });
  return walk.act({ round: 2, step: "card" }).next().next().next();
}

describe("18Lilliput’s tour", () => {
  it("tells each card where it first matters, never twice", () => {
    const walk = firstRound(lilliput());
    const first = ["goal", "company", "character", "home", "cards", "track", "trains", "dividend", "price", "rust", "end"];
    expect(walk.came).toEqual(first);
    walk.act({ step: "lay-track" }).act({ step: "card" }).act({ step: "buy-trains" }).act({ step: "dividend" }).act({ round: 3, step: "card" });
    expect(walk.came).toEqual(first);
    walk.act({ step: "shares" }).act({ step: "build-station" }).act({ step: "card" });
    expect(walk.came).toEqual([...first, "shares", "station"]);
    expect(walk.progress.done).toHaveLength(LILLIPUT_TOUR.cards.length);
  });

  it("goes on if the player acts instead of reading", () => {
    const walk = lilliput().now(draft).act({ step: "lay-home", moves: new Set(["lay"]) });
    expect(walk.came).toEqual(["goal", "home"]);
    walk.act({ step: "draft", moves: new Set(["take-character"]) });
    expect(walk.open).toBe("character");
    walk.act({ round: 1, step: "shares" });
    expect(walk.open).toBe("shares");
    walk.act({ step: "card" });
    expect(walk.came).toEqual(["goal", "home", "character", "shares", "cards"]);
  });

  it("does not break on steps it does not speak of, nor on taking back", () => {
    const walk = lilliput().now(draft).next().next().next().act({ step: "lay-home" }).next().act({ round: 1, step: "judge" });
    expect(walk.open).toBeNull();
    walk.act({ step: "split" }).act({ step: "card" }).now({ acts: 1, round: 0, step: "lay-home" });
    expect(walk.open).toBeNull();
    walk.act({ round: 1, step: "card" });
    // It had come, but was not read.
    expect(walk.open).toBe("cards");
    walk.act({ step: "card" });
    expect(walk.progress.done.map(({ id }) => id)).toEqual(["goal", "company", "character", "home", "cards"]);
  });

  it("skips what was over before anything was known", () => {
    const walk = lilliput({ round: 3, step: "card" });
    walk.progress = recover(LILLIPUT_TOUR, walk.facts);
    walk.look();
    expect(walk.open).toBeNull();
  });

  it("shown again, first tells what is over, then goes on", () => {
    const walk = lilliput({ round: 2, step: "lay-track" });
    walk.progress = { ...START, again: true };
    walk.look();
    for (let n = 0; n < 5; n++) walk.act().next();
    expect(walk.came).toEqual(["goal", "company", "character", "home", "cards", "track"]);
    walk.act({ step: "card" }).next();
    expect(walk.came.slice(6)).toEqual(["dividend", "price"]);
  });

  it("a card shown again waits until it is read", () => {
    const walk = lilliput({ round: 1, step: "card" });
    walk.progress = { ...START, again: true };
    walk.look().act({ step: "end-turn" }).act({ step: "" });
    expect(walk.open).toBe("goal");
  });
});

describe("18Ireland’s tour", () => {
  it("tells each card where it first matters, never twice", () => {
    const walk = ireland().now({ step: "private-turn", moves: new Set(["bid", "done"]) }).next().next().next();
    expect(walk.came).toEqual(["goal", "privates", "bids"]);
    walk.act({ kind: "stock", round: 1, step: "stock-turn" }).next();
    expect(walk.open).toBe("company");
    walk.act({ step: "company-auction", moves: new Set(["bid"]) }).act({ kind: "operating", part: 1, step: "issue" }).next();
    walk.act({ step: "lay-track" }).act({ step: "buy-trains" });
    expect(walk.came.slice(5)).toEqual(["steps", "issue", "track", "trains"]);
    walk.act({ part: 2, step: "lay-track", trained: true }).act({ step: "run-trains" }).act({ step: "dividend" }).act({ step: "buy-trains" });
    expect(walk.came.slice(9)).toEqual(["gauge", "run", "dividend", "rust"]);
    walk.act({ kind: "stock", round: 2, step: "stock-turn" }).act({ kind: "operating", part: 1, step: "lay-track" }).act({ step: "" });
    expect(walk.came.slice(13)).toEqual(["end", "station"]);
    walk.now({ phase: "4" }).now({ step: "lay-track" }).next().act({ step: "dividend" });
    expect(walk.came.slice(15)).toEqual(["merger"]);
    expect(walk.progress.done).toHaveLength(IRELAND_TOUR.cards.length);
  });

  it("waits for somebody without a company", () => {
    const walk = ireland().now({ kind: "operating", round: 1, part: 1, step: "" });
    expect(walk.open).toBeNull();
    walk.now({ kind: "stock", round: 2, step: "stock-turn" });
    expect(walk.open).toBe("stock");
  });
});

describe("London’s tour", () => {
  it("tells each hint with its card, never twice", () => {
    const walk = new Walk<LondonFacts>(LONDON_TOUR, LINE).look();
    walk.act({ round: 22, turn: 2, sections: 1 });
    walk.act({ round: 23, turn: 3, sections: 2, symbol: "joker" });
    walk.act({ round: 24, turn: 4, able: false });
    walk.act({ round: 25, turn: 5, able: true, symbol: "circle" });
    walk.act({ round: 26, turn: 6, symbol: "joker" });
    walk.now({ round: 41, turn: 1, number: 2 }).act({ round: 42, turn: 2 });
    expect(walk.came).toEqual(["start", "grow", "joker", "stuck", "refuse", "round"]);
  });
});

describe("facts", () => {
  const source = (events: object[]): Source => ({ view: { round: { number: 2 }, over: false, step: { type: "card" }, moves: [{ type: "card" }], phase: { id: "2" }, companies: [{ id: "MR", director: 1 }] } as unknown as Source["view"], mine: [1], playing: true, entries: [{ kind: "act", seat: 1, undone: false, events }, { kind: "act", seat: 1, undone: true, events: [] }, { kind: "act", seat: 0, undone: false, events: [] }] as unknown as Source["entries"] });
  it("count my own actions that stand", () => {
    expect(railFacts(source([]))).toMatchObject({ acts: 1, round: 2, step: "card", directs: true, earned: false });
    expect(railFacts({ ...source([{ type: "route", company: "MR", revenue: 40 }]), playing: false })).toMatchObject({ step: "", earned: true });
  });
});

describe("what is kept of a tour", () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  it("goes on at another table, where no action ended a card", () => {
    const walk = firstRound(lilliput());
    memoryOfTour("lilliput", "a", storage).save(walk.progress, 12);
    expect(memoryOfTour("lilliput", "a", storage).load()).toMatchObject({ done: walk.progress.done });
    const there = memoryOfTour("lilliput", "b", storage).load()!;
    expect(there).toEqual(carried(walk.progress));
    const other = lilliput();
    other.progress = there;
    other.now(draft).act({ round: 1, step: "card" }).act({ step: "shares" });
    expect(other.came).toEqual(["shares"]);
  });
  it("begins again", () => {
    beginAgain("lilliput", storage);
    expect(memoryOfTour("lilliput", "b", storage).load()).toMatchObject({ done: [], again: true });
  });
});

const TOURS = [
  ["lilliput", LILLIPUT_TOUR as unknown as Tour<TourFacts>, LILLIPUT_SHOWS, { touch: "no", rounds: 8, rival: "players" }],
  ["ireland", IRELAND_TOUR as unknown as Tour<TourFacts>, IRELAND_SHOWS, { touch: "no", top: 260 }],
  ["london", LONDON_TOUR as unknown as Tour<TourFacts>, { draw: {}, score: {}, deck: {}, pass: {} }, { touch: "no", station: "Bank", symbol: "circle", colour: "blue" }],
] as const;

describe.each(TOURS)("the data of %s", (name, tour, shows, args) => {
  it("names only what exists", () => {
    expect(tour.cards.length).toBeGreaterThan(name === "ireland" ? 9 : 8);
    expect(new Set(tour.cards.map(({ id }) => id)).size).toBe(tour.cards.length);
    for (const { when, holds, done, passed, show } of tour.cards) {
      for (const condition of [when, holds ?? when, done, passed]) expect(tour.conditions).toHaveProperty([condition]);
      if (show) expect(shows).toHaveProperty([show]);
    }
  });

  it.each(LANGUAGES)("has its texts, at most 35 words a card: %s", (tag: Language) => {
    const folder = new URL(`../../../src/trainshed/locales/${tag}/`, import.meta.url);
    const files = readdirSync(folder).filter((file) => file.startsWith("page-tour"));
    const bundle = bundleOf(tag, files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n"));
    for (const { id } of tour.cards) {
      const [title, what] = ["title", "what"].map((part) => {
        const errors: Error[] = [];
        const text = bundle.formatPattern(bundle.getMessage(tour.words(`${id}-${part}`))!.value!, args, errors);
        expect(errors, `${id} ${part}`).toEqual([]);
        return keepTogether(text, tag);
      });
      expect(title).not.toBe("");
      expect(what!.split(/[ \n]+/).filter((word) => /[\p{L}\d]/u.test(word)).length, what).toBeLessThanOrEqual(35);
    }
  });
});
