/** One table: its live connection, its latest state, and the commands of a seat. */
import { DailyRivals } from "./dailyRivals.svelte";
import { stepTo, turnStarts } from "./turns";
import { nameless, say, type Message } from "./words.svelte";
import {
  ApiError,
  type ChatMessage,
  type Live,
  type LogEntry,
  type Log,
  type PreviewReady,
  type TableCreated,
  type Refusal,
  type TableView,
  type UndoChange,
  get,
  newKey,
  post,
} from "./api";

export type Link = "joining" | "live" | "lost";
const SILENCE_LIMIT_MS = 40_000;
/** How long news of one's own action may take, before it is fetched. */
const NEWS_LIMIT_MS = 3_000;

export class Table {
  now = $state.raw<TableView | null>(null);
  past = $state.raw<TableView | null>(null);
  entries = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  link = $state<Link>("joining");
  here = $state.raw<number[]>([]);
  watching = $state(0);
  /** Reason why the table cannot be shown at all. */
  trouble = $state<string | null>(null);
  /** The seat whose view is shown; with several people at one screen it changes with the turn. */
  seat = $state<number | null>(null);
  /** True if the host has freed my seat. */
  unseated = $state(false);
  /** For a daily board: the results of others. */
  readonly rivals = new DailyRivals(this);
  /** Position at which this browser last left the table. */
  left = 0;

  /** The newest preview received, whatever version it belongs to. */
  private newest = $state.raw<PreviewReady | null>(null);
  private socket: WebSocket | null = null;
  private closed = false;
  private tries = 0;
  private timer = 0;
  private silenceTimer = 0;
  /** The number of the last action of this browser, and who waits for it to be shown. */
  private accepted = 0;
  private known: (() => void) | null = null;

  /** The network is back: reconnect now instead of waiting for the timer. */
  private readonly online = (): void => {
    if (this.link === "lost") this.connect();
  };

  constructor(readonly id: string) {
    addEventListener("online", this.online);
    try {
      this.left = Number(localStorage.getItem(`trainshed-left-${id}`) ?? 0);
    } catch {
      this.left = 0;
    }
  }

  shown = $derived(this.past ?? this.now);
  /** What the server computed about the position shown: null until it has arrived, and always null for the past. */
  preview = $derived(!this.past && this.newest?.n === this.now?.version ? this.newest : null);
  names = $derived(this.now?.seats.map((seat) => seat.name || nameless(seat.seat, seat.level)) ?? []);
  waiting = $derived(this.now?.waiting.map((asked) => asked.seat) ?? []);
  mine = $derived(this.now?.mine ?? []);
  hotseat = $derived(this.mine.length > 1);
  myTurn = $derived(this.mine.some((seat) => this.waiting.includes(seat)));

  async open(): Promise<void> {
    try {
      await this.receive(await get<TableView>(`/tables/${this.id}`));
      const log = await get<Log>(`/tables/${this.id}/log`);
      this.entries = log.entries;
      this.chat = log.chat;
      this.connect();
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.problem.reason : "offline";
    }
  }

  /** A message of this table, with its players' names and its currency. */
  say(message: Message): string {
    return say(message, this.names, this.now?.title);
  }

  private address(): string {
    const at = new URL(`/api/tables/${this.id}/live`, location.href);
    at.protocol = at.protocol.replace("http", "ws");
    at.searchParams.set("since", String(this.now?.version ?? 0));
    return at.href;
  }

  private connect(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.link = "live";
      this.restartSilenceTimer();
    };
    socket.onmessage = (event) => {
      this.restartSilenceTimer();
      this.onMessage(JSON.parse(String(event.data)) as Live);
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.closed) return;
      this.link = "lost";
      const wait = Math.min(4000, 300 * 2 ** this.tries++);
      this.timer = window.setTimeout(() => this.connect(), wait);
    };
  }

  /** Reconnect, so that the server sees the seat just claimed. */
  reconnect(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  /** Restart the watchdog: a silent connection counts as dead, even without a close event. */
  private restartSilenceTimer(): void {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = window.setTimeout(() => this.socket?.close(), SILENCE_LIMIT_MS);
  }

  private onMessage(live: Live): void {
    if (live.type === "here") {
      this.here = live.seats;
      this.watching = live.watching;
    } else if (live.type === "change") {
      this.merge(live.entries, live.chat);
      void this.receive(live.table);
    } else if (live.type === "preview") {
      if (live.n >= (this.newest?.n ?? 0)) this.newest = live;
    } else if (this.now && live.n > this.now.version) void this.refresh();
  }

  private merge(entries: readonly LogEntry[], chat: readonly ChatMessage[]): void {
    // Actions undone or restored meanwhile are sent again.
    if (entries.length) this.entries = joined(this.entries, entries);
    if (chat.length) this.chat = joined(this.chat, chat);
  }

  /** Take a table sent by the server, or fetch it again if it was sent for the wrong seat. */
  private async receive(table: TableView): Promise<void> {
    const seat = this.seatFor(table);
    if (seat === table.seat) {
      this.seat = seat;
      this.apply(table);
    } else await this.sitAt(seat);
  }

  private apply(table: TableView): void {
    if (this.now && table.version < this.now.version) return;
    this.unseated = !table.mine.length && (this.unseated || this.mine.length > 0);
    this.now = table;
    if (table.version >= this.accepted) this.known?.();
    try {
      localStorage.setItem(`trainshed-left-${this.id}`, String(table.moves));
    } catch {
      // Storage is unavailable: the position is not saved.
    }
  }

  /** The seat to show. With several people at this screen it is the next one to act; a new turn begins with the
   *  first. */
  private seatFor(table: TableView): number | null {
    const stay = this.seat !== null && table.mine.includes(this.seat) ? this.seat : table.seat;
    const asked = table.waiting.map((w) => w.seat).filter((seat) => table.mine.includes(seat));
    if (!asked.length) return stay;
    const gone = stay === null || !asked.includes(stay);
    const before = this.waiting;
    const anew = before.length > 0 && asked.some((seat) => !before.includes(seat));
    return gone || anew ? asked[0]! : stay;
  }

  /** Show the table from this seat (one of mine). */
  async sitAt(seat: number | null): Promise<void> {
    this.seat = seat;
    // If this fails, the connection is down too; reconnecting sends the table again.
    const table = await get<TableView>(`/tables/${this.id}${this.query("?")}`).catch(() => null);
    if (table && seat === this.seat) this.apply(table);
  }

  private query(mark: string): string {
    return this.seat === null ? "" : `${mark}seat=${this.seat}`;
  }

  async refresh(): Promise<void> {
    const [table, log] = await Promise.all([
      get<TableView>(`/tables/${this.id}${this.query("?")}`),
      get<Log>(`/tables/${this.id}/log`),
    ]);
    this.entries = log.entries;
    this.chat = log.chat;
    await this.receive(table);
  }

  close(): void {
    this.closed = true;
    this.rivals.stop();
    removeEventListener("online", this.online);
    clearTimeout(this.timer);
    clearTimeout(this.silenceTimer);
    this.socket?.close();
  }

  // commands

  /** Play an action. Return the refusal if there is one; network errors are retried with the same key. */
  async act(action: { seat: number }): Promise<Refusal | null> {
    const command = { seat: action.seat, version: this.now?.version ?? 0, key: newKey(), action };
    for (let again = 0; ; again++) {
      try {
        this.accepted = (await post<{ n: number }>(`/tables/${this.id}/actions`, command)).n;
        await this.settled();
        return null;
      } catch (error) {
        if (!(error instanceof ApiError) && again < 2) {
          await new Promise((done) => setTimeout(done, 600));
          continue;
        }
        if (error instanceof ApiError && error.status === 409) await this.refresh().catch(() => undefined);
        return trouble(error);
      }
    }
  }

  /** Play actions one after the other: `next` looks at the table as it has become, and returns null when all is done. */
  async actInTurn(next: () => { seat: number } | null): Promise<Refusal | null> {
    for (let action = next(); action !== null; action = next()) {
      const refusal = await this.act(action);
      if (refusal) return refusal;
      await this.arrived();
    }
    return null;
  }

  /** Wait until the table shows the last action of this browser; if the news is late, fetch it. */
  private async arrived(): Promise<void> {
    const known = new Promise<void>((done) => (this.known = done));
    if ((this.now?.version ?? 0) >= this.accepted) return;
    const late = setTimeout(() => void this.refresh().catch(() => this.known?.()), NEWS_LIMIT_MS);
    await known;
    clearTimeout(late);
  }

  /** After a command: fetch the state if the live connection is down. */
  private async settled(): Promise<void> {
    if (this.link !== "live") await this.refresh();
  }

  async why(action: { seat: number }): Promise<Refusal | null> {
    try {
      const body = { seat: action.seat, action };
      return (await post<{ refusal: Refusal | null }>(`/tables/${this.id}/why`, body)).refusal;
    } catch (error) {
      return trouble(error);
    }
  }

  // Undo and redo: at once, or as a request if somebody must agree.

  /** Go back to the last decision of a person. */
  takeBack = (): Promise<void> => this.undo("take-back");
  /** Restore what was taken back last. */
  redo = (): Promise<void> => this.undo("redo");
  /** Go back to the beginning of the turn. */
  restartTurn = (): Promise<void> => this.undo("restart-turn");
  /** Go back to a position. */
  backTo = (at: number): Promise<void> => this.undo("back-to", at);

  /** True if this browser may go back to a position, at once or by asking. */
  mayGoBackTo(at: number): boolean {
    const now = this.now;
    if (!now || !this.mine.length || now.undo.policy === "none" || now.undo.ask || at >= now.moves) return false;
    return !now.daily || at >= (now.undo.free_from ?? 0);
  }

  /** Withdraw the open request, or answer it. */
  answer = (what: "withdraw" | "grant" | "decline", seat: number): Promise<void> => this.undo(what, null, seat);

  async undo(what: UndoChange | "withdraw" | "grant" | "decline", to: number | null = null, seat = this.seat ?? 0): Promise<void> {
    try {
      await post(`/tables/${this.id}/undo`, { seat, version: this.now?.version ?? 0, key: newKey(), what, to });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await this.refresh().catch(() => undefined);
      throw error;
    }
    this.wanted = this.past = null;
    await this.settled();
  }

  async tell(text: string): Promise<void> {
    await post(`/tables/${this.id}/chat`, { text, key: newKey() });
    await this.settled();
  }

  /** The position asked for last: keys may be pressed faster than positions arrive. */
  private wanted: number | null = null;

  async look(at: number | null): Promise<void> {
    const most = this.now?.moves;
    this.wanted = at === most ? null : at;
    if (this.wanted === null) {
      this.past = null;
      return;
    }
    try {
      const found = await get<TableView>(`/tables/${this.id}?at=${at}${this.query("&")}`);
      if (this.wanted === at) this.past = found;
    } catch (error) {
      if (this.wanted === at) this.wanted = this.past?.at ?? null;
      throw error;
    }
  }

  /** Show the position `by` moves later, or earlier if negative. */
  step(by: number): void {
    const most = this.now?.moves ?? 0;
    void this.look(Math.min(most, Math.max(0, this.at + by)));
  }
  /** Show the position where the part of the game or the turn begins, or the next one. */
  stepRound(by: 1 | -1): void {
    this.stepIn(this.now?.ticks.map(({ at }) => at) ?? [], by);
  }
  stepTurn(by: 1 | -1): void {
    this.stepIn(turnStarts([...(this.now?.turns ?? []), ...(this.now?.ticks.map(({ at }) => at) ?? [])], this.entries), by);
  }
  private stepIn(starts: readonly number[], by: 1 | -1): void {
    void this.look(stepTo(starts, this.at, by, this.now?.moves ?? 0));
  }
  /** The position shown, or the one on its way. */
  private get at(): number {
    return this.wanted ?? this.shown?.at ?? this.now?.moves ?? 0;
  }

  rematch = (): Promise<TableCreated> => post<TableCreated>(`/tables/${this.id}/rematch`);
  clone = (at: number): Promise<TableCreated> => post<TableCreated>(`/tables/${this.id}/clone`, { at });
}

/** Turn any error into a refusal. */
function trouble(error: unknown): Refusal {
  if (error instanceof ApiError && error.problem.refusal) return error.problem.refusal;
  const reason = error instanceof ApiError ? error.problem.reason : "offline";
  return { rule: "page/problem", message: { key: `page-problem-${reason}` }, about: [] };
}

function joined<T extends { n: number }>(known: readonly T[], more: readonly T[]): T[] {
  const all = new Map(known.map((item) => [item.n, item]));
  for (const item of more) all.set(item.n, item);
  return [...all.values()].sort((a, b) => a.n - b.n);
}
