/** The reach layer: which company is shown, and the server's responses, fetched on demand for the position shown. */
import { SvelteMap } from "svelte/reactivity";
import { get } from "../lib/api";
import type { MapReach } from "./reach";

export interface ReachSource {
  /** The position shown, present or past; null if there is none. */
  shown: () => { id: string; version: number; at: number } | null;
  /** Companies with a station on the map. */
  companies: () => readonly string[];
  /** The acting company, or the one that would act; shown unless another is chosen. */
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
    private readonly looks: ReachSource,
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
  /** The response for the current key; while it is being fetched, the previous one for the same company. */
  answer = $derived.by<MapReach | null>(() => {
    const exact = this.key === null ? undefined : this.known.get(this.key);
    const before = this.key !== null && this.key !== this.failed && this.last?.company === this.company ? this.last : null;
    return exact ?? before;
  });
  trouble = $derived(this.failed !== null && this.failed === this.key && this.answer === null);

  /** Show another company; null: the acting one. */
  choose(company: string | null): void {
    this.chosen = company;
  }

  /** Fetch the reach for the position shown, unless it is cached or already requested. */
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
