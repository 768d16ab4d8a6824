/** The rules of a game in our own words, numbered as in refusals and grouped under their headings. */
import { has, keysOf, t } from "./words.svelte";

/** The games with rules, from light to full. */
export const GAMES = ["london", "cz_first", "lilliput", "ireland"] as const;

export interface Rule {
  /** Catalogue key, and the id of its line. */
  key: string;
  number: string;
}
export interface RulesPart {
  /** Catalogue key of the heading; empty if there is none. */
  heading: string;
  rules: Rule[];
}

/** The heading of a rule, if it has one: that of the longest part of its number, such as `3.6` for rule 3.6.1. */
function headingOf(title: string, number: string): string {
  const parts = number.split(".");
  for (let length = parts.length; length; length--) {
    const key = `page-${title}-part-${parts.slice(0, length).join("-")}`;
    if (has(key, true)) return key;
  }
  return "";
}

export function rulesOf(title: string): RulesPart[] {
  const prefix = `${title}-rule-`;
  const parts: RulesPart[] = [];
  for (const key of keysOf(prefix)) {
    const number = key.slice(prefix.length).replaceAll("-", ".");
    const heading = headingOf(title, number);
    if (!parts.length || (heading && heading !== parts.at(-1)!.heading)) parts.push({ heading, rules: [] });
    parts.at(-1)!.rules.push({ key, number });
  }
  return parts;
}

/** The parts with the rules that contain all these words, in the rule or its heading. */
export function found(parts: readonly RulesPart[], words: string): RulesPart[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = (...texts: string[]): boolean => {
    const text = texts.join(" ").toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  return parts
    .map((part) => ({ ...part, rules: part.rules.filter((rule) => fits(t(rule.key), part.heading && t(part.heading), rule.number)) }))
    .filter((part) => part.rules.length);
}

/** A text in pieces: what matches one of these words, and what is between. */
export function pieces(text: string, words: string): { text: string; hit: boolean }[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [{ text, hit: false }];
  const escaped = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text
    .split(new RegExp(`(${escaped.join("|")})`, "iu"))
    .map((piece, n) => ({ text: piece, hit: n % 2 === 1 }))
    .filter((piece) => piece.text);
}
