/** 18CZ: Your first game at one table. */
import type { components } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { mapOf } from "../../rail/mapState.svelte";
import { runLookOf } from "../../rail/run/look.svelte";
import { RailSession, type Guide, type Layer } from "../../rail/session.svelte";
import type { Lesson } from "./lesson.svelte";

export type FirstView = components["schemas"]["FirstView"];

export class Session extends RailSession<FirstView> {
  readonly game = "18CZ";
  override readonly lines = true;
  override get layers(): readonly Layer[] {
    return ["names", "costs", "reach", "blocked"];
  }
  #lesson: Lesson | null = null;

  override badge(what: "station" | "upgrade" | "lay", cost: number): string {
    if (what === "station") return t("page-rail-station-cost", { cost: this.money(cost) });
    return cost ? this.money(cost) : t("page-cz-free");
  }

  /** A player's name where it stands alone: the learner of a guided game without a name is "You". */
  override nameOf(seat: number | null): string {
    return this.learns(seat) ? t("page-lesson-you") : super.nameOf(seat);
  }
  /** True for the seat of the learner of a guided game, unless it has a name. */
  learns(seat: number | null): boolean {
    const named = this.table.now?.seats.some((one) => one.seat === seat && one.name);
    return !!this.lesson && !named && seat !== null && this.table.mine.includes(seat);
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

  /** The height of the map on phones. In a guided game the coach's card and the question both have room; buying and
   *  running need room for their tables, routes drawn by hand for the stops to be pressed. */
  get boardHeight(): string {
    const step = this.playing ? this.view?.step?.type : undefined;
    const tables = step === "buy-trains" || step === "run-trains";
    if (this.lesson && !this.lesson.coach.left) return tables ? "300px" : "400px";
    if (runLookOf(this).hand) return "300px";
    return tables ? "200px" : "430px";
  }

  /** One's own runs are explained in the panel. */
  override plays(company: string): boolean {
    return !this.table.mine.includes(this.companies.get(company)?.director ?? -1);
  }

  /** The table is that of a guided first game. */
  teach(lesson: Lesson): void {
    this.#lesson = lesson;
    // In sentences the learner has the company's name: "BCB lays", as "You" would need other verbs.
    this.table.called = (seat) => (this.learns(seat) ? (this.view?.companies.find(({ director }) => director === seat)?.id ?? "") : "");
  }
  /** The guided first game; null at other tables and for people who watch it. */
  get lesson(): Lesson | null {
    return this.table.mine.length ? this.#lesson : null;
  }
  override get guide(): Guide | null {
    return this.lesson?.guide ?? null;
  }
}
