/** Translations: Fluent catalogues from the server, chosen per reader, switched without a reload. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";

export const LANGUAGES = ["en", "cs", "de", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  cs: "Čeština",
  de: "Deutsch",
  pl: "Polski",
};

export type Arg = string | number;
export interface Message {
  key: string;
  /** Arguments can be messages themselves, such as the name of a tile. */
  args?: Record<string, Arg | Message>;
}

const KEY = "trainshed-language";
/** The part of a catalogue that every screen needs; other parts are named after the title whose tables need them. */
const FIRST = "first";
const WHOLE = "";
interface Catalogue {
  bundle: FluentBundle;
  parts: Map<string, Promise<void>>;
  whole: boolean;
}

let current = $state.raw<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });
/** What has been fetched of each language, or is on its way. */
const catalogues = new Map<Language, Catalogue>();
/** The parts in use: a change of the language brings them all. */
const wanted = new Set<string>([FIRST]);
/** True if a text was asked for that has not come yet; what asked for it asks again when `come` grows. */
let missed = false;
let come = $state(0);

export const language = (): Language => current.language;

/** The reader's own choice, else the first supported language of the browser. */
export function preferred(chosen: string | null, browser: readonly string[]): Language {
  for (const tag of [chosen ?? "", ...browser]) {
    const short = tag.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(short)) return short as Language;
  }
  return "en";
}

export function bundleOf(tag: Language, source = ""): FluentBundle {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

function catalogueOf(tag: Language): Catalogue {
  let found = catalogues.get(tag);
  if (!found) catalogues.set(tag, (found = { bundle: bundleOf(tag), parts: new Map(), whole: false }));
  return found;
}

/** Add a part of a catalogue to the bundle of its language, once; `pause` between the pieces it is read in. */
function load(tag: Language, part: string, pause?: () => Promise<void>): Promise<void> {
  const { parts } = catalogueOf(tag);
  let loading = parts.get(part);
  if (!loading) {
    parts.set(part, (loading = add(tag, part, pause)));
    loading.catch(() => parts.delete(part));
  }
  return loading;
}

async function add(tag: Language, part: string, pause?: () => Promise<void>): Promise<void> {
  const answer = await fetch(`/api/words/${tag}${part && `/${part}`}`);
  if (!answer.ok) throw new Error(`words ${tag} ${part}: ${answer.status}`);
  const found = catalogueOf(tag);
  for (const piece of pieces(await answer.text())) {
    if (pause && !missed) await pause();
    found.bundle.addResource(new FluentResource(piece));
  }
  if (part === WHOLE) found.whole = true;
  if (missed && current.bundle === found.bundle) {
    missed = false;
    come++;
  }
}

const PIECE = 12_000;
/** A catalogue in pieces of some kilobytes, each of whole messages: reading all of it at once takes long on phones. */
export function pieces(source: string): string[] {
  const found: string[] = [];
  for (let from = 0; from < source.length; ) {
    const next = source.slice(from + PIECE).search(/\n-?[a-zA-Z][\w-]* *=/);
    const to = next < 0 ? source.length : from + PIECE + next + 1;
    found.push(source.slice(from, to));
    from = to;
  }
  return found;
}

export async function speak(tag: Language, remember = true): Promise<void> {
  await Promise.all([...wanted].map((part) => load(tag, part)));
  current = { language: tag, bundle: catalogueOf(tag).bundle };
  document.documentElement.lang = tag;
  try {
    if (remember) localStorage.setItem(KEY, tag);
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}

/** Fetch the words of a title's tables. Who asks for them does not ask again when the language changes: `speak` brings
 *  all parts in use. */
export async function wordsOf(title: string): Promise<void> {
  wanted.add(title);
  await again(() => load(untrack(language), title));
}

/** Fetch all words; with `pause`, in idle time. */
export async function allWords(pause?: () => Promise<void>): Promise<void> {
  wanted.add(WHOLE);
  await again(() => load(untrack(language), WHOLE, pause));
}

/** A text is not there: fetch all words, and show it when they have come. False if they are all there. */
function awaited(): boolean {
  if (!current.bundle || catalogueOf(current.language).whole) return false;
  void come;
  missed = true;
  void allWords();
  return true;
}

function chosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The language to begin with. */
export const firstLanguage = (): Language =>
  preferred(new URLSearchParams(location.search).get("lang") ?? chosen(), navigator.languages);

/** Fetch the words of a language, again and again until they come; `failed` is called after each failure. */
export function startWords(tag: Language, failed: (times: number) => void = () => undefined): Promise<void> {
  return again(() => speak(tag, false), failed);
}

async function again(fetch: () => Promise<void>, failed: (times: number) => void = () => undefined): Promise<void> {
  for (let times = 1; ; times++) {
    try {
      return await fetch();
    } catch (error) {
      console.warn(error);
      failed(times);
      await new Promise((done) => setTimeout(done, Math.min(4000, 250 * 2 ** times)));
    }
  }
}

const UNIT = /(\d) (?=(?:[£%]|(?:K|kB|ms|min\.?|Min\.|h|Std\.|godz\.)(?![\p{L}\d_])))/gu;
const CLOSE_PERCENT = /(\d)[ \u00a0]%/g;
const POLISH_TRAIN = /([Pp]ociąg\p{L}*) (?=\d)/gu;

/** Put characters that do not break a line between numbers and their units, as `keep_together`
 *  of `core/words.py` does. */
export function keepTogether(text: string, tag: Language): string {
  if (!/\d/.test(text)) return text;
  let kept = text;
  if (tag === "en" || tag === "pl") kept = kept.replace(CLOSE_PERCENT, "$1%");
  if (tag === "pl") kept = kept.replace(POLISH_TRAIN, "$1\u00a0");
  return kept.replace(UNIT, "$1\u00a0");
}

/** The text of a key in the reader's language; the key itself if the catalogue lacks it, nothing until it has come. */
export function t(key: string, args?: Record<string, Arg>): string {
  const message = current.bundle?.getMessage(key);
  if (!message?.value || !current.bundle) return awaited() ? "" : key;
  const errors: Error[] = [];
  return keepTogether(current.bundle.formatPattern(message.value, args ?? {}, errors), current.language);
}

/** True if there is such a text. One that is not among the first of its screen is looked for in all words, if `late`. */
export function has(key: string, late = false): boolean {
  const found = current.bundle?.hasMessage(key) ?? false;
  if (late && !found) awaited();
  return found;
}

/** Display name of a seat whose player has no name: a bot by its level, a person by number. */
export function nameless(seat: number, level: string): string {
  if (!level) return t("page-player", { number: seat + 1 });
  return t("page-bot-name", { number: seat + 1, level: has(`page-level-${level}`) ? t(`page-level-${level}`) : level });
}

/** Display name of a result of the daily board. */
export function nameOfResult({ name, level, mine }: { name: string; level?: string; mine: boolean }): string {
  if (mine) return name ? `${name} (${t("page-you")})` : t("page-rivals-you");
  if (name || !level) return name || t("page-nameless");
  return t("page-rivals-bot", { level: has(`page-level-${level}`) ? t(`page-level-${level}`) : level });
}

/** Translate a message from the server. An argument such as "@0" stands for the player in seat 0; money is shown in the
 *  currency of the title. */
export function say(message: Message, names: readonly string[] = [], title = ""): string {
  return t(message.key, named(message.args ?? {}, names, title));
}

/** An amount of money: `<title>-money` of the catalogue; a plain number if the title has no currency. */
function currency({ args }: Message, title: string): string {
  const amount = args?.amount as number;
  return has(`${title}-money`) ? t(`${title}-money`, { amount }) : String(amount);
}

export function named(args: Record<string, Arg | Message>, names: readonly string[], title = ""): Record<string, Arg> {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => {
      if (typeof value === "object") return [key, value.key === "money" ? currency(value, title) : say(value, names, title)];
      const seat = typeof value === "string" ? /^@(\d+)$/.exec(value)?.[1] : undefined;
      return [key, seat === undefined ? value : (names[Number(seat)] ?? value)];
    }),
  );
}

/** Keys of the current catalogue with this prefix, in numeric order: rule 3.2 before 3.10. */
export function keysOf(prefix: string): string[] {
  awaited();
  const keys = [...(current.bundle?._messages.keys() ?? [])].filter((key) => key.startsWith(prefix));
  return keys.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

/** The heading over a rule; empty if its title has no numbered headings. */
export function partOfRules(title: string, number: string): string {
  const prefix = `page-${title}-part-`;
  const found = keysOf(prefix).filter((key) => Number(key.slice(prefix.length)) <= Number(number));
  return found.length ? t(found.at(-1)!) : "";
}

/** "london/3.3.6" -> "london-rule-3-3-6" */
export function ruleKey(rule: string): string {
  const [title = "", number = ""] = rule.split("/");
  return `${title}-rule-${number.replaceAll(".", "-")}`;
}
