import { expect, test } from "vitest";
import { PaceQueue, TIMES, type Clock, type Pace } from "./pace";

/** A clock that goes on only when told. */
class Hand implements Clock {
  time = 0;
  private timers = new Map<number, { at: number; run: () => void }>();
  private last = 0;
  now = (): number => this.time;
  after = (ms: number, run: () => void): number => {
    this.timers.set(++this.last, { at: this.time + ms, run });
    return this.last;
  };
  cancel = (timer: number): void => void this.timers.delete(timer);
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const [id, next] = [...this.timers].sort((a, b) => a[1].at - b[1].at)[0] ?? [];
      if (id === undefined || !next || next.at > end) break;
      this.timers.delete(id);
      this.time = next.at;
      next.run();
    }
    this.time = end;
  }
}

function begin(pace: Pace = "normal") {
  const hand = new Hand();
  const shown: { at: number; news: number[] }[] = [];
  const queue = new PaceQueue<number>((news) => shown.push({ at: hand.time, news }), () => pace, hand);
  return { hand, shown, queue, all: () => shown.flatMap(({ news }) => news) };
}

test("a single move is shown at once, with the question after it", () => {
  const { shown, queue } = begin();
  queue.add(1, "move-and-question");
  expect(shown).toEqual([{ at: 0, news: [1] }]);
});

test("moves have their time one after the other", () => {
  const { hand, shown, queue } = begin();
  queue.add(1, "move");
  hand.pass(100);
  queue.add(2, "move");
  expect(shown).toHaveLength(1);
  hand.pass(TIMES.normal.move - 101);
  expect(shown).toHaveLength(1);
  hand.pass(1);
  expect(shown.map(({ news }) => news)).toEqual([[1], [2]]);
  hand.pass(10_000);
  queue.add(3, "move");
  expect(shown.at(-1)).toEqual({ at: hand.time, news: [3] });
});

test.each([2, 5, 12, 80])("a question waits no longer than the bound behind %i moves", (moves) => {
  for (const pace of ["quick", "normal", "slow"] as const) {
    const { hand, queue, shown, all } = begin(pace);
    for (let n = 1; n < moves; n++) queue.add(n, "move");
    queue.add(moves, "move-and-question");
    expect(all()).toEqual([1]);
    hand.pass(TIMES[pace].wait);
    expect(all()).toEqual(Array.from({ length: moves }, (_, n) => n + 1));
    expect(queue.length).toBe(0);
    // Not one flash for each of very many, but never all at the end either.
    expect(shown.length).toBeGreaterThanOrEqual(Math.min(moves, 4));
    const gaps = shown.slice(1).map(({ at }, n) => at - shown[n]!.at);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100);
  }
});

test("a question that comes late makes the rest go faster", () => {
  const { hand, queue, all } = begin("slow");
  for (let n = 1; n <= 4; n++) queue.add(n, "move");
  hand.pass(1000);
  queue.add(5, "move-and-question");
  hand.pass(TIMES.slow.wait);
  expect(all()).toEqual([1, 2, 3, 4, 5]);
});

test("without a question the page does not fall behind for ever", () => {
  const { hand, queue, all } = begin();
  for (let n = 1; n <= 40; n++) {
    queue.add(n, "move");
    hand.pass(200);
  }
  hand.pass(3 * TIMES.normal.wait);
  expect(all()).toHaveLength(40);
});

test("skipping shows the present, all of it in order and at once", () => {
  const { hand, queue, shown } = begin();
  for (let n = 1; n <= 4; n++) queue.add(n, "move");
  queue.flush();
  expect(shown).toEqual([{ at: 0, news: [1] }, { at: 0, news: [2, 3, 4] }]);
  queue.add(5, "move");
  expect(shown.at(-1)).toEqual({ at: 0, news: [5] });
  hand.pass(60_000);
  expect(shown).toHaveLength(3);
});

test("nothing stale: what is urgent takes everything before it along", () => {
  const { hand, queue, shown } = begin();
  queue.add(1, "move");
  queue.add(2, "move");
  queue.add(3, "at-once");
  expect(shown.at(-1)).toEqual({ at: 0, news: [2, 3] });
  hand.pass(60_000);
  expect(shown).toHaveLength(2);
});

test("what shows nothing goes with what does, and never overtakes it", () => {
  const { hand, queue, all } = begin();
  queue.add(1, "quiet");
  queue.add(2, "move");
  expect(all()).toEqual([1, 2]);
  queue.add(3, "move");
  queue.add(4, "quiet");
  expect(all()).toEqual([1, 2]);
  hand.pass(TIMES.normal.move);
  expect(all()).toEqual([1, 2, 3, 4]);
});

test("switched off, nothing waits", () => {
  const { queue, shown } = begin("off");
  for (let n = 1; n <= 3; n++) queue.add(n, "move");
  expect(shown.map(({ news }) => news)).toEqual([[1], [2], [3]]);
});

test("a closed table shows nothing any more", () => {
  const { hand, queue, all } = begin();
  queue.add(1, "move");
  queue.add(2, "move");
  queue.stop();
  hand.pass(60_000);
  expect(all()).toEqual([1]);
});
