import { expect, test } from "vitest";
import type { LogEntry } from "../lib/api";
import type { Clock } from "../lib/pace";
import { Replay } from "./replay.svelte";
import { paceOf, scenesOf, type Scene } from "./scenes";

const act = (move: number, seat: number, more: Partial<LogEntry> = {}): LogEntry =>
  ({ n: move, kind: "act", seat, move, undone: false, messages: [], events: [], time: 0, tick: null, program: false, ...more }) as unknown as LogEntry;
const bySeat = ({ seat }: LogEntry): string => String(seat);

test("missed moves are scenes, company by company", () => {
  const entries = [act(1, 0), act(2, 0), act(3, 1), act(4, 1), act(5, 0), act(6, 2, { undone: true }), { ...act(6, 2), kind: "seat" as const }];
  expect(scenesOf(entries, 1, bySeat).map(({ from, to, entries }) => [from, to, entries.length])).toEqual([[1, 2, 1], [2, 4, 2], [4, 5, 1]]);
  expect(scenesOf(entries, 5, bySeat)).toEqual([]);
});

test.each([1, 3, 40, 300])("%i scenes take less than a minute, and all moves are in them", (count) => {
  const scenes = scenesOf(Array.from({ length: count }, (_, n) => act(n + 1, n)), 0, bySeat);
  expect(scenes.length * paceOf(scenes.length)).toBeLessThan(60_000);
  expect(paceOf(scenes.length)).toBeGreaterThan(1000);
  expect(scenes.flatMap(({ entries }) => entries)).toHaveLength(count);
  expect(scenes.at(-1)!.to).toBe(count);
});

/** A clock and answers that go on only when told. */
function stage(still = false) {
  let [time, timers] = [0, new Map<number, { at: number; run: () => void }>()];
  let last = 0;
  const clock: Clock = { now: () => time, after: (ms, run) => (timers.set(++last, { at: time + ms, run }), last), cancel: (id) => void timers.delete(id) };
  const [looked, shown]: [(number | null)[], (Scene | null)[]] = [[], []];
  let slow = 0;
  const replay = new Replay(
    {
      look: (at) => {
        looked.push(at);
        time += slow;
        return Promise.resolve();
      },
      show: (scene) => shown.push(scene),
      still: () => still,
    },
    clock,
  );
  /** Let the next timer run, and what follows it. */
  const next = async (): Promise<void> => {
    const [id, one] = [...timers][0] ?? [];
    if (id === undefined) return;
    timers.delete(id);
    time = Math.max(time, one!.at);
    one!.run();
    for (let n = 0; n < 5; n++) await Promise.resolve();
  };
  return { replay, looked, shown, next, time: () => time, waits: () => timers.size, answerIn: (ms: number) => void (slow = ms) };
}
const three = scenesOf([act(4, 0), act(5, 1), act(6, 2)], 3, bySeat);

test("the scenes are played from where one left, then the present is shown", async () => {
  const { replay, looked, next, time, waits } = stage();
  await replay.start(three);
  expect(looked).toEqual([3, 4]);
  await next();
  await next();
  expect([replay.number, replay.on]).toEqual([2, true]);
  await next();
  expect(looked).toEqual([3, 4, 5, 6, null]);
  expect([replay.on, waits()]).toEqual([false, 0]);
  expect(time()).toBeLessThan(60_000);
});

test("it can be paused, stepped, and stopped at once", async () => {
  const { replay, looked, shown, waits } = stage();
  await replay.start(three);
  replay.pause();
  expect(waits()).toBe(0);
  await replay.turn(replay.number + 1);
  expect([replay.scene?.to, waits()]).toEqual([5, 0]);
  await replay.turn(replay.number - 1);
  expect(replay.scene?.to).toBe(4);
  replay.end();
  expect([replay.on, looked.at(-1), shown.at(-1)]).toEqual([false, null, null]);
});

test("without motion nothing goes on by itself", async () => {
  const { replay, waits } = stage(true);
  await replay.start(three);
  expect([replay.paused, waits()]).toEqual([true, 0]);
});

test("slow answers do not make it longer", async () => {
  const { replay, next, time, answerIn } = stage();
  const many = scenesOf(Array.from({ length: 36 }, (_, n) => act(n + 1, n)), 0, bySeat);
  await replay.start(many);
  answerIn(300);
  const began = time();
  while (replay.on) await next();
  expect(time() - began).toBeLessThan(60_000);
});
