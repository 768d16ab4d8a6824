/** Explained runs, fetched on demand for the position shown and kept by version and company. */
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { get } from "../../lib/api";
import type { ExplainedRun } from "./explained";

export interface RunSource {
  /** The position shown, present or past; null if there is none. */
  shown: () => { id: string; version: number; at: number } | null;
}
const KEPT = 60;

export class RunsState {
  private readonly known = new SvelteMap<string, ExplainedRun>();
  private readonly failed = new SvelteSet<string>();
  private readonly asked = new Set<string>();

  constructor(
    private readonly looks: RunSource,
    private readonly ask: (path: string) => Promise<ExplainedRun> = get,
  ) {}

  private key(company: string, at: number | null): string | null {
    const shown = this.looks.shown();
    return shown && `${shown.id} ${shown.version} ${at ?? shown.at} ${company}`;
  }

  /** The run of a company in the position shown, or in another one; null until it has arrived. */
  of(company: string, at: number | null = null): ExplainedRun | null {
    const key = this.key(company, at);
    return (key !== null && this.known.get(key)) || null;
  }

  /** True if the run could not be fetched; `look` tries again. */
  trouble(company: string, at: number | null = null): boolean {
    const key = this.key(company, at);
    return key !== null && this.failed.has(key) && !this.known.has(key);
  }

  /** Fetch the run of a company, unless it is kept or already requested. */
  async look(company: string, at: number | null = null): Promise<void> {
    const [key, shown] = [this.key(company, at), this.looks.shown()];
    if (key === null || !shown || this.known.has(key) || this.asked.has(key)) return;
    this.asked.add(key);
    this.failed.delete(key);
    try {
      const found = await this.ask(`/tables/${shown.id}/runs/${encodeURIComponent(company)}?at=${at ?? shown.at}`);
      if (this.known.size >= KEPT) this.known.clear();
      this.known.set(key, found);
    } catch {
      this.failed.add(key);
    } finally {
      this.asked.delete(key);
    }
  }
}
