import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Component } from "svelte";

const shown = (() => ({})) as unknown as Component<Record<string, any>>;
const found = () => vi.fn(() => Promise.resolve({ default: shown }));
const lost = () => vi.fn(() => Promise.reject(new Error("no connection")));
const browser = { onLine: true, connection: { saveData: false } };

/** Words are not fetched here; `t` is what the note of a lost part calls. */
const words = vi.hoisted(() => ({ allWords: vi.fn(() => Promise.resolve()), t: (key: string) => key }));
vi.mock("../lib/words.svelte", () => words);

/** The module anew: what is fetched ahead is a list of the whole page. */
const fresh = () => import("./later.svelte");

beforeEach(() => {
  vi.resetModules();
  words.allWords.mockClear();
  browser.onLine = true;
  browser.connection.saveData = false;
  vi.stubGlobal("navigator", browser);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("window", { requestIdleCallback: true });
  // No test waits for the clock.
  const soon = setTimeout;
  vi.stubGlobal("setTimeout", (run: () => void) => soon(run));
  vi.stubGlobal("requestIdleCallback", (run: () => void) => void soon(run));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a part is fetched once, and not before it is wanted", async () => {
  const { Part } = await fresh();
  const fetch = found();
  const part = new Part(fetch);
  expect(fetch).not.toHaveBeenCalled();
  await Promise.all([part.load(), part.load()]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(part.shown).toBe(shown);
  expect(part.failed).toBe(false);
});

test("a part that could not be fetched says so, and is not fetched again", async () => {
  const { Part } = await fresh();
  const fetch = lost();
  const part = new Part(fetch);
  await part.load();
  await part.load();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(part.shown).toBe(null);
  expect(part.failed).toBe(true);
});

test("parts for soon are fetched ahead, the last first, parts for later are not", async () => {
  const { fetchAhead, later, soon } = await fresh();
  const [first, second, rare] = [found(), found(), found()];
  soon(first);
  soon(second);
  later(rare);
  expect(await fetchAhead()).toBe(true);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
  expect(words.allWords.mock.invocationCallOrder[0]).toBeLessThan(second.mock.invocationCallOrder[0]!);
  expect(second.mock.invocationCallOrder[0]).toBeLessThan(first.mock.invocationCallOrder[0]!);
  expect(rare).not.toHaveBeenCalled();
});

test("nothing is fetched ahead where data is to be saved", async () => {
  const { fetchAhead, soon } = await fresh();
  const fetch = found();
  soon(fetch);
  browser.connection.saveData = true;
  expect(await fetchAhead()).toBe(false);
  expect(words.allWords).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

test("nothing is fetched ahead without a connection, and no more after a failure", async () => {
  const { fetchAhead, soon } = await fresh();
  const [bad, good] = [lost(), found()];
  soon(good);
  soon(bad);
  browser.onLine = false;
  await fetchAhead();
  expect(bad).not.toHaveBeenCalled();
  browser.onLine = true;
  await fetchAhead();
  expect(bad).toHaveBeenCalledTimes(1);
  expect(good).not.toHaveBeenCalled();
  await fetchAhead();
  expect(good).toHaveBeenCalledTimes(1);
});
