import { readFileSync, readdirSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { GAMES, pieces, rulesOf } from "./rules";
import { keysOf, LANGUAGES, speak } from "./words.svelte";

const hits = (text: string, words: string): string[] => pieces(text, words).flatMap((piece) => (piece.hit ? [piece.text] : []));

test("found words are marked, whatever their case, and nothing is lost", () => {
  const text = "Brown tiles come later; a brown tile is not green.";
  expect(hits(text, "brown TILE")).toEqual(["Brown", "tile", "brown", "tile"]);
  expect(pieces(text, "brown tile").map((piece) => piece.text).join("")).toBe(text);
});

test("signs are searched as they are", () => {
  expect(hits("It costs 10 K (once).", "(once).")).toEqual(["(once)."]);
  expect(hits("It costs 10 K.", "")).toEqual([]);
});

const source = (tag: string): string =>
  readdirSync(`../src/trainshed/locales/${tag}`)
    .map((name) => readFileSync(`../src/trainshed/locales/${tag}/${name}`, "utf-8"))
    .join("\n");

afterEach(() => vi.unstubAllGlobals());

test.each(LANGUAGES)("every rule of every game is under a heading of the contents, in %s", async (tag) => {
  vi.stubGlobal("fetch", async () => new Response(source(tag)));
  vi.stubGlobal("document", { documentElement: {} });
  await speak(tag, false);
  for (const title of GAMES) {
    const parts = rulesOf(title);
    expect(parts.flatMap(({ rules }) => rules.map(({ key }) => key)).length).toBe(keysOf(`${title}-rule-`).length);
    expect(parts.map(({ heading }) => heading)).toEqual(keysOf(`page-${title}-part-`));
  }
});
