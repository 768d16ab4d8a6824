/** The running of trains shown company by company: by itself when it happens, or again when somebody asks. */
import type { LogEntry } from "../../../lib/api";
import { settings, stillness } from "../../../lib/settings.svelte";
import type { RouteLine } from "../../../rail/board";
import type { Session } from "../session.svelte";
import { frames, haste, lastOf, operatings, type Frame, type Operating, type Run } from "./timeline";

/** How long the last step stays when nothing more is to come. */
const HOLD = 2500;

export class Playback {
  /** What is shown; null: nothing. */
  operating = $state.raw<Operating | null>(null);
  private at = $state(0);
  paused = $state(false);
  /** Asked for: the board of that moment is shown, and nothing that happens meanwhile is added. */
  again = $state(false);
  /** Without motion: company by company, as somebody presses. */
  still = $state(false);

  /** The moment in the past it is shown at. */
  private moment: number | null = null;
  private timer = 0;
  private pace = 1;
  /** Of the last running in the log: its first entry, and how many steps of it have been heard of. */
  private heard = { entry: -1, steps: 0 };
  private opened = false;
  private skipped = -1;

  constructor(private readonly session: Session) {}

  private steps = $derived.by(() => (this.operating ? frames(this.operating) : []));
  frame = $derived.by<Frame | null>(() => this.steps[Math.min(this.at, this.steps.length - 1)] ?? null);
  run = $derived.by<Run | null>(() => (this.frame ? (this.operating?.runs[this.frame.run] ?? null) : null));
  /** Whether there are steps to come by themselves. */
  moving = $derived.by(() => this.operating !== null && !this.still && !this.paused && this.at < this.steps.length - 1);

  /** What the map shows instead of its own routes; null: nothing is played. */
  routes = $derived.by<RouteLine[] | null>(() => {
    const { frame, run } = this;
    if (!frame || !run) return null;
    return run.legs.slice(0, frame.legs).map((leg, n) => ({
      id: `${run.company} ${n + 1}`,
      company: run.company,
      number: n + 1,
      cells: n === frame.legs - 1 ? leg.cells.slice(0, frame.cells) : leg.cells,
    }));
  });

  /** The log as it is now. What it held when the table was opened is no news. */
  hear(entries: readonly LogEntry[]): void {
    const last = operatings(entries).at(-1);
    const steps = last ? frames(last).length : 0;
    const known = this.heard;
    const before = known.entry === last?.entry ? known.steps : 0;
    const back = (last?.entry ?? -1) < known.entry || steps < before;
    const first = !this.opened;
    this.opened = entries.length > 0;
    this.heard = { entry: last?.entry ?? -1, steps };
    if (first || this.again) return;
    // Taken back: what is shown did not happen.
    if (back || !last) return this.stop();
    const shown = this.operating?.entry === last.entry;
    if (steps === before) {
      if (shown && last.complete !== this.operating!.complete) this.operating = last;
      return;
    }
    if (stillness() || !settings.playback || document.hidden || this.session.table.past || this.skipped === last.entry) return;
    // Whoever has just decided has seen what led to it.
    const own = this.session.table.mine.includes(entries.at(-1)?.seat ?? -1);
    this.show(last, shown && !own ? this.at : before);
  }

  /** Show a running of trains once more, on the board of that moment. */
  async watch(operating: Operating): Promise<void> {
    this.stop();
    if (operating.move !== null) await this.session.table.look(operating.move);
    this.again = true;
    this.moment = this.session.table.past?.at ?? null;
    this.still = stillness();
    this.show(operating, this.still ? lastOf(frames(operating), 0) : 0);
  }

  private show(operating: Operating, at: number): void {
    if (!this.again) this.still = false;
    this.operating = operating;
    this.at = at;
    this.pace = haste(this.steps, at);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.operating || this.still || this.paused) return;
    const last = this.at >= this.steps.length - 1;
    if (!last) this.timer = window.setTimeout(() => this.step(), (this.frame?.ms ?? 0) * this.pace);
    else this.timer = window.setTimeout(() => this.close(), HOLD);
  }

  private step(): void {
    this.at += 1;
    this.wait();
  }

  /** To the company before or after; past the last one it is over. */
  turn(by: 1 | -1): void {
    if (!this.operating || !this.frame) return;
    const to = this.frame.run + by;
    if (to >= this.operating.runs.length) return this.close();
    this.at = this.still ? lastOf(this.steps, Math.max(0, to)) : lastOf(this.steps, Math.max(0, to) - 1) + 1;
    this.wait();
  }

  pause(): void {
    this.paused = !this.paused;
    this.wait();
  }

  /** Enough: nothing more of this running by itself. */
  skip(): void {
    if (!this.again) this.skipped = this.operating?.entry ?? -1;
    this.close();
  }

  /** It is over: back to the present if it was shown again. */
  private close(): void {
    const again = this.again;
    this.stop();
    if (again) void this.session.table.look(null);
  }

  /** Somebody looks at another moment: it is theirs to look at. */
  looks(at: number | null): void {
    if (this.operating && at !== this.moment) this.stop();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.moment = null;
    this.operating = null;
    this.at = 0;
    this.paused = this.again = this.still = false;
  }
}

const all = new WeakMap<Session, Playback>();

/** One for each session: the map, the card and the log mean the same one. */
export function playbackOf(session: Session): Playback {
  let found = all.get(session);
  if (!found) all.set(session, (found = new Playback(session)));
  return found;
}
