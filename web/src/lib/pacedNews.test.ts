import { expect, test, vi } from "vitest";
import type { Change, LogEntry, TableView } from "./api";
import type { Clock } from "./pace";

let [hidden, still] = [false, false];
vi.stubGlobal("matchMedia", () => ({ get matches() { return still; }, addEventListener: () => undefined }));
vi.stubGlobal("document", { get hidden() { return hidden; }, addEventListener: () => undefined, removeEventListener: () => undefined });
const { PacedNews, othersIn, urgencyOf } = await import("./pacedNews.svelte");

/** Seat 0 is mine. */
const table = (version: number, asked: number[], more: Partial<TableView> = {}): TableView =>
  ({ version, moves: version, mine: [0], seats: [0, 1, 2].map((seat) => ({ seat, stand_in: null })), waiting: asked.map((seat) => ({ seat })), over: false, ...more }) as unknown as TableView;
const act = (n: number, seat: number, kind: LogEntry["kind"] = "act"): LogEntry => ({ n, kind, seat, undone: false }) as unknown as LogEntry;
const change = (now: TableView, ...entries: LogEntry[]): Change => ({ type: "change", n: now.version, entries, chat: [], table: now, cut: false }) as unknown as Change;

test("only moves of others wait, and never one that may change a question on the screen", () => {
  const waiting = table(1, [1]);
  expect(urgencyOf(change(table(2, [2]), act(2, 1)), waiting)).toBe("move");
  expect(urgencyOf(change(table(2, [0]), act(2, 1)), waiting)).toBe("move-and-question");
  expect(urgencyOf(change(table(2, [], { over: true }), act(2, 1)), waiting)).toBe("move-and-question");
  expect(urgencyOf(change(table(2, [1]), act(2, 1)), table(1, [0, 1]))).toBe("at-once");
  expect(urgencyOf(change(table(2, [1]), act(2, 0)), waiting)).toBe("at-once");
  expect(urgencyOf(change(table(2, [1]), act(2, 1, "undo")), waiting)).toBe("at-once");
  expect(urgencyOf(change(table(2, [1]), act(2, 1, "seat")), waiting)).toBe("quiet");
  expect(urgencyOf(change(table(2, [1])), null)).toBe("at-once");
});

test("a bot that plays for me is somebody else", () => {
  const away = table(2, [1], { seats: [{ seat: 0, stand_in: "easy" }, { seat: 1, stand_in: null }] as TableView["seats"] });
  expect(othersIn([act(1, 0), act(2, 1)], away)).toHaveLength(2);
  expect(othersIn([act(1, 0), act(2, 1)], table(2, [1])).map(({ n }) => n)).toEqual([2]);
});

function begin() {
  const screen: { now: TableView | null; past: TableView | null } = { now: table(1, [1]), past: null };
  const timers: (() => void)[] = [];
  let time = 0;
  const clock: Clock = { now: () => time, after: (ms, run) => timers.push(() => ((time += ms), run())), cancel: () => void timers.splice(0) };
  const paced = new PacedNews(screen, (news) => (screen.now = news.at(-1)!.table), clock);
  paced.inTurn = true;
  return { paced, screen, tick: () => timers.shift()?.() };
}

test("what is shown is told with the table before and after; the question comes last", () => {
  const { paced, screen, tick } = begin();
  paced.add(change(table(2, [1]), act(2, 1)));
  paced.add(change(table(3, [0]), act(3, 1)));
  expect([screen.now!.version, paced.behind]).toEqual([2, 1]);
  expect(paced.told).toMatchObject({ before: { version: 1 }, after: { version: 2 }, entries: [{ n: 2 }] });
  tick();
  expect([screen.now!.version, paced.behind]).toEqual([3, 0]);
  expect(paced.told).toMatchObject({ before: { version: 2 }, after: { version: 3 } });
  paced.add(change(table(4, [1]), act(4, 0)));
  expect(paced.told).toBeNull();
});

test.each(["without motion", "hidden", "where all act at once", "in the past"])("%s nothing waits", (how) => {
  const { paced, screen } = begin();
  still = how === "without motion";
  hidden = how === "hidden";
  if (how === "where all act at once") paced.inTurn = false;
  if (how === "in the past") screen.past = table(0, []);
  for (let n = 2; n < 6; n++) paced.add(change(table(n, [1]), act(n, 1)));
  expect([screen.now!.version, paced.behind]).toEqual([5, 0]);
  expect(paced.told?.entries).toHaveLength(1);
  still = hidden = false;
});
