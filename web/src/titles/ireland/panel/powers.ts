/** Privates and the state of their powers in words. */
import { ruleKey, t } from "../../../lib/words.svelte";
import { mapOf } from "../../../rail/mapState.svelte";
import type { Session } from "../session.svelte";
import type { PrivateView } from "../view";

/** What a private does, in a line. */
export const powerWords = (_session: Session, one: PrivateView): string => t("page-ireland-power", { private: one.id });

/** The rule about its power; it names the private first, with value and income. */
export function ruleWords({ rule }: PrivateView): string {
  const text = t(ruleKey(rule));
  return text.slice(text.indexOf(": ") + 2);
}

/** When its power can be used. */
export const stateWords = ({ power }: PrivateView): string => t("page-ireland-when", { when: power.when });

/** The fact that decides it; empty if there is none. */
export function factWords(session: Session, { power }: PrivateView): string {
  return power.fact ? t(`page-ireland-fact-${power.fact}`, { cell: power.cell ? mapOf(session).cellWords(power.cell) : "", count: power.left ?? 0 }) : "";
}
