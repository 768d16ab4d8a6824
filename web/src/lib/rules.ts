/** The rules of a game in our own words, numbered as in refusals and grouped under their headings. */
import { has, keysOf, t } from "./words.svelte";

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

/** The heading that begins with a rule: `3.6` is that of rule 3.6.1, `47` that of rule 47. */
const headingOf = (title: string, number: string): string => `page-${title}-part-${number.split(".").slice(0, 2).join("-")}`;

export function rulesOf(title: string): RulesPart[] {
  const prefix = `${title}-rule-`;
  const parts: RulesPart[] = [];
  for (const key of keysOf(prefix)) {
    const number = key.slice(prefix.length).replaceAll("-", ".");
    const heading = headingOf(title, number);
    if (!parts.length || (has(heading) && heading !== parts.at(-1)!.heading)) parts.push({ heading: has(heading) ? heading : "", rules: [] });
    parts.at(-1)!.rules.push({ key, number });
  }
  return parts;
}

/** The parts with the rules that contain all these words, in the rule or its heading. */
export function found(parts: readonly RulesPart[], words: string): RulesPart[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = (...texts: string[]): boolean => wanted.every((word) => texts.join(" ").toLocaleLowerCase().includes(word));
  return parts
    .map((part) => ({ ...part, rules: part.rules.filter((rule) => fits(t(rule.key), part.heading && t(part.heading), rule.number)) }))
    .filter((part) => part.rules.length);
}
