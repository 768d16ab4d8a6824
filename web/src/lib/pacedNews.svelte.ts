/** News of a table on their way to the screen: moves of others one after the other, everything else at once. */
import type { Change, LogEntry, TableView } from "./api";
import { CLOCK, PaceQueue, type Clock, type Pace, type Urgency } from "./pace";
import { reducedMotion, settings } from "./settings.svelte";

/** What others did, as it was shown: the table before and after. */
export interface Told {
  entries: readonly LogEntry[];
  before: TableView;
  after: TableView;
}
/** The table on the screen. */
interface Screen {
  readonly now: TableView | null;
  readonly past: TableView | null;
}

const asks = ({ waiting, mine }: TableView): boolean => waiting.some(({ seat }) => mine.includes(seat));

/** What others than this browser's people did: also what a bot did that plays for one of them. */
export function othersIn(entries: readonly LogEntry[], { mine, seats }: TableView): LogEntry[] {
  const away = seats.filter(({ stand_in }) => stand_in).map(({ seat }) => seat);
  return entries.filter(({ kind, seat, undone }) => kind === "act" && !undone && seat != null && (!mine.includes(seat) || away.includes(seat)));
}

/** How urgent news are for a browser that shows the table `now`. A question on the screen never waits: whatever comes may
 *  have changed it. */
export function urgencyOf({ entries, table }: Pick<Change, "entries" | "table">, now: TableView | null): Urgency {
  if (!now || entries.some(({ kind }) => kind === "undo" || kind === "redo")) return "at-once";
  const acts = entries.filter(({ kind }) => kind === "act");
  if (!acts.length) return now.seats.length === table.seats.length && now.mine.join() === table.mine.join() ? "quiet" : "at-once";
  if (asks(now) || othersIn(acts, table).length < acts.length) return "at-once";
  return asks(table) || table.over ? "move-and-question" : "move";
}

export class PacedNews {
  /** What others did last, until something else is shown. */
  told = $state.raw<Told | null>(null);
  /** How many news wait to be shown. */
  behind = $state(0);
  /** True if players act one after the other; where all act at once, nothing waits. */
  inTurn = false;
  private readonly queue: PaceQueue<Change>;
  /** In a hidden window timers hardly run, and nobody looks. */
  private readonly hidden = (): void => {
    if (document.hidden) this.flush();
  };

  constructor(
    private readonly screen: Screen,
    private readonly show: (news: readonly Change[]) => void,
    clock: Clock = CLOCK,
  ) {
    this.queue = new PaceQueue((news) => this.tell(news), () => this.pace, clock);
    document.addEventListener("visibilitychange", this.hidden);
  }

  private get pace(): Pace {
    return this.inTurn && !this.screen.past && !document.hidden && !reducedMotion() ? settings.pace : "off";
  }

  add(news: Change): void {
    this.queue.add(news, urgencyOf(news, this.screen.now));
    this.behind = this.queue.length;
  }
  /** Show the present. */
  flush(): void {
    this.queue.flush();
    this.behind = 0;
  }
  stop(): void {
    this.queue.stop();
    document.removeEventListener("visibilitychange", this.hidden);
  }

  private tell(news: Change[]): void {
    this.behind = this.queue.length;
    const [before, after] = [this.screen.now, news.at(-1)!.table];
    const entries = othersIn(news.flatMap((one) => one.entries), after);
    if (entries.length && before && after.version > before.version) this.told = { entries, before, after };
    else if (news.some((one) => one.entries.length)) this.told = null;
    this.show(news);
  }
}
