/** The other results of a daily board, and the one whose course is overlaid on the board shown. */
import { type DailyReplay, type Daily, type TableView, ApiError, get } from "./api";
import type { Table } from "./table.svelte";

/** Milliseconds per card during playback. */
const PACE = 900;

export class DailyRivals {
  daily = $state.raw<Daily | null>(null);
  /** The course of this table; maps each position to its moment (see `view`). */
  private own = $state.raw<DailyReplay | null>(null);
  ghost = $state.raw<DailyReplay | null>(null);
  running = $state(false);
  trouble = $state("");
  private timer = 0;

  constructor(private table: Table) {}

  /** The ghost's view for the position shown: the first step with at least as many cards revealed. */
  view = $derived.by<TableView["view"] | null>(() => {
    const steps = this.ghost?.steps;
    const shown = this.table.shown;
    if (!steps || !shown) return null;
    const moment = this.own?.steps[shown.at]?.moment ?? Infinity;
    return (steps.find((step) => step.moment >= moment) ?? steps.at(-1))?.view ?? null;
  });

  async load(): Promise<void> {
    const [title, day] = this.table.now?.daily?.split("/") ?? [];
    if (!title) return;
    try {
      this.daily = await get<Daily>(`/daily/${title}?day=${day}`);
      this.own = await get<DailyReplay>(`/tables/${this.table.id}/course`);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Overlay a result on the board; null or the same one again removes the overlay. */
  async choose(id: string | null): Promise<void> {
    this.stop();
    this.trouble = "";
    if (id === null || id === this.ghost?.table) {
      this.ghost = null;
      return;
    }
    try {
      this.ghost = await get<DailyReplay>(`/tables/${id}/course`);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Start or stop playback, card by card: from the beginning, or from the past position shown. */
  async play(): Promise<void> {
    if (this.running) return this.stop();
    this.running = true;
    if (!this.table.past) await this.table.look(0);
    const next = async (): Promise<void> => {
      const { shown, now } = this.table;
      if (!this.running || !shown || !now) return;
      await this.table.look(shown.at + 1).catch(() => this.stop());
      if (!this.table.past) this.stop();
      else this.timer = window.setTimeout(next, PACE);
    };
    this.timer = window.setTimeout(next, PACE);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.running = false;
  }

  private fail(error: unknown): void {
    this.trouble = error instanceof ApiError ? error.problem.reason : "offline";
  }
}
