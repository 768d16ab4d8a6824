/** 18CZ: Your first game at one table. */
import type { components } from "../../lib/wire";
import { RailSession } from "../../rail/session.svelte";

export type FirstView = components["schemas"]["FirstView"];

export class Session extends RailSession<FirstView> {
  readonly game = "18CZ";
  override readonly lines = true;
  /** One's own runs are explained in the panel. */
  override plays(company: string): boolean {
    return !this.table.mine.includes(this.companies.get(company)?.director ?? -1);
  }
}
