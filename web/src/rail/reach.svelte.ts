/** Whose reach the map shows, and what the server says of it: asked for what is shown, when somebody wants to see it. */
import { SvelteMap } from "svelte/reactivity";
import { get } from "../lib/api";
import type { MapReach } from "./reach";

export interface Looks {
  /** The position shown, now or long past; null while there is none. */
  shown: () => { id: string; version: number; at: number } | null;
  /** Companies with a station on the map. */
  companies: () => readonly string[];
  /** The company that acts, or would; shown unless another is chosen. */
  acting: () => string | null;
}
const KEPT = 60;

export class ReachState {
  private chosen = $state<string | null>(null);
  private failed = $state<string | null>(null);
  private last = $state.raw<MapReach | null>(null);
  private readonly known = new SvelteMap<string, MapReach>();
  private readonly asked = new Set<string>();

  constructor(
    private readonly looks: Looks,
    private readonly ask: (path: string) => Promise<MapReach> = get,
  ) {}

  companies = $derived.by(() => this.looks.companies());
  company = $derived.by<string | null>(() => {
    const there = (company: string | null): company is string => company !== null && this.companies.includes(company);
    const acting = this.looks.acting();
    return there(this.chosen) ? this.chosen : there(acting) ? acting : (this.companies[0] ?? null);
  });
  private key = $derived.by<string | null>(() => {
    const shown = this.looks.shown();
    return shown && this.company !== null ? `${shown.version} ${shown.at} ${this.company}` : null;
  });
  /** What is known; while a new answer is on its way, the one before of the same company. */
  answer = $derived.by<MapReach | null>(() => {
    const exact = this.key === null ? undefined : this.known.get(this.key);
    const before = this.key !== null && this.key !== this.failed && this.last?.company === this.company ? this.last : null;
    return exact ?? before;
  });
  trouble = $derived(this.failed !== null && this.failed === this.key && this.answer === null);

  /** Show another company's; null: whichever acts. */
  choose(company: string | null): void {
    this.chosen = company;
  }

  /** Make sure that what is shown has been asked for. */
  async look(): Promise<void> {
    const [key, shown, company] = [this.key, this.looks.shown(), this.company];
    if (key === null || !shown || company === null) return;
    const before = this.known.get(key);
    if (before) {
      this.last = before;
      return;
    }
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const found = await this.ask(`/tables/${shown.id}/reach/${encodeURIComponent(company)}?at=${shown.at}`);
      if (this.known.size >= KEPT) this.known.clear();
      this.known.set(key, found);
      if (this.key === key) this.last = found;
    } catch {
      this.failed = key;
    } finally {
      this.asked.delete(key);
    }
  }
}
