/** 18CZ: Your first game at one table. */
import type { components } from "../../lib/wire";
import { RailSession, type Guide } from "../../rail/session.svelte";
import { Lesson } from "./lesson.svelte";

export type FirstView = components["schemas"]["FirstView"];

export class Session extends RailSession<FirstView> {
  readonly game = "18CZ";
  readonly #lesson = new Lesson(this);

  /** The guided first game; null at other tables and for people who watch it. */
  get lesson(): Lesson | null {
    return this.table.now?.lesson && this.table.mine.length ? this.#lesson : null;
  }
  override get guide(): Guide | null {
    return this.lesson?.guide ?? null;
  }
}
