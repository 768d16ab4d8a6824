/** A tour: cards of a coach that hang on conditions. Pure functions; knows no game.
 *
 *  A card opens at the first moment its condition is true, in the order of the list, and never twice. It ends when its
 *  aim is reached, or by Next or Skip. If its occasion passes without that, it is put back and waits for the next one. */
export type Arg = string | number;
export type Args = Record<string, Arg>;

/** A short line about another choice than the card's. */
export interface OtherData {
  id: string;
  when: string;
}

/** One card; `when` and the like are names in the tour's tables. */
export interface CardData {
  id: string;
  /** The part of the game it belongs to; the progress line groups cards by it. */
  group?: string;
  /** Opens the card. */
  when: string;
  /** Keeps it open; without it: as long as `when` is true. */
  holds?: string;
  /** Ends it. */
  done: string;
  /** True in a game that is past it; used when nothing was saved. */
  passed: string;
  /** What "Show me" does; without it there is nothing to show. */
  show?: string;
  /** The part of the map the step is about. */
  target?: string;
  /** Ended by Next as well: there is something to read, not to do. */
  next?: boolean;
  others?: readonly OtherData[];
}

/** The learner's position in the game when something happened. */
export interface Mark {
  /** Number of the learner's actions. */
  acts: number;
  round: number;
}
export interface TourFacts extends Mark {
  over: boolean;
}
export type Condition<F> = (facts: F, since: Mark) => boolean;

/** What the step is about on the screen. */
export interface Target {
  /** Cells that stay clear; all others are veiled. Empty: nothing is veiled. */
  cells: readonly string[];
  /** The cell (and stop) with the ring and the badge. */
  focus?: { cell: string; stop?: number; badge?: Text };
  /** Short labels beside stops, such as "full: BN". */
  labels?: readonly Marked[];
  /** A control outside the map, by its name. */
  control?: string;
}
/** A short label at a place. */
export interface Marked {
  cell: string;
  stop?: number;
  text: Text;
}
/** A key of the catalogue with its arguments. */
export interface Text {
  key: string;
  args?: Args;
}

export interface Tour<F extends TourFacts> {
  /** The key in the catalogue of one of its texts. */
  words: (text: string) => string;
  cards: readonly CardData[];
  conditions: Record<string, Condition<F>>;
  /** Arguments of the texts of a card and of its other lines. */
  args: (facts: F) => Args;
  /** A card says all in one text, `<id>-what`, beside its title; without it also why, and what to try. */
  short?: boolean;
  targets?: Record<string, (facts: F) => Target>;
  /** Labels that stay on the map without a card; `isDone` tells whether a card is. */
  lasting?: (facts: F, isDone: (id: string) => boolean) => readonly Marked[];
  /** True while the learner plays without new cards; those named stay possible. */
  free?: (facts: F) => boolean;
  freeCards?: readonly string[];
  /** Lines between cards, the first whose condition is true. */
  asides?: readonly OtherData[];
}

export interface OpenCard extends Mark {
  id: string;
  /** The newest arguments of its texts. */
  args: Args;
  /** Its occasion is over: it is shown again, and stays until it is read. */
  again?: boolean;
}
export interface DoneCard {
  id: string;
  acts: number;
  /** The arguments of its texts when it was read. */
  args: Args;
  /** Ended by an action of the game; if that is taken back, the card comes back. */
  byAct: boolean;
}
export interface OtherLine {
  card: string;
  id: string;
  acts: number;
  args: Args;
}
export interface Progress {
  done: readonly DoneCard[];
  open: OpenCard | null;
  other: OtherLine | null;
  /** True if the learner has left the coach. */
  left: boolean;
  /** True if the tour is shown again: cards whose occasion is over come at once, one after the other. */
  again?: boolean;
}

export const START: Progress = { done: [], open: null, other: null, left: false };

export const isDone = (progress: Progress, id: string): boolean => progress.done.some((card) => card.id === id);

const cardOf = <F extends TourFacts>(tour: Tour<F>, id: string): CardData | undefined => tour.cards.find((card) => card.id === id);

function holds<F extends TourFacts>(tour: Tour<F>, name: string, facts: F, since: Mark): boolean {
  const condition = tour.conditions[name];
  if (!condition) throw new Error(`no condition ${name}`);
  return condition(facts, since);
}

/** The progress of somebody of whom nothing is saved: cards the game is past are done. */
export function recover<F extends TourFacts>(tour: Tour<F>, facts: F): Progress {
  const past = tour.cards.filter((card) => holds(tour, card.passed, facts, facts));
  return { ...START, done: past.map(({ id }) => ({ id, acts: facts.acts, args: tour.args(facts), byAct: false })) };
}

/** The progress of an earlier game at a new table: what was told is not told twice, and no action of this game ended it. */
export const carried = ({ done, left, again }: Progress): Progress => ({
  ...START,
  done: done.map((card) => ({ ...card, acts: 0, byAct: false })),
  left,
  ...(again ? { again } : {}),
});

/** The progress after something has changed. */
export function advance<F extends TourFacts>(tour: Tour<F>, before: Progress, facts: F): Progress {
  if (before.left) return before;
  let now = rewound(before, facts);
  for (let turns = 0; turns <= tour.cards.length; turns++) {
    const next = now.open ? checked(tour, now, facts) : opened(tour, now, facts);
    if (next === now) break;
    now = next;
  }
  return now;
}

/** Without what was taken back: cards that ended by an action that is undone. */
function rewound(now: Progress, facts: TourFacts): Progress {
  const { acts } = facts;
  const gone = now.done.some((card) => card.byAct && card.acts > acts);
  const away = now.open !== null && now.open.acts > acts;
  const stale = now.other !== null && now.other.acts !== acts;
  if (!gone && !away && !stale) return now;
  return {
    ...now,
    done: gone ? now.done.filter((card) => !card.byAct || card.acts <= acts) : now.done,
    // A card opened later than this position: its condition is asked again.
    open: away ? null : now.open,
    other: stale ? null : now.other,
  };
}

function opened<F extends TourFacts>(tour: Tour<F>, now: Progress, facts: F): Progress {
  const free = tour.free?.(facts) ?? false;
  const over = (card: CardData): boolean => !!now.again && holds(tour, card.passed, facts, facts);
  const card = tour.cards.find(
    (one) => !isDone(now, one.id) && (!free || tour.freeCards?.includes(one.id)) && (over(one) || holds(tour, one.when, facts, facts)),
  );
  if (!card) return now;
  const open = { id: card.id, acts: facts.acts, round: facts.round, args: tour.args(facts) };
  return { ...now, open: over(card) ? { ...open, again: true } : open };
}

function checked<F extends TourFacts>(tour: Tour<F>, now: Progress, facts: F): Progress {
  const open = now.open!;
  const card = cardOf(tour, open.id);
  if (!card) return { ...now, open: null };
  if (open.again) return now;
  const line = card.others?.find(({ when }) => holds(tour, when, facts, open));
  const args = tour.args(facts);
  const other = line ? { card: card.id, id: line.id, acts: facts.acts, args } : now.other;
  if (holds(tour, card.done, facts, open)) {
    const byAct = facts.acts > open.acts;
    return { ...now, open: null, other, done: [...now.done, { id: card.id, acts: facts.acts, args: open.args, byAct: byAct && !card.next }] };
  }
  if (!holds(tour, card.holds ?? card.when, facts, open)) return { ...now, open: null, other };
  const told = line !== undefined && (now.other?.id !== line.id || now.other.card !== card.id);
  const same = JSON.stringify(args) === JSON.stringify(open.args);
  return told || !same ? { ...now, open: same ? open : { ...open, args }, other: told ? other : now.other } : now;
}

/** The learner presses Next or Skip: the card ends, the game does not move. */
export function ended(now: Progress, facts: TourFacts): Progress {
  if (!now.open) return now;
  return { ...now, open: null, other: null, done: [...now.done, { id: now.open.id, acts: facts.acts, args: now.open.args, byAct: false }] };
}

/** The line between cards; null: none. */
export const asideOf = <F extends TourFacts>(tour: Tour<F>, facts: F): string | null =>
  tour.asides?.find(({ when }) => holds(tour, when, facts, facts))?.id ?? null;

/** Texts with pressable places, written `[Pardubice](E15)`. */
export type Part = { text: string; cell?: undefined } | { text: string; cell: string };

export function parts(text: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ text: match[1]!, cell: match[2]! });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}
