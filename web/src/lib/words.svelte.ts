/** Translations: Fluent catalogues from the server, chosen per reader, switched without a reload. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

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
const bundles = new Map<Language, FluentBundle>();

let current = $state.raw<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

export const language = (): Language => current.language;

/** The reader's own choice, else the first supported language of the browser. */
export function preferred(chosen: string | null, browser: readonly string[]): Language {
  for (const tag of [chosen ?? "", ...browser]) {
    const short = tag.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(short)) return short as Language;
  }
  return "en";
}

export function bundleOf(tag: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

async function load(tag: Language): Promise<FluentBundle> {
  const known = bundles.get(tag);
  if (known) return known;
  const answer = await fetch(`/api/words/${tag}`);
  if (!answer.ok) throw new Error(`words ${tag}: ${answer.status}`);
  const bundle = bundleOf(tag, await answer.text());
  bundles.set(tag, bundle);
  return bundle;
}

export async function speak(tag: Language, remember = true): Promise<void> {
  const bundle = await load(tag);
  current = { language: tag, bundle };
  document.documentElement.lang = tag;
  if (remember) localStorage.setItem(KEY, tag);
}

export async function startWords(): Promise<void> {
  const asked = new URLSearchParams(location.search).get("lang") ?? localStorage.getItem(KEY);
  await speak(preferred(asked, navigator.languages), false);
}

/** The text of a key in the reader's language; the key itself if the catalogue lacks it. */
export function t(key: string, args?: Record<string, Arg>): string {
  const message = current.bundle?.getMessage(key);
  if (!message?.value || !current.bundle) return key;
  const errors: Error[] = [];
  return current.bundle.formatPattern(message.value, args ?? {}, errors);
}

export const has = (key: string): boolean => current.bundle?.hasMessage(key) ?? false;

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
