/** The guided first game at a table: feeds the coach, and shows on the map and in the panel what it speaks of. */
import { MediaQuery } from "svelte/reactivity";
import { ApiError, get } from "../../lib/api";
import { adviceOf, type Suggested } from "../../lesson/advice";
import { Coach } from "../../lesson/coach.svelte";
import { factsOf, type Facts } from "../../lesson/cz/facts";
import { CZ_TOUR, lastRun } from "../../lesson/cz/tour";
import type { Text } from "../../lesson/engine";
import type { TourGuide } from "../../lesson/guide.svelte";
import { lineUp } from "../../lesson/ghost";
import { blink, found } from "../../lesson/show";
import { memoryOfTable } from "../../lesson/storage";
import { reducedMotion } from "../../lib/settings.svelte";
import { t } from "../../lib/words.svelte";
import type { RouteLine } from "../../rail/board";
import { mapOf } from "../../rail/mapState.svelte";
import { playbackOf } from "../../rail/playback/playback.svelte";
import { countedOf, lineOf } from "../../rail/run/look.svelte";
import type { Guide } from "../../rail/session.svelte";
import CoachPart from "./Lesson.svelte";
import type { Session } from "./session.svelte";

/** The learner's company is always the same one. */
const HOMES = { BCB: "E15" };
/** Milliseconds for each hex of a route that is drawn, and for the whole at the end. */
const HEX_MS = 280;
const HOLD_MS = 2500;

/** The parts of the page that a card speaks of, by their names in the tour. */
const CONTROLS: Readonly<Record<string, string>> = {
  treasury: "[data-testid=seat-BCB]",
  confirm: "[data-testid=fan-confirm], [data-testid=lay-confirm]",
  buy: "[data-testid=buy]",
  bank: "[data-testid=bank-row]",
  done: "[data-testid=done]",
};
const say = ({ key, args }: Text): string => t(key, args);

interface Suggestion {
  n: number;
  action: Suggested;
}

export class Lesson implements TourGuide<Facts> {
  readonly coach: Coach<Facts>;
  /** What shows the coach above the question, loaded with the lesson. */
  readonly Coach = CoachPart;
  #answer = $state.raw<Suggestion | null>(null);
  #fetching: Promise<void> | null = null;
  /** The learner waits for the suggestion. */
  busy = $state(false);
  /** Why something is not possible now. */
  note = $state<string | null>(null);
  /** The list of cards and the entries of the menu are shown. */
  listing = $state(false);
  #treasury = $state(false);
  /** On phones some texts are other ones, because the top bar has no room for what they speak of. */
  #wideScreen = new MediaQuery("min-width: 1000px");
  /** Routes drawn by "Show me". */
  #drawn = $state.raw<RouteLine[] | null>(null);
  #timer = 0;

  constructor(private readonly session: Session) {
    this.coach = new Coach(memoryOfTable(session.table.id), CZ_TOUR, () => ({ screen: this.#wideScreen.current ? "wide" : "phone" }));
  }

  get #homeLaid(): boolean {
    return this.session.view?.cells.some((one) => one.cell === HOMES.BCB && one.laid) ?? false;
  }
  get #map() {
    return mapOf(this.session);
  }
  get #laying() {
    return this.#map.laying;
  }
  /** True if the learner is asked something in the position shown. */
  get asked(): boolean {
    return this.session.playing;
  }
  /** On phones the buttons for the tile or station chosen are right under the open card. */
  get confirms(): boolean {
    return !this.#wideScreen.current && this.asked && !!this.coach.card && !this.coach.reread && this.#laying.cell !== null && !!this.#laying.move;
  }
  get canTakeBack(): boolean {
    return !!this.session.table.now?.undo.back;
  }
  /** What the coach would do now; null: not known. */
  get suggestion(): Suggested | null {
    return this.#answer?.n === this.session.table.now?.version ? (this.#answer?.action ?? null) : null;
  }

  nameOf = (cell: string): string => this.session.cellName(cell);
  costOf = (cell: string): number => {
    const laid = this.session.view?.cells.some((one) => one.cell === cell && one.laid);
    return laid ? 0 : (this.#map.printed.get(cell)?.print?.cost ?? 0);
  };

  /** What is the case now; null while the table is loading or the past is shown. */
  facts = $derived.by<Facts | null>(() => {
    const { view, seat, table, preview } = this.session;
    if (!view || seat === null || table.past || !this.#map.pieces || !table.entries.length) return null;
    const { ghost, move, cell, own } = this.#laying;
    // The home's tile is the learner's choice: the one offered at once does not end the card about it.
    const lies = ghost && !ghost.refused && (own || cell !== HOMES.BCB || this.#homeLaid) && move?.action.type === "lay" ? { cell: ghost.cell, cost: move.effect?.cost ?? this.costOf(ghost.cell) } : null;
    return factsOf({
      view,
      seat,
      entries: table.entries,
      preview: table.preview?.seat === seat ? preview : null,
      homes: HOMES,
      nameOf: this.nameOf,
      costOf: this.costOf,
      suggestion: this.suggestion,
      pressed: this.#treasury ? "treasury" : this.#map.pressed,
      chosen: cell,
      ghost: lies,
      collected: false,
    });
  });

  /** What the map shows for the open card; null: nothing. */
  guide = $derived.by<Guide | null>(() => {
    const { coach, session } = this;
    if (coach.left || session.table.past || session.view?.over || playbackOf(session).operating) return this.#drawn && { focus: null, labels: [], ...this.#routes };
    const { target } = coach;
    const labels = [...(target?.labels ?? []), ...coach.lasting, ...this.#openEnds].map((label) => ({ ...label, text: say(label.text) }));
    const { focus, cells = [] } = target ?? {};
    // A badge over the tile that is being turned would hide it.
    const badge = focus?.badge && this.#laying.cell !== focus.cell ? { badge: say(focus.badge) } : {};
    const own = this.#laying.cell === null ? [] : [this.#laying.cell];
    return {
      focus: cells.length ? { cells: [...new Set([...cells, ...own])], ...(focus ? { target: { cell: focus.cell, ...(focus.stop === undefined ? {} : { stop: focus.stop }), ...badge } } : {}) } : null,
      labels,
      ...this.#routes,
    };
  });
  /** The routes drawn by "Show me", or those of the run that the open card is about. */
  get #routes(): Pick<Guide, "routes" | "counted"> {
    if (this.#drawn) return { routes: this.#drawn, counted: [] };
    const ran = this.coach.card?.show === "routes" && this.facts ? lastRun(this.facts).routes : [];
    return ran.length ? { routes: this.#lines(ran), counted: countedOf(ran.map((route, n) => ({ number: n + 1, route }))) } : { routes: null, counted: [] };
  }
  #lines(routes: readonly { cells: readonly string[] }[]): RouteLine[] {
    const company = this.facts?.company ?? "";
    return routes.map(({ cells }, n) => ({ id: `${company} ${n + 1}`, company, number: n + 1, cells, line: lineOf(n + 1) }));
  }
  /** A hex out of reach was pressed while the coach explains connection: where the own track can go on. */
  get #openEnds(): { cell: string; text: Text }[] {
    if (this.coach.card?.id !== "connection" || !this.#laying.refusal || this.#laying.cell !== null) return [];
    const aim = this.coach.target?.focus?.cell;
    return [...this.#laying.sites.keys()].filter((cell) => cell !== aim).map((cell) => ({ cell, text: { key: "page-lesson-cz-label-end" } }));
  }

  /** The control outside the map that the open card is about, as a selector. */
  get control(): string | null {
    const name = this.coach.target?.control;
    return !this.coach.left && name ? (CONTROLS[name] ?? null) : null;
  }
  /** Something on the page was pressed. */
  press(on: Element): void {
    this.#treasury = on.closest(CONTROLS.treasury!) !== null;
    this.note = null;
  }

  /** The advice for the present step in words; null: not known. */
  get advice(): string | null {
    const { suggestion: action, session } = this;
    const { view } = session;
    if (this.note) return this.note;
    if (!action || !view) return null;
    const laid = action.type === "lay" && view.cells.some((cell) => cell.cell === action.cell && cell.laid);
    const effect = session.legal.find((move) => JSON.stringify(move.action) === JSON.stringify(action))?.effect ?? null;
    return adviceOf(action, view.step?.type ?? "", this.nameOf, view.depot.top ?? "", laid, effect).map(say).join(" ");
  }

  /** Fetch the coach's suggestion for the present question, unless it is known or on its way. */
  fetch(): Promise<void> {
    const { table, seat } = this.session;
    if (!this.asked || this.suggestion) return Promise.resolve();
    this.#fetching ??= get<Suggestion>(`/tables/${table.id}/suggestion?seat=${seat}`).then(
      (answer) => {
        this.#fetching = null;
        this.#answer = answer;
      },
      (error: unknown) => {
        this.#fetching = null;
        throw error;
      },
    );
    return this.#fetching;
  }
  /** The suggestion is wanted: if there is none, say why. */
  async ask(): Promise<Suggested | null> {
    this.note = this.asked ? null : t("page-problem-not-asked");
    if (this.suggestion || !this.asked) return this.suggestion;
    this.busy = true;
    try {
      await this.fetch();
      // An answer to an earlier question was on its way.
      await this.fetch();
    } catch (error) {
      this.note = t(`page-problem-${error instanceof ApiError ? error.problem.reason : "offline"}`);
    } finally {
      this.busy = false;
    }
    return this.suggestion;
  }

  /** "Show me" of the open card or of the lamp; it never decides anything. */
  show(kind: string): void {
    this.note = null;
    if (kind === "suggestion") return void this.ask().then((action) => this.#suggest(action));
    if (kind === "home") return this.see(HOMES.BCB);
    if (kind === "routes") return this.#draw();
    const control = CONTROLS[kind];
    if (control) blink(control);
    if (kind === "confirm" && this.#laying.cell) this.#map.bring([this.#laying.cell]);
  }
  /** The `h` key. */
  showNow(): void {
    this.show(this.coach.card?.show ?? "suggestion");
  }
  /** Show a place on the map. */
  see = (cell: string): void => {
    this.#map.bring([cell]);
    this.session.highlight = { cells: [cell] };
  };

  /** Choose what the coach would do, and stop before the button that confirms it. */
  #suggest(action: Suggested | null): void {
    if (!action) return;
    if (action.type === "lay" || action.type === "station") {
      lineUp(this.session, action, this.coach.target?.cells);
      // On phones the button is below the card; a card that opens now is read first.
      const card = this.coach.card?.id;
      setTimeout(() => card === this.coach.card?.id && found(CONTROLS.confirm!)?.scrollIntoView({ block: "nearest" }), 100);
    } else blink(CONTROLS[action.type === "buy-train" ? "buy" : action.type === "done" ? "done" : "confirm"]!);
  }

  /** Draw the routes of this turn one after the other. */
  #draw(): void {
    const { facts } = this;
    const routes = facts ? lastRun(facts).routes : [];
    if (!facts || !routes.length) return;
    this.#map.bring([...new Set(routes.flatMap((route) => route.cells))]);
    const steps = routes.flatMap((route, n) => route.cells.slice(1).map((_, at) => ({ n, cells: at + 2 })));
    const lines = (n: number, cells: number): RouteLine[] =>
      this.#lines(routes.slice(0, n + 1).map((route, at) => (at === n ? { cells: route.cells.slice(0, cells) } : route)));
    let at = reducedMotion() ? steps.length - 1 : 0;
    const step = (): void => {
      const now = steps[at++];
      this.#drawn = now ? lines(now.n, now.cells) : null;
      if (now) this.#timer = window.setTimeout(step, at < steps.length ? HEX_MS : HOLD_MS);
    };
    clearTimeout(this.#timer);
    step();
  }

  /** Take back the last decision, or say why that is not possible. */
  async takeBack(): Promise<void> {
    const { table } = this.session;
    this.note = null;
    if (!this.canTakeBack) {
      this.note = t(`page-undo-${table.now?.undo.now ?? "nothing"}`);
      return;
    }
    try {
      await table.takeBack();
    } catch (error) {
      this.note = t(`page-problem-${error instanceof ApiError ? error.problem.reason : "offline"}`);
    }
  }
}
