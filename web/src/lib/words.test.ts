import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { LANGUAGES, bundleOf, named, preferred, ruleKey, say, speak } from "./words.svelte";

const source = (tag: string): string =>
  ["core", "lilliput-tiles", "london", "london-rules", "page", "table"]
    .map((name) => readFileSync(`../src/trainshed/locales/${tag}/${name}.ftl`, "utf-8"))
    .join("\n");

test("the reader's choice wins, then the browser's languages, then English", () => {
  expect(preferred("de", ["cs-CZ"])).toBe("de");
  expect(preferred(null, ["fr-FR", "pl-PL"])).toBe("pl");
  expect(preferred(null, ["fr"])).toBe("en");
});

test("arguments such as @1 become names", () => {
  expect(named({ player: "@1", count: 3, text: "@x" }, ["Player 1", "Player 2"])).toEqual({
    player: "Player 2",
    count: 3,
    text: "@x",
  });
});

test("a message in a message is put into words first", () => {
  expect(named({ tile: { key: "no-such-words", args: {} }, cell: "N2" }, [])).toEqual({ tile: "no-such-words", cell: "N2" });
});

test("money is shown in the currency of the title, in messages within messages too", async () => {
  const words = ["lilliput-money = £{ $amount }", "cz_first-money = { $amount } K", "costs = It costs { $cost }.", "because = No: { $why }"].join("\n");
  vi.stubGlobal("fetch", async () => new Response(words));
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en", false);
  const costs = { key: "costs", args: { cost: { key: "money", args: { amount: 40 } } } };
  expect(["lilliput", "cz_first", ""].map((title) => say(costs, [], title))).toEqual(["It costs £40.", "It costs 40 K.", "It costs 40."]);
  expect(say({ key: "because", args: { why: costs } }, [], "lilliput")).toBe("No: It costs £40.");
});
afterEach(() => void vi.unstubAllGlobals());

test("a rule's id leads to its text", () => {
  expect(ruleKey("london/3.3.6")).toBe("london-rule-3-3-6");
});

test.each(LANGUAGES)("the browser's Fluent reads every message of %s", (tag) => {
  const text = source(tag);
  const bundle = bundleOf(tag, text);
  for (const [, key] of text.matchAll(/^([a-z][\w-]*) =/gm)) {
    const message = bundle.getMessage(key!);
    expect(message?.value, key).toBeTruthy();
  }
});

test("a tile is called by what it is", () => {
  const said = LANGUAGES.map((tag) => {
    const bundle = bundleOf(tag, source(tag));
    const args = { tile: "Y-CS", what: "city", colour: "yellow", shape: "straight", name: "", company: "", bonus: 0 };
    return bundle.formatPattern(bundle.getMessage("lilliput-tile")!.value!, args);
  });
  expect(said).toEqual(["yellow city, straight", "žluté město, rovně", "gelbe Stadt, gerade", "żółte miasto, prosto"]);
});

test.each(LANGUAGES)("plurals of %s", (tag) => {
  const bundle = bundleOf(tag, source(tag));
  const said = [1, 2, 5].map((count) =>
    bundle.formatPattern(bundle.getMessage("page-london-power-opens")!.value!, { count }),
  );
  expect(new Set(said).size).toBe(3);
});
