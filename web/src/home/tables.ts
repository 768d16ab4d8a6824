/** My tables: their order, and which of them are guided first games. */
import type { TableSummary } from "../lib/api";

/** True if the table is a guided first game: its bot is the friendly one. */
export const isLesson = (table: Pick<TableSummary, "title" | "levels">): boolean =>
  table.title === "cz_first" && table.levels.includes("friendly");

/** The step of the lesson reached in this browser; null if it is not known here. */
export function stepOf(id: string): number | null {
  try {
    const step: unknown = JSON.parse(localStorage.getItem(`trainshed-lesson-${id}`) ?? "null")?.step;
    return typeof step === "number" ? step : null;
  } catch {
    return null;
  }
}

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
] as const;
const WEEK_S = 7 * 86400;

/** When something happened: how long ago, or the date after a week. */
export function when(time: number, language: string, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - time);
  const tag = language === "en" ? "en-GB" : language;
  if (seconds >= WEEK_S) {
    const year = new Date(time * 1000).getFullYear() === new Date(now * 1000).getFullYear() ? undefined : "numeric";
    return new Intl.DateTimeFormat(tag, { day: "numeric", month: "short", year }).format(time * 1000);
  }
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(tag, { numeric: "auto", style: "short" }).format(-Math.floor(seconds / size), unit);
}

/** How a finished game ended for me: the message and its arguments. All scores are told of up to three players. */
export function resultOf(table: TableSummary): { key: string; args: Record<string, string | number> } {
  const { mine, totals, places } = table;
  const seat = mine.length === 1 ? mine[0]! : null;
  const own = seat === null ? undefined : totals?.[seat];
  const scores = own !== undefined && totals!.length > 3 ? String(own) : (totals ?? []).toSorted((a, b) => b - a).join("\u00a0:\u00a0");
  if (!totals) return { key: "page-home-over", args: {} };
  if (table.ended) return { key: "page-tables-early", args: { totals: scores } };
  if (table.rank !== null && table.rank !== undefined) return { key: "page-tables-rank", args: { total: totals[0]!, title: table.title, rank: table.rank } };
  const place = seat === null ? undefined : places?.[seat];
  if (place === undefined || totals.length < 2) return { key: "page-home-over-with", args: { totals: scores } };
  return place === 1 ? { key: "page-tables-won", args: { totals: scores } } : { key: "page-tables-place", args: { place, players: totals.length, totals: scores } };
}
