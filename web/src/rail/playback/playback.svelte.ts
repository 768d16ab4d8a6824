/** Playback of the trains' runs, company by company: automatic when they happen, or replayed on request. */
import { lasting } from "../../lib/lasting.svelte";
import type { LogEntry } from "../../lib/api";
import { settings, reducedMotion } from "../../lib/settings.svelte";
import type { Counted, RouteLine } from "../board";
import { countedOf, lineOf } from "../run/look.svelte";
import type { RailSession } from "../session.svelte";
import { frames, paceFactor, lastOf, matters, operatings, type Frame, type Operating, type Run } from "./timeline";

/** How long the last frame stays, in milliseconds. */
const HOLD = 2500;

export class Playback {
  /** The operating phase shown; null if none. */
  operating = $state.raw<Operating | null>(null);
  private at = $state(0);
  paused = $state(false);
  /** Replay on request: shows the board of that time, and ignores new log entries. */
  again = $state(false);
  /** Reduced motion: company by company, advanced by button. */
  still = $state(false);

  /** The past position of a replay. */
  private moment: number | null = null;
  private timer = 0;
  private pace = 1;
  /** For the last operating phase in the log: its first entry, and how many frames are known. */
  private heard = { entry: -1, steps: 0 };
  private opened = false;
  private skipped = -1;

  constructor(private readonly session: RailSession) {}

  private steps = $derived.by(() => (this.operating ? this.framesOf(this.operating) : []));
  /** A replay shows every run; else some are left to the panel, and one that brings and changes nothing to the log. */
  private framesOf(operating: Operating): Frame[] {
    return frames(operating, this.again ? undefined : (run) => this.session.plays(run.company) && matters(run));
  }
  frame = $derived.by<Frame | null>(() => this.steps[Math.min(this.at, this.steps.length - 1)] ?? null);
  run = $derived.by<Run | null>(() => (this.frame ? (this.operating?.runs[this.frame.run] ?? null) : null));
  /** True if further frames will follow automatically. */
  moving = $derived.by(() => this.operating !== null && !this.still && !this.paused && this.at < this.steps.length - 1);

  /** Routes the map shows instead of its own; null if nothing is played. */
  routes = $derived.by<RouteLine[] | null>(() => {
    const { frame, run } = this;
    if (!frame || !run) return null;
    return run.legs.slice(0, frame.legs).map((leg, n) => ({
      id: `${run.company} ${n + 1}`,
      company: run.company,
      number: n + 1,
      cells: n === frame.legs - 1 ? leg.cells.slice(0, frame.cells) : leg.cells,
      ...(this.session.lines ? { line: lineOf(n + 1) } : {}),
    }));
  });
  /** The values that count for the routes shown so far, where routes have line colours. */
  counted = $derived.by<Counted[] | null>(() => {
    const { frame, run } = this;
    if (!frame || !run || !this.session.lines) return null;
    const reached = run.legs.slice(0, frame.legs).map((leg, n) => {
      const stops = leg.stops.filter(({ cell }) => n < frame.legs - 1 || leg.cells.slice(0, frame.cells).includes(cell));
      return { number: n + 1, route: { stops: stops.map(({ place }) => place), values: stops.map(({ value }) => value) } };
    });
    return countedOf(reached);
  });

  /** Process the log. Entries present when the table was opened are not played. */
  hear(entries: readonly LogEntry[]): void {
    const last = operatings(entries, this.session.reading).at(-1);
    const steps = last ? this.framesOf(last).length : 0;
    const known = this.heard;
    const before = known.entry === last?.entry ? known.steps : 0;
    const back = (last?.entry ?? -1) < known.entry || steps < before;
    const first = !this.opened;
    this.opened = entries.length > 0;
    this.heard = { entry: last?.entry ?? -1, steps };
    if (first || this.again) return;
    // Undone: what is shown did not happen.
    if (back || !last) return this.stop();
    const shown = this.operating?.entry === last.entry;
    if (steps === before) {
      if (shown && last.complete !== this.operating!.complete) this.operating = last;
      return;
    }
    if (reducedMotion() || !settings.playback || document.hidden || this.session.table.past || this.skipped === last.entry) return;
    // If the newest entry is one's own decision, skip the frames before it: the player has seen them.
    const own = this.session.table.mine.includes(entries.at(-1)?.seat ?? -1);
    this.show(last, shown && !own ? this.at : before);
  }

  /** Replay an operating phase on the board of that time. */
  async watch(operating: Operating): Promise<void> {
    this.stop();
    if (operating.move !== null) await this.session.table.look(operating.move);
    this.again = true;
    this.moment = this.session.table.past?.at ?? null;
    this.still = reducedMotion();
    this.show(operating, this.still ? lastOf(this.framesOf(operating), 0) : 0);
  }

  private show(operating: Operating, at: number): void {
    if (!this.again) this.still = false;
    this.operating = operating;
    this.at = at;
    this.pace = paceFactor(this.steps, at);
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

  /** Go to the previous or next company; after the last one playback ends. */
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

  /** End playback, and play nothing more of this operating phase automatically. */
  skip(): void {
    if (!this.again) this.skipped = this.operating?.entry ?? -1;
    this.session.table.paced.flush();
    this.close();
  }

  /** End playback; after a replay return to the present. */
  private close(): void {
    const again = this.again;
    this.stop();
    if (again) void this.session.table.look(null);
  }

  /** Stop if the user looks at another position than the one played. */
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

const all = new WeakMap<RailSession, Playback>();

/** The playback of a session, shared by the map, the card and the log. */
export function playbackOf(session: RailSession): Playback {
  let found = all.get(session);
  if (!found) all.set(session, (found = lasting(() => new Playback(session))));
  return found;
}
