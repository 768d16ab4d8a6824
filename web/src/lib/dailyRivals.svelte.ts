/** The field of a daily board: who else has played it, and the one whose course is laid over the board shown. */
import { type Course, type Daily, type TableView, Refused, get } from "./api";
import type { Table } from "./table.svelte";

/** Milliseconds a card stays when the courses are played by themselves. */
const PACE = 900;

export class DailyRivals {
  daily = $state.raw<Daily | null>(null);
  /** The course of the table shown: it tells which moment each position is. */
  private own = $state.raw<Course | null>(null);
  ghost = $state.raw<Course | null>(null);
  running = $state(false);
  trouble = $state("");
  private timer = 0;

  constructor(private table: Table) {}

  /** What is laid over the position shown: the ghost with the same chance lying open. */
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
      this.own = await get<Course>(`/tables/${this.table.id}/course`);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Lay a result over the board, or take it away. */
  async choose(id: string | null): Promise<void> {
    this.stop();
    this.trouble = "";
    if (id === null || id === this.ghost?.table) {
      this.ghost = null;
      return;
    }
    try {
      this.ghost = await get<Course>(`/tables/${id}/course`);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Card by card from the beginning, or from where one is. */
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
    this.trouble = error instanceof Refused ? error.problem.reason : "offline";
  }
}
