/** The coach at one table: the progress of a tour as state, its texts, and what the learner presses. */
import { untrack } from "svelte";
import { t, type Arg } from "../lib/words.svelte";
import { advance, asideOf, ended, isDone, recover, START, type CardData, type Marked, type Progress, type Target, type Tour, type TourFacts } from "./engine";
import type { Memory } from "./storage";

/** A card with its texts in the reader's language. */
export interface CardText {
  id: string;
  /** From 1. */
  number: number;
  of: number;
  title: string;
  what: string;
  why: string;
  tryIt: string;
  show?: string | undefined;
  next: boolean;
}
export interface Stop {
  id: string;
  number: number;
  group: string;
  title: string;
  state: "done" | "now" | "later";
}

export class Coach<F extends TourFacts> {
  #progress = $state.raw<Progress>(START);
  #facts = $state.raw<F | null>(null);
  /** True once the learner has ended a card, or an action has. */
  told = $state(false);
  /** The card that is read again; null: none. */
  again = $state<string | null>(null);

  constructor(
    private readonly memory: Memory,
    readonly tour: Tour<F>,
    /** More arguments of the texts, about the screen. */
    private readonly about: () => Record<string, Arg> = () => ({}),
  ) {}

  /** Tell the coach what is the case now. An effect may call this: it depends on the facts alone. */
  update(facts: F): void {
    untrack(() => {
      const known = this.#facts ? this.#progress : (this.memory.load() ?? recover(this.tour, facts));
      this.#facts = facts;
      this.#set(advance(this.tour, known, facts));
    });
  }

  #set(progress: Progress): void {
    if (progress === this.#progress) return;
    this.told ||= this.#facts !== null && this.#progress.open !== null && isDone(progress, this.#progress.open.id);
    this.#progress = progress;
    this.memory.save(progress, this.step);
  }

  get left(): boolean {
    return this.#progress.left;
  }
  get free(): boolean {
    return this.#facts !== null && !!this.tour.free?.(this.#facts);
  }
  /** True once every card has been told. */
  get finished(): boolean {
    return this.tour.cards.every(({ id }) => isDone(this.#progress, id));
  }
  /** The number of the open card or of the next one, for "go on at step 7". */
  get step(): number {
    const at = this.tour.cards.findIndex(({ id }) => (this.#progress.open ? id === this.#progress.open.id : !isDone(this.#progress, id)));
    return at < 0 ? this.tour.cards.length : at + 1;
  }

  /** The open card; null if there is none or the learner has left the coach. */
  card = $derived.by<CardText | null>(() => {
    const { open, left } = this.#progress;
    return open && !left ? this.#text(open.id) : null;
  });
  /** The card that is read again. */
  reread = $derived.by<CardText | null>(() => (this.again === null ? null : this.#text(this.again)));
  /** What the open card is about on the screen. */
  target = $derived.by<Target | null>(() => {
    const data = this.#open;
    return data?.target && this.#facts ? this.tour.targets![data.target]!(this.#facts) : null;
  });
  /** Labels that stay on the map without a card. */
  lasting = $derived.by<readonly Marked[]>(() => (this.#facts && !this.#progress.left ? (this.tour.lasting?.(this.#facts, (id) => isDone(this.#progress, id)) ?? []) : []));
  /** A line about another choice than the last card's. */
  other = $derived.by<string | null>(() => {
    const { other, left } = this.#progress;
    return other && !left ? t(this.tour.words(`${other.card}-other-${other.id}`), other.args) : null;
  });
  /** What to say when no card is open. */
  aside = $derived.by<string | null>(() => {
    const id = this.#facts && !this.#progress.left && !this.#progress.open ? asideOf(this.tour, this.#facts) : null;
    return id === null ? null : t(this.tour.words(`aside-${id}`), this.#args());
  });
  /** What the coach says in free play. */
  freeText = $derived.by<string | null>(() => (this.#facts && !this.#facts.over ? t(this.tour.words("free"), this.#args()) : null));
  stops = $derived.by<Stop[]>(() =>
    this.tour.cards.map(({ id, group = "" }, at) => ({
      id,
      group,
      number: at + 1,
      title: t(this.tour.words(`${id}-title`)),
      state: id === this.#progress.open?.id ? "now" : isDone(this.#progress, id) ? "done" : "later",
    })),
  );
  /** The cards read so far, in their order. */
  learned = $derived.by<CardText[]>(() => this.tour.cards.filter(({ id }) => isDone(this.#progress, id)).map(({ id }) => this.#text(id)));

  get #open(): CardData | undefined {
    return this.tour.cards.find(({ id }) => id === this.#progress.open?.id);
  }
  #args(): Record<string, Arg> {
    return this.#facts ? this.tour.args(this.#facts) : {};
  }
  #text(id: string): CardText {
    const at = this.tour.cards.findIndex((card) => card.id === id);
    const { show, next = false } = this.tour.cards[at]!;
    const args = this.#progress.done.find((card) => card.id === id)?.args ?? this.#args();
    const say = (part: string): string => t(this.tour.words(`${id}-${part}`), { ...args, ...this.about() });
    const [title, what] = [say("title"), say("what")];
    const [why, tryIt] = this.tour.short ? ["", ""] : [say("why"), say("try")];
    return { id, number: at + 1, of: this.tour.cards.length, title, what, why, tryIt, show, next };
  }

  /** End the open card, for Next and Skip. */
  end(): void {
    if (this.#facts) this.#set(advance(this.tour, ended(this.#progress, this.#facts), this.#facts));
  }
  leave(): void {
    this.#set({ ...this.#progress, left: true });
  }
  /** Go on with the coach after leaving it. */
  comeBack(): void {
    if (this.#facts) this.#set(advance(this.tour, { ...this.#progress, left: false }, this.#facts));
  }
}
