/** What the conditions of 18CZ's lesson look at: the learner's company, its turns so far, and what is chosen on the map. */
import type { LogEntry } from "../../lib/api";
import type { components } from "../../lib/wire";
import type { TourFacts } from "../engine";
import { turnsOf, type Turn } from "./turns";

type Schemas = components["schemas"];
type View = Schemas["FirstView"];
type Move = View["moves"][number];
type Lay = Schemas["LayTile"];

/** A move with its effect, if that is known yet. */
export interface Option {
  move: Move;
  effect: Schemas["Effect"] | null;
}

export interface Facts extends TourFacts {
  rounds: number;
  company: string;
  home: string;
  rival: string;
  /** The step in which the learner is asked; empty: somebody else is, or the game is over. */
  step: string;
  phase: number;
  ending: boolean;
  cash: number;
  limit: number;
  trains: readonly string[];
  stations: readonly string[];
  /** The train on top of the bank's stack, its price and how many are left; empty: none. */
  top: string;
  price: number;
  topLeft: number;
  /** 2-trains left in the bank. */
  twosLeft: number;
  options: readonly Option[];
  /** How many of the learner's trains have a route now; null: not known yet. */
  routed: number | null;
  laid: ReadonlySet<string>;
  cells: ReadonlyMap<string, Schemas["CellView"]>;
  turns: readonly Turn[];
  /** What the coach would do; null: not known yet, or not asked. */
  suggestion: Move | null;
  /** The cell pressed last, a chip such as "treasury", or null. */
  pressed: string | null;
  /** The cell chosen on the map. */
  chosen: string | null;
  ghost: { cell: string; cost: number } | null;
  /** True if the learner has confirmed the run of this turn. */
  collected: boolean;
  nameOf: (cell: string) => string;
  costOf: (cell: string) => number;
}

/** What the page tells about a table. */
export interface Source {
  view: View;
  seat: number;
  entries: readonly LogEntry[];
  preview: Schemas["RailPreview"] | null;
  /** The home of each company. */
  homes: Readonly<Record<string, string>>;
  /** The printed name of a cell; its coordinate if it has none. */
  nameOf: (cell: string) => string;
  /** The printed cost of the ground; 0 if a tile lies there. */
  costOf: (cell: string) => number;
  suggestion: Move | null;
  pressed: string | null;
  chosen: string | null;
  ghost: { cell: string; cost: number } | null;
  collected: boolean;
}

export function factsOf(source: Source): Facts {
  const { view, seat, entries, preview, homes, nameOf, costOf, suggestion, pressed, chosen, ghost, collected } = source;
  const company = view.companies.find(({ director }) => director === seat)!;
  const kinds = view.depot.kinds;
  const top = kinds.find(({ id }) => id === view.depot.top);
  const run = preview?.runs.find((one) => one.company === company.id);
  const asked = !view.over && view.acting === company.id && view.moves.length > 0;
  return {
    acts: entries.filter((entry) => entry.kind === "act" && entry.seat === seat && !entry.undone).length,
    round: view.round.number,
    rounds: view.rounds ?? 0,
    over: view.over,
    company: company.id,
    home: homes[company.id] ?? "",
    rival: view.companies.find(({ id }) => id !== company.id)?.id ?? "",
    step: asked ? (view.step?.type ?? "") : "",
    phase: Number(view.phase.id),
    ending: view.ending !== null,
    cash: company.treasury,
    limit: company.limit,
    trains: company.trains.map(({ kind }) => kind),
    stations: company.stations,
    top: top?.id ?? "",
    price: top?.price ?? 0,
    topLeft: top?.left ?? 0,
    twosLeft: kinds.find(({ id }) => id === "2")?.left ?? 0,
    options: asked ? view.moves.map((move, at) => ({ move, effect: preview?.effects[at] ?? null })) : [],
    routed: preview ? (run?.routes.length ?? 0) : null,
    laid: new Set(view.cells.filter(({ laid }) => laid).map(({ cell }) => cell)),
    cells: new Map(view.cells.map((cell) => [cell.cell, cell])),
    turns: turnsOf(company.id, view, entries),
    suggestion: asked ? suggestion : null,
    pressed,
    chosen,
    ghost,
    collected,
    nameOf,
    costOf,
  };
}

export const lays = (facts: Facts): { move: Lay; effect: Option["effect"] }[] =>
  facts.options.flatMap(({ move, effect }) => (move.type === "lay" ? [{ move, effect }] : []));
