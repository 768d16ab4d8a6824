/** Finds in new log entries what changes the game for everybody, and what it costs whom. */
import type { Table } from "../lib/table.svelte";
import type { Banner, SeenParts } from "./parts";

/** What companies' best runs have lost, where both are known: by company, the amount. */
export function lossesOf(losers: readonly string[], before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): [string, number][] {
  return losers.flatMap((company): [string, number][] => {
    const [was, is] = [before.get(company), after.get(company)];
    return was === undefined || is === undefined || is >= was ? [] : [[company, was - is]];
  });
}

export class Announcer {
  banner = $state.raw<Banner | null>(null);
  /** What companies' runs lose by it: filled in when the server has computed it. */
  losses = $state.raw<readonly [string, number][]>([]);
  /** The number of the last entry heard. */
  private heard: number;
  /** What the companies would have earned at a version of the table. */
  private known: { version: number; earnings: ReadonlyMap<string, number> } | null = null;
  private before: ReadonlyMap<string, number> | null = null;

  constructor(
    private readonly table: Table,
    private readonly session: unknown,
    private readonly seen: SeenParts<any>,
  ) {
    this.heard = table.oldNews;
  }

  /** Process the log, and what the companies would earn as soon as it is known. Entries present when the table was opened
   *  are old news. */
  hear(earnings: ReadonlyMap<string, number> | null): void {
    const { entries, now } = this.table;
    if (!now || !entries.length || !this.seen.banner) return;
    const fresh = entries.filter(({ n }) => n > this.heard);
    this.heard = Math.max(this.heard, entries.at(-1)!.n);
    for (const entry of fresh) {
      const found = this.seen.banner(this.session, entry);
      if (found) this.open(found, entry.move ?? null);
      // The reader goes on playing: the banner has been read.
      else if (this.banner && entry.kind === "act" && entry.seat != null && this.table.mine.includes(entry.seat)) this.close();
    }
    // What was taken back did not happen; at the end everything is told, and nothing may hide its sheets.
    if (this.banner && (now.over || entries.some(({ n, undone }) => undone && n === this.banner!.entry))) this.close();
    if (earnings) {
      if (this.banner && this.before) this.losses = lossesOf(this.banner.losers, this.before, earnings);
      this.before = null;
      this.known = { version: now.moves, earnings };
    }
  }

  private open(banner: Banner, move: number | null): void {
    this.banner = this.banner ? { ...banner, lines: [...this.banner.lines, ...banner.lines].slice(-4), losers: [...new Set([...this.banner.losers, ...banner.losers])] } : banner;
    this.losses = [];
    // Only what was known right before it tells what it alone has changed.
    this.before = move !== null && this.known?.version === move - 1 ? this.known.earnings : null;
  }

  close(): void {
    this.banner = null;
    this.losses = [];
    this.before = null;
  }
}
