/** The course of a game of 18CZ in numbers: cash and income by rounds, trains bought, why it ends. */
import type { LogEntry, LogEvent } from "../../lib/api";
import { csv, inOrder, wealthOf } from "../../rail/drawers/figures";
import type { Series } from "../../rail/drawers/Lines.svelte";
import { incomes, type Told } from "../../rail/run/history";
import type { FirstView } from "./session.svelte";

type Ending = Extract<LogEvent, { type: "end-triggered" }>;

/** What set off the early end, and in which round; null if nothing has. */
export function endingOf(entries: readonly LogEntry[], at: number | null = null): (Ending & { round: number }) | null {
  let round = 0;
  for (const entry of entries) {
    if (entry.undone || (at !== null && (entry.move ?? 0) > at)) continue;
    for (const event of entry.events) {
      if (event.type === "round-began") round = event.round;
      else if (event.type === "end-triggered") return { ...event, round };
    }
  }
  return null;
}

/** The line of each company in a chart: its cash at the end of each round, the present last. */
export function cashLines(view: FirstView, nameOf: (company: string) => string): Series[] {
  return inOrder(view).map((company) => {
    const player = view.players[company.director ?? -1];
    return { name: nameOf(company.id), values: player ? wealthOf(view, player) : [], open: !view.over };
  });
}

/** The income of each company by rounds, up to the present one. */
export function incomeLines(view: FirstView, told: Told, nameOf: (company: string) => string): Series[] {
  return inOrder(view).map((company) => ({ name: nameOf(company.id), values: incomes(told, company.id, view.round.number) }));
}

/** Both charts as a table for spreadsheets. */
export function csvOf(cash: readonly Series[], income: readonly Series[], words: { round: string; cash: string; income: string }): string {
  const rounds = Math.max(0, ...[...cash, ...income].map((line) => line.values.length));
  const head = [words.round, ...cash.map(({ name }) => `${words.cash} ${name}`), ...income.map(({ name }) => `${words.income} ${name}`)];
  const rows = Array.from({ length: rounds }, (_, n) => [n + 1, ...[...cash, ...income].map(({ values }) => values[n] ?? "")]);
  return csv([head, ...rows]);
}
