import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { LANGUAGES, type Language, bundleOf, keepTogether, named, pieces, preferred, ruleKey, say, speak } from "./words.svelte";

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
  expect(["lilliput", "cz_first", ""].map((title) => say(costs, [], title))).toEqual(["It costs £40.", "It costs 40\u00a0K.", "It costs 40."]);
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
  expect(said).toEqual(["yellow city, straight", "žluté město, rovná trať", "gelbe Stadt, gerade", "żółte miasto, prosta"]);
});

const together = JSON.parse(readFileSync("../tests/core/together.json", "utf-8")) as [Language, string, string][];

test.each(together)("%s: numbers stay with their units in “%s”", (tag, text, kept) => {
  expect(keepTogether(text, tag)).toBe(kept);
  expect(keepTogether(kept, tag)).toBe(kept);
});

test.each(LANGUAGES)("plurals of %s", (tag) => {
  const bundle = bundleOf(tag, source(tag));
  const said = [1, 2, 5].map((count) =>
    bundle.formatPattern(bundle.getMessage("page-london-power-opens")!.value!, { count }),
  );
  expect(new Set(said).size).toBe(3);
});

test("a long catalogue is read in pieces of whole messages", () => {
  for (const tag of LANGUAGES) {
    const text = source(tag);
    const found = pieces(text);
    expect(found.length).toBeGreaterThan(2);
    expect(found.join("")).toBe(text);
    const [whole, piecewise] = [bundleOf(tag, text), bundleOf(tag, found[0])];
    for (const piece of found.slice(1)) piecewise.addResource(new FluentResource(piece));
    expect(piecewise._messages).toEqual(whole._messages);
  }
});

test("a text that has not come yet is fetched with all others, and nothing is shown until then", async () => {
  const catalogue: Record<string, string> = { "/api/words/de/first": "here = hier", "/api/words/de/london": "map = Plan", "/api/words/de": "here = hier\nmap = Plan\nrule = Regel" };
  const asked: string[] = [];
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(catalogue[path]);
  });
  vi.resetModules();
  const { has, speak, t, wordsOf } = await import("./words.svelte");
  await speak("de", false);
  expect([t("here"), asked]).toEqual(["hier", ["/api/words/de/first"]]);
  await wordsOf("london");
  expect([t("map"), has("map"), asked.length]).toEqual(["Plan", true, 2]);
  expect([has("rule"), asked.length]).toEqual([false, 2]);
  expect([has("rule", true), t("rule")]).toEqual([false, ""]);
  await vi.waitFor(() => expect(t("rule")).toBe("Regel"));
  expect(t("nowhere")).toBe("nowhere");
  expect(asked).toEqual(["/api/words/de/first", "/api/words/de/london", "/api/words/de"]);
});
