/** The queue that shows what others did one after the other. It delays only what asks this browser nothing: as soon as a
 *  question to me waits behind moves of others, the whole rest is shown within a fixed time, the faster the more it is. */

export type Pace = "off" | "quick" | "normal" | "slow";
/** The choices in the order of the settings. */
export const PACES: readonly Pace[] = ["off", "quick", "normal", "slow"];

interface Times {
  /** How long a move is shown before the next one. */
  move: number;
  /** How long a question to me waits at most for the moves before it. */
  wait: number;
}
/** In milliseconds. */
export const TIMES: Readonly<Record<Pace, Times>> = {
  off: { move: 0, wait: 0 },
  quick: { move: 700, wait: 1200 },
  normal: { move: 1400, wait: 2500 },
  slow: { move: 2600, wait: 4500 },
};
/** While nobody here is asked, the page may be behind by this many times the wait. */
const BEHIND = 3;
/** A move shown shorter than this would not be seen: several are shown as one. */
const LEAST_MS = 150;

export interface Clock {
  now: () => number;
  after: (ms: number, run: () => void) => number;
  cancel: (timer: number) => void;
}
export const CLOCK: Clock = {
  now: () => performance.now(),
  after: (ms, run) => window.setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer),
};

/** What is done with news: shown at once with all before it; a move of others that takes its time, with or without a
 *  question to me after it; or nothing to look at, shown with the next. */
export type Urgency = "at-once" | "move" | "move-and-question" | "quiet";

interface Waiting<N> {
  news: N;
  asks: boolean;
  quiet: boolean;
  came: number;
}

export class PaceQueue<N> {
  private queue: Waiting<N>[] = [];
  /** Until when the move shown last has the screen for itself. */
  private free = -Infinity;
  private timer = 0;

  /** `show` gets all news that are to be shown now, oldest first. */
  constructor(
    private readonly show: (news: N[]) => void,
    private readonly pace: () => Pace,
    private readonly clock: Clock = CLOCK,
  ) {}

  /** How many news wait. */
  get length(): number {
    return this.queue.length;
  }

  add(news: N, urgency: Urgency): void {
    const now = this.clock.now();
    const idle = !this.queue.length;
    if (idle && urgency === "quiet") return this.show([news]);
    this.queue.push({ news, asks: urgency === "move-and-question", quiet: urgency === "quiet", came: now });
    if (urgency === "at-once" || this.pace() === "off") return this.flush();
    this.go();
  }

  /** Show the present. */
  flush(): void {
    this.clock.cancel(this.timer);
    this.free = -Infinity;
    this.take(this.queue.length);
  }

  /** The table is closed: nothing is shown any more. */
  stop(): void {
    this.clock.cancel(this.timer);
    this.queue = [];
  }

  private take(count: number): void {
    // What shows nothing goes with the move before it.
    while (this.queue[count]?.quiet) count++;
    const taken = this.queue.splice(0, count);
    if (taken.length) this.show(taken.map(({ news }) => news));
  }

  /** When the last of the queue is shown at the latest. */
  private due(): number {
    const { wait } = TIMES[this.pace()];
    const asked = this.queue.find(({ asks }) => asks);
    return asked ? asked.came + wait : (this.queue[0]?.came ?? 0) + BEHIND * wait;
  }

  /** Show what is due, and wait for the next. */
  private go(): void {
    this.clock.cancel(this.timer);
    while (this.queue.length) {
      const now = this.clock.now();
      const left = Math.max(0, this.due() - now);
      // The one shown has its time too, so that the rest is spread over what is left.
      const each = Math.min(TIMES[this.pace()].move, left / this.queue.length);
      const next = Math.min(this.free, now + each);
      if (next > now) {
        this.timer = this.clock.after(next - now, () => this.go());
        return;
      }
      this.free = now + Math.max(LEAST_MS, each);
      this.take(each < LEAST_MS ? Math.ceil(this.queue.length / Math.max(1, Math.floor(left / LEAST_MS))) : 1);
    }
  }
}
