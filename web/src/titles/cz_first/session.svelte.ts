/** 18CZ: Your first game at one table. */
import type { components } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { mapOf } from "../../rail/mapState.svelte";
import { RailSession, type Guide } from "../../rail/session.svelte";
import type { Lesson } from "./lesson.svelte";

export type FirstView = components["schemas"]["FirstView"];

export class Session extends RailSession<FirstView> {
  readonly game = "18CZ";
  override readonly lines = true;
  override readonly layers = ["names", "costs", "reach", "blocked"] as const;
  #lesson: Lesson | null = null;

  override badge(what: "station" | "upgrade" | "lay", cost: number): string {
    if (what === "station") return t("page-rail-station-cost", { cost: this.money(cost) });
    return cost ? this.money(cost) : t("page-cz-free");
  }

  /** A player's name where it stands alone: the learner of a guided game without a name is "You". */
  seatName(seat: number | null): string {
    const named = this.table.now?.seats.some((one) => one.seat === seat && one.name);
    return this.lesson && !named && seat !== null && this.table.mine.includes(seat) ? t("page-lesson-you") : this.nameOf(seat);
  }

  /** The company that acts, in the present or in the position shown. */
  get acting(): string | null {
    return this.view?.acting ?? null;
  }

  /** The printed name of a cell, or its coordinate. */
  cellName(cell: string): string {
    return mapOf(this).cellName(cell);
  }

  /** The name of a cell with its coordinate. */
  cellWords(cell: string): string {
    return mapOf(this).cellWords(cell);
  }

  /** One's own runs are explained in the panel. */
  override plays(company: string): boolean {
    return !this.table.mine.includes(this.companies.get(company)?.director ?? -1);
  }

  /** The table is that of a guided first game. */
  teach(lesson: Lesson): void {
    this.#lesson = lesson;
  }
  /** The guided first game; null at other tables and for people who watch it. */
  get lesson(): Lesson | null {
    return this.table.mine.length ? this.#lesson : null;
  }
  override get guide(): Guide | null {
    return this.lesson?.guide ?? null;
  }
}
