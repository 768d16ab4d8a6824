/** One table: its live connection, its latest state, and the commands of a seat. */
import type { DailyRivals } from "./dailyRivals.svelte";
import { keepEqual } from "./keep";
import { PacedNews } from "./pacedNews.svelte";
import { stepTo, turnStarts } from "./turns";
import { Visit } from "./visit.svelte";
import { nameless, say, type Message } from "./words.svelte";
import {
  ApiError,
  type Change,
  type ChatMessage,
  type ChatPage,
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
/** How often, and after what time, a server that is busy is asked for a position again. */
const [BUSY_TRIES, BUSY_WAIT_MS] = [4, 700];

export class Table {
  now = $state.raw<TableView | null>(null);
  past = $state.raw<TableView | null>(null);
  entries = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  /** True if there may be chat messages before the first of `chat`. */
  earlierChat = $state(false);
  link = $state<Link>("joining");
  here = $state.raw<number[]>([]);
  watching = $state(0);
  /** Reason why the table cannot be shown at all. */
  trouble = $state<string | null>(null);
  /** The seat whose view is shown; with several people at one screen it changes with the turn. */
  seat = $state<number | null>(null);
  /** True if the host has freed my seat. */
  unseated = $state(false);
  /** True if I have given up a seat here. */
  gaveUp = $state(false);
  /** For a daily board: the results of others. */
  rivals = $state.raw<DailyRivals | null>(null);
  /** The table this one is a copy of, if this browser made it. */
  copyOf: string | null = null;
  /** Moves of others are shown one after the other. */
  readonly paced = new PacedNews(this, (news) => this.showNews(news));
  /** What was missed since the last visit. */
  readonly visit: Visit;
  /** The number of the last log entry when the table was opened. */
  oldNews = 0;

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
    this.visit = new Visit(id, () => this.now?.moves ?? 0, (moves) => this.tellSeen(moves));
    try {
      this.chatSeen = Number(localStorage.getItem(`trainshed-chat-${id}`) ?? 0);
      this.copyOf = localStorage.getItem(`trainshed-copy-${id}`);
    } catch {
      // Storage is blocked: nothing is known of earlier visits.
    }
  }

  shown = $derived(this.past ?? this.now);
  /** What the server computed about the position shown: null until it has arrived, and always null for the past. */
  preview = $derived(!this.past && this.newest?.n === this.now?.version ? this.newest : null);
  /** The title's own names for seats without one, empty for the usual ones. */
  called = $state.raw<(seat: number) => string>(() => "");
  names = $derived(this.now?.seats.map((seat) => seat.name || this.called(seat.seat) || nameless(seat.seat, seat.level)) ?? []);
  waiting = $derived(this.now?.waiting.map((asked) => asked.seat) ?? []);
  mine = $derived(this.now?.mine ?? []);
  hotseat = $derived(this.mine.length > 1);
  myTurn = $derived(this.mine.some((seat) => this.waiting.includes(seat)));

  /** The number of the last chat message shown in this browser. */
  private chatSeen = $state(0);
  /** How many messages of others have not been shown yet. */
  unread = $derived(this.chat.filter((said) => said.n > this.chatSeen && !(said.seat != null && this.mine.includes(said.seat))).length);
  /** All messages so far are shown. */
  readChat(): void {
    const last = this.chat.at(-1)?.n ?? 0;
    if (last <= this.chatSeen) return;
    this.chatSeen = last;
    try {
      localStorage.setItem(`trainshed-chat-${this.id}`, String(last));
    } catch {
      // Storage is blocked: it counts as unread after the next visit.
    }
  }

  async open(): Promise<void> {
    try {
      await this.receive(await get<TableView>(`/tables/${this.id}`));
      const log = await get<Log>(`/tables/${this.id}/log`);
      this.entries = log.entries;
      this.oldNews = log.entries.at(-1)?.n ?? 0;
      this.chat = log.chat;
      this.earlierChat = log.cut;
      this.visit.start(log.seen ?? null);
      this.connect();
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.problem.reason : "offline";
    }
  }

  /** True if the table has agreed on as much help as the bots' reasons are; after the game everybody may know them. */
  get mayAskBot(): boolean {
    return this.now?.help === "full" || !!this.now?.over;
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
      if (!document.hidden) this.tellSeen(this.now?.moves ?? 0);
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

  /** Tell the server how much I have seen, so that other devices know it too. */
  private tellSeen(moves: number): void {
    if (this.link === "live" && this.mine.length) this.socket?.send(`seen ${moves}`);
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
      this.merge([], live.chat);
      this.paced.add(live);
    } else if (live.type === "preview") {
      if (live.n >= (this.newest?.n ?? 0)) this.newest = live;
    } else if (this.now && live.n > this.now.version) void this.refresh();
  }

  /** Show news in the order they came; what the table is like is in the last. */
  private showNews(news: readonly Change[]): void {
    this.merge(news.flatMap(({ entries }) => entries), []);
    void this.receive(news.at(-1)!.table);
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
    this.visit.show(table.moves);
    if (table.version >= this.accepted) this.known?.();
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
    this.paced.flush();
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
    this.paced.flush();
    this.entries = log.entries;
    this.chat = log.chat;
    await this.receive(table);
  }

  close(): void {
    this.closed = true;
    this.paced.stop();
    this.visit.stop();
    this.rivals?.stop();
    removeEventListener("online", this.online);
    clearTimeout(this.timer);
    clearTimeout(this.silenceTimer);
    this.socket?.close();
  }

  // commands

  /** Play an action. Return the refusal if there is one; network errors are retried with the same key. */
  async act(action: { seat: number }): Promise<Refusal | null> {
    const command = { seat: action.seat, version: this.now?.version ?? 0, key: newKey(), action };
    this.paced.flush();
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
    if (!now || !this.mine.length || now.ended || now.undo.policy === "none" || now.undo.ask || at >= now.moves) return false;
    return !now.daily || at >= (now.undo.free_from ?? 0);
  }

  /** Withdraw the open request, or answer it. */
  answer = (what: "withdraw" | "grant" | "decline", seat: number, ask: number): Promise<void> => this.undo(what, null, seat, ask);

  async undo(
    what: UndoChange | "withdraw" | "grant" | "decline",
    to: number | null = null,
    seat = this.seat ?? 0,
    ask: number | null = null,
  ): Promise<void> {
    const version = this.now?.version ?? 0;
    this.paced.flush();
    try {
      await post(`/tables/${this.id}/undo`, { seat, version, key: newKey(), what, to, ask });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await this.refresh().catch(() => undefined);
      throw error;
    }
    this.wanted = this.past = null;
    await this.settled();
  }

  /** Let a bot of a level play for a seat until its person is back; null: the person is back. */
  async standIn(seat: number, level: string | null): Promise<void> {
    await post(`/tables/${this.id}/seats/${seat}/stand-in`, { level, key: newKey() });
    await this.settled();
  }
  /** Leave one of my seats to a bot for good; the last person at the table ends the game. */
  async giveUp(seat: number): Promise<void> {
    await post(`/tables/${this.id}/seats/${seat}/give-up`, { key: newKey() });
    this.gaveUp = true;
    await this.settled();
  }
  /** End the game as it stands, or ask the others to agree to it. */
  async end(seat: number): Promise<void> {
    await post(`/tables/${this.id}/end`, { seat, version: this.now?.version ?? 0, key: newKey() });
    await this.settled();
  }

  /** Fetch the messages before the first one that is here. */
  async readEarlierChat(): Promise<void> {
    const page = await get<ChatPage>(`/tables/${this.id}/chat?before=${this.chat[0]?.n ?? 0}`);
    this.chat = joined(this.chat, page.chat);
    this.earlierChat = page.earlier;
  }

  async tell(text: string): Promise<void> {
    await post(`/tables/${this.id}/chat`, { text, key: newKey() });
    await this.settled();
  }

  /** The position asked for last: keys may be pressed faster than positions arrive. */
  private wanted: number | null = null;

  async look(at: number | null): Promise<void> {
    this.paced.flush();
    const most = this.now?.moves;
    this.wanted = at === most ? null : at;
    if (this.wanted === null) {
      this.past = null;
      return;
    }
    try {
      const found = await this.position(at!);
      if (this.wanted === at) this.past = keepEqual(this.shown, found);
    } catch (error) {
      if (this.wanted === at) this.wanted = this.past?.at ?? null;
      throw error;
    }
  }

  /** Fetch a position. A server that is asked too much, such as by the reading of a long game just before, is asked again
   *  while the position is still wanted. */
  private async position(at: number): Promise<TableView> {
    for (let again = 0; ; again++) {
      try {
        return await get<TableView>(`/tables/${this.id}?at=${at}${this.query("&")}`);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 429 || again === BUSY_TRIES || this.wanted !== at) throw error;
        await new Promise((done) => setTimeout(done, BUSY_WAIT_MS));
      }
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
  /** Make a copy that starts at a position; this browser remembers whose copy it is. */
  async clone(at: number): Promise<TableCreated> {
    const made = await post<TableCreated>(`/tables/${this.id}/clone`, { at });
    try {
      localStorage.setItem(`trainshed-copy-${made.id}`, this.id);
    } catch {
      // Storage is blocked: the way back is the list of tables.
    }
    return made;
  }
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
