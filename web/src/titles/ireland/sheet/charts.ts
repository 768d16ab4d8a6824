/** The charts of a game: lines of numbers by rounds, and which position each point stands for. */
import type { Series } from "../../../rail/drawers/Lines.svelte";
import type { IrelandView } from "../view";
import { operatingRounds, type Course } from "./course";

export const CHARTS = ["worth", "cash", "income", "prices"] as const;
export type ChartId = (typeof CHARTS)[number];

/** A point of the axis: a round, and the position at its end (null: the present). */
export interface Point {
  kind: string;
  number: number;
  part: number;
  phase: string;
  at: number | null;
}
export interface ChartData {
  points: Point[];
  lines: Series[];
}

/** The chart of this name; while the game goes on its last point is the present. */
export function chartOf(id: ChartId, view: IrelandView, course: Course, nameOf: (seat: number) => string): ChartData {
  return id === "income" ? incomes(view, course, nameOf) : byRounds(id, view, course, nameOf);
}

function byRounds(id: ChartId, view: IrelandView, course: Course, nameOf: (seat: number) => string): ChartData {
  const positions = new Map(course.rounds.map(({ kind, number, part, at }) => [`${kind} ${number} ${part}`, at]));
  const points: Point[] = view.books.map(({ round, phase }) => {
    const { kind = "", number = 0, part = 0 } = round;
    return { kind, number, part, phase, at: positions.get(`${kind} ${number} ${part}`) ?? null };
  });
  const open = !view.over;
  const now: Point = { kind: view.round.kind ?? "", number: view.round.number ?? 0, part: view.round.part ?? 0, phase: view.phase.id, at: null };
  if (open) points.push(now);
  if (id === "prices") {
    const seen = [...new Set([...view.order, ...view.books.flatMap(({ prices }) => Object.keys(prices))])];
    const priceNow = new Map(view.companies.map((company) => [company.id, company.price]));
    return { points, lines: seen.map((company) => ({ name: company, values: [...view.books.map(({ prices }) => prices[company] ?? null), ...(open ? [priceNow.get(company) ?? null] : [])], open })) };
  }
  const lines = view.players.map(({ seat, total, cash }) => {
    const past = id === "worth" ? view.wealth.map((round) => round[seat] ?? 0) : view.books.map((book) => book.cash[seat] ?? 0);
    return { name: nameOf(seat), values: open ? [...past, id === "worth" ? total : cash] : past, open };
  });
  return { points, lines };
}

/** What the players got from shares and privates in each operating round. */
function incomes(view: IrelandView, course: Course, nameOf: (seat: number) => string): ChartData {
  const rows = operatingRounds(course);
  return {
    points: rows.map(({ kind, number, part, phase, at }) => ({ kind, number, part, phase, at })),
    lines: view.players.map(({ seat }) => ({ name: nameOf(seat), values: rows.map(({ incomes: of }) => of.get(`@${seat}`) ?? 0), open: !view.over })),
  };
}

/** Where a phase begins: the first point of each but the first. */
export function phaseMarks(points: readonly Point[]): { at: number; phase: string }[] {
  return points.flatMap(({ phase }, at) => (at && phase !== points[at - 1]!.phase ? [{ at, phase }] : []));
}
