/** Choosing a move on the map. Legal moves come from the view; for everything else the server is asked for the
 *  reason. */
import { STATIONS, linkBetween, place, station } from "./geometry";
import type { Draw, LondonAction, LondonView, Move, SheetView } from "./view";
import type { Refusal } from "../../lib/api";

export interface PlayPort {
  view: () => LondonView | null;
  send: (action: LondonAction) => Promise<Refusal | null>;
  why: (action: LondonAction) => Promise<Refusal | null>;
  confirm: (touch: boolean) => boolean;
}

const isDraw = (move: Move): move is Move & { action: Draw } => move.action.type === "draw";

export class Play {
  /** Start of the next section, once chosen. */
  origin = $state<number | null>(null);
  /** A target with several possible origins, until one of them is chosen. */
  target = $state<number | null>(null);
  /** The station under the pointer, or focused by keyboard. */
  hover = $state<number | null>(null);
  /** A move shown and waiting for confirmation. */
  draft = $state<Move | null>(null);
  /** True if moves that spend the pencil's power are shown too. */
  power = $state(false);
  refusal = $state<Refusal | null>(null);
  busy = $state(false);

  constructor(private hands: PlayPort) {}

  view = $derived.by(() => this.hands.view());
  sheet = $derived.by<SheetView | null>(() => {
    const view = this.view;
    return view && view.seat !== null ? (view.sheets[view.seat] ?? null) : null;
  });
  all = $derived(this.view?.moves ?? []);
  pass = $derived(this.all.find((move) => move.action.type === "pass") ?? null);
  circles = $derived(this.all.filter((move) => move.action.type === "circle"));
  private draws = $derived(this.all.filter(isDraw));
  /** Moves that spend a power the player must switch on first. */
  powered = $derived(this.draws.filter((move) => move.action.power && move.action.power !== "two_sections"));
  moves = $derived(
    this.draws.filter((move) => this.power || !move.action.power || move.action.power === "two_sections"),
  );
  origins = $derived(new Set(this.moves.map((move) => move.action.start)));
  targets = $derived(
    new Set(
      this.circles.length
        ? this.circles.map((move) => (move.action.type === "circle" ? move.action.station : -1))
        : this.moves
            .filter((move) => this.origin === null || move.action.start === this.origin)
            .map((move) => move.action.end),
    ),
  );
  /** Moves whose sections are drawn as ghosts, narrowed by the chosen origin and target. */
  ghosts = $derived(
    this.moves.filter(
      (move) =>
        (this.origin === null || move.action.start === this.origin) &&
        (this.target === null || move.action.end === this.target),
    ),
  );
  /** The move described in the panel: the draft, else what a press at the pointer would do. */
  shown = $derived.by<Move | null>(() => this.draft ?? (this.hover === null ? null : this.only(this.hover)));

  to(end: number): (Move & { action: Draw })[] {
    return this.moves.filter(
      (move) => move.action.end === end && (this.origin === null || move.action.start === this.origin),
    );
  }

  /** The move a press on this station would make, if there is exactly one. */
  only(id: number): Move | null {
    const circle = this.circles.find((move) => move.action.type === "circle" && move.action.station === id);
    if (circle) return circle;
    if (this.target !== null)
      return this.moves.find((move) => move.action.start === id && move.action.end === this.target) ?? null;
    const moves = this.to(id);
    return moves.length === 1 ? moves[0]! : null;
  }

  clear(): void {
    this.origin = this.target = null;
    this.draft = null;
    this.refusal = null;
  }

  async press(id: number, touch = false): Promise<void> {
    if (this.busy) return;
    this.refusal = null;
    const move = this.only(id);
    if (move) {
      const again = this.draft !== null && sameEnd(this.draft, move);
      if (!again && this.hands.confirm(touch)) this.draft = move;
      else await this.commit(move);
      return;
    }
    this.draft = null;
    if (!this.circles.length) {
      if (this.origin === id || this.target === id) return this.clear();
      if (this.to(id).length > 1) {
        this.target = id;
        return;
      }
      if (this.origins.has(id)) {
        this.target = null;
        this.origin = id;
        return;
      }
    }
    await this.explain(id);
  }

  /** Draw a section by dragging from one station to another. */
  async drag(start: number, end: number): Promise<void> {
    if (start === end) return this.press(start);
    this.refusal = null;
    const move = this.moves.find((m) => m.action.start === start && m.action.end === end);
    if (move) await this.commit(move);
    else await this.ask(this.attempt(start, end));
  }

  async commit(move: Move): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const refusal = await this.hands.send(move.action);
      this.clear();
      this.hover = null;
      this.power = false;
      this.refusal = refusal;
    } finally {
      this.busy = false;
    }
  }

  /** Ask the server why nothing can be drawn at a station. */
  private async explain(id: number): Promise<void> {
    const sheet = this.sheet;
    if (!sheet || !this.view) return;
    if (this.circles.length) return this.ask({ type: "circle", seat: sheet.seat, station: id });
    const line = sheet.lines.at(-1);
    if (this.origin === null && line?.stations.includes(id)) {
      const next = neighbourOf(id, line.stations);
      return this.ask(this.attempt(id, next));
    }
    await this.ask(this.attempt(this.origin ?? startFor(sheet, id), id));
  }

  private attempt(start: number, end: number): Draw {
    const second = this.sheet?.first != null;
    return { type: "draw", seat: this.sheet?.seat ?? 0, start, end, power: second ? "two_sections" : null };
  }

  private async ask(action: LondonAction): Promise<void> {
    this.refusal = await this.hands.why(action);
    this.origin = this.target = null;
  }
}

const sameEnd = (a: Move, b: Move): boolean => JSON.stringify(a.action) === JSON.stringify(b.action);

/** The end of the line the player most likely meant: one with a dotted link to the station, else the nearest. */
function startFor(sheet: SheetView, id: number): number {
  const far = (from: number): number => {
    const [[x1, y1], [x2, y2]] = [place(from), place(id)];
    return Math.hypot(x1 - x2, y1 - y2) + (linkBetween(from, id) ? 0 : 10000);
  };
  return [...sheet.ends].sort((a, b) => far(a) - far(b))[0] ?? id;
}

function neighbourOf(id: number, avoid: readonly number[]): number {
  const near = STATIONS.map((s) => s.id).filter((n) => linkBetween(id, n));
  return near.find((n) => !avoid.includes(n)) ?? near[0] ?? id;
}

export const nameOf = (id: number): string => station(id).name;
