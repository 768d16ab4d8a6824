/** For tests: a learner at the table of the lesson, as a sequence of facts. */
import { advance, ended, recover, START, type Progress } from "../engine";
import type { Facts, Option } from "./facts";
import type { Turn } from "./turns";
import { CZ_TOUR } from "./tour";

export const HOME = "E15";
type Event = Record<string, unknown>;

const START_FACTS: Facts = {
  acts: 0,
  round: 1,
  rounds: 10,
  over: false,
  company: "BCB",
  home: HOME,
  rival: "EKJ",
  step: "lay-track",
  phase: 1,
  ending: false,
  cash: 150,
  limit: 4,
  trains: [],
  stations: ["E15.0"],
  top: "2",
  price: 70,
  topLeft: 3,
  twosLeft: 3,
  options: [],
  routed: null,
  laid: new Set(),
  cells: new Map(),
  turns: [],
  suggestion: null,
  pressed: null,
  chosen: null,
  ghost: null,
  collected: false,
  nameOf: (cell) => ({ E15: "Pardubice", D16: "Hradec Králové", E11: "Praha", D12: "" })[cell] ?? cell,
  costOf: (cell) => (["E15", "D16", "E11"].includes(cell) ? 10 : 0),
};

const emptyTurn = (round: number, trains: readonly string[]): Turn => ({
  round,
  trainsBefore: trains,
  lays: [],
  stations: [],
  bought: [],
  routes: [],
  revenue: null,
  ended: false,
});

/** A legal lay with its effect. */
export const canLay = (cell: string, after = 0, before = 0, cost = 0): Option =>
  ({ move: { type: "lay", seat: 0, company: "BCB", cell, tile: "6", rotation: 0 }, effect: { cost, before, after } }) as Option;
export const canPlace = (cell: string, stop = 0): Option =>
  ({ move: { type: "station", seat: 0, company: "BCB", cell, stop }, effect: { cost: 40, before: 70, after: 80 } }) as Option;
export const canBuy = (before = 0, after = 0): Option =>
  ({ move: { type: "buy-train", seat: 0, company: "BCB" }, effect: { cost: 0, before, after } }) as Option;

/** What is asked after an action; `run`: the trains have run, each with this revenue. */
type After = Partial<Facts> & { run?: readonly number[] };
export const WAIT: After = { step: "" };
export const BUY: After = { step: "buy-trains", options: [canBuy()] };
export const STATION = (...places: Option[]): After => ({ step: "build-station", options: places });

export class Desk {
  facts: Facts = { ...START_FACTS, options: [canLay(HOME, 0, 0, 10)], turns: [emptyTurn(1, [])] };
  progress: Progress = START;
  /** The cards that were opened, in order. */
  readonly opened: string[] = [];
  readonly others: string[] = [];
  #past: Facts[] = [];

  constructor() {
    this.#look();
  }
  get open(): string | null {
    return this.progress.open?.id ?? null;
  }
  get done(): string[] {
    return this.progress.done.map(({ id }) => id);
  }
  #look(): void {
    const before = this.open;
    this.progress = advance(CZ_TOUR, this.progress, this.facts);
    if (this.open !== null && this.open !== before) this.opened.push(this.open);
    const { other } = this.progress;
    if (other && this.others.at(-1) !== `${other.card} ${other.id}`) this.others.push(`${other.card} ${other.id}`);
  }
  set(more: Partial<Facts>): this {
    this.facts = { ...this.facts, ...more };
    this.#look();
    return this;
  }
  /** An action of the learner, and what it changes in the present turn. */
  #act(of: Partial<Turn>, { run, ...to }: After): this {
    this.#past.push(this.facts);
    const routes = run?.map((revenue) => ({ revenue, names: ["E15 Pardubice", "D16 Hradec Králové"], values: [20, 20], cells: ["E15", "D16"] }));
    const revenue = run?.reduce((a, b) => a + b, 0);
    const turn = { ...this.facts.turns.at(-1)!, ...of, ...(run ? { routes: routes as unknown as Turn["routes"], revenue: revenue! } : {}) };
    const turns = [...this.facts.turns.slice(0, -1), turn];
    return this.set({ acts: this.facts.acts + 1, turns, options: [], ghost: null, chosen: null, pressed: null, collected: false, ...to });
  }
  next(): this {
    this.progress = ended(this.progress, this.facts);
    this.#look();
    return this;
  }
  press(what: string): this {
    return this.set({ pressed: what });
  }
  ghost(cell: string, cost = 0): this {
    return this.set({ ghost: { cell, cost }, chosen: cell });
  }
  /** Lay a tile; `to` is what is asked then. */
  lay(cell: string, to: After, tile: Event = {}): this {
    const event = { type: "tile-laid", cell, tile: "6", rotation: 1, cost: 0, upgrade: false, ...tile } as unknown as Turn["lays"][number];
    return this.#act({ lays: [...this.facts.turns.at(-1)!.lays, event] }, { laid: new Set([...this.facts.laid, cell]), ...to });
  }
  place(cell: string, to: After): this {
    const event = { type: "station-placed", cell, stop: 1, cost: 40 } as unknown as Turn["stations"][number];
    return this.#act({ stations: [event] }, { stations: [...this.facts.stations, `${cell}.1`], ...to });
  }
  buy(to: After = BUY): this {
    const bought = [...this.facts.turns.at(-1)!.bought, this.facts.top];
    return this.#act({ bought }, { trains: [...this.facts.trains, this.facts.top], ...to });
  }
  pass(to: After = WAIT): this {
    return this.#act({}, to);
  }
  /** The rival plays, and the learner's next turn begins. */
  round(number: number, more: Partial<Facts> = {}): this {
    this.set({ step: "", options: [], turns: this.facts.turns.map((turn) => ({ ...turn, ended: true })) });
    const turns = [...this.facts.turns, emptyTurn(number, this.facts.trains)];
    return this.set({ round: number, step: "lay-track", turns, collected: false, ...more });
  }
  /** Take back the last action. */
  takeBack(): this {
    const before = this.#past.pop();
    return before ? this.set({ ...before, ghost: null, chosen: null }) : this;
  }
  /** Open the page again. With nothing saved, progress is found from the facts. */
  reload(saved = true): this {
    this.progress = saved ? (JSON.parse(JSON.stringify(this.progress)) as Progress) : recover(CZ_TOUR, this.facts);
    this.facts = { ...this.facts, ghost: null, chosen: null, pressed: null, collected: false };
    this.#look();
    return this;
  }
}

export const LAY_2 = { options: [canLay("D16", 40, 0, 10), canLay("E13", 30)] };
export const PRAHA_CELL = new Map([
  [
    "E11",
    {
      stops: [
        { slots: 1, stations: ["BN"], reserved: [] },
        { slots: 1, stations: [], reserved: [] },
        { slots: 1, stations: ["NWB"], reserved: [] },
      ],
    },
  ],
]) as unknown as Facts["cells"];

/** The script's rounds, for an obedient learner. */
export const ROUNDS: readonly ((desk: Desk) => void)[] = [
  (desk) => {
    desk.press("treasury").press(HOME).ghost(HOME, 10).lay(HOME, { ...BUY, cash: 140 }, { cost: 10 });
    desk.buy({ ...BUY, cash: 70, topLeft: 2 }).pass();
  },
  (desk) => {
    desk.round(2, { ...LAY_2, routed: 0, twosLeft: 1, topLeft: 1 }).ghost("D16", 10);
    desk.lay("D16", { ...STATION(canPlace("D16")), cash: 60 }, { cost: 10 });
    desk.pass({ ...BUY, cash: 100, run: [40] }).set({ collected: true });
    desk.buy({ ...WAIT, cash: 30, top: "3", price: 120, topLeft: 2, twosLeft: 0 });
  },
  (desk) => {
    desk.round(3, { phase: 2, topLeft: 1, routed: 1, options: [canLay("E13", 70, 40), canLay(HOME, 50, 40)] }).ghost("E13");
    desk.lay("E13", { ...WAIT, cash: 100, run: [40, 30] });
  },
  (desk) => {
    desk.round(4, { routed: 2, options: [canLay("E11", 70, 70, 10), canLay(HOME, 90, 70)], cells: PRAHA_CELL }).ghost("E11", 10);
    desk.lay("E11", { ...STATION(canPlace("E11", 1), canPlace("D16")), cash: 90 }, { cost: 10 });
    desk.place("E11", { ...BUY, cash: 130, options: [canBuy(80, 110)], run: [40, 40] }).set({ collected: true });
    desk.buy({ ...WAIT, cash: 10, top: "4", price: 250, topLeft: 1 });
  },
  (desk) => {
    desk.round(5, { routed: 3, options: [canLay(HOME, 130, 110), canLay("D12", 110, 110)] }).ghost(HOME);
    desk.lay(HOME, { ...WAIT, cash: 140, run: [50, 40, 40] }, { upgrade: true });
  },
];

export const obey = (desk: Desk, ...rounds: number[]): Desk => {
  for (const round of rounds) ROUNDS[round - 1]!(desk);
  return desk;
};
