/** Names and sums of 18Ireland's panels. */
import { t } from "../../../lib/words.svelte";
import { mapOf } from "../../../rail/mapState.svelte";
import type { Session } from "../session.svelte";
import type { nextTrain } from "../view";

/** What the first card of a kind sets off, in a few words. */
export function setsOff({ kind, sets }: NonNullable<ReturnType<typeof nextTrain>>): string {
  if (!sets) return t("page-ireland-sets-nothing");
  const names = (kinds: readonly string[]): string => kinds.map(card).join(", ");
  const parts = [...(sets.flips.length ? [t("page-ireland-turns", { trains: names(sets.flips) })] : []), ...(sets.rusts.length ? [t("page-ireland-ends", { trains: names(sets.rusts) })] : [])];
  const what = parts.join(", ") || t("page-ireland-begins", { phase: sets.phase.id });
  return sets.id === kind.id ? what : t("page-ireland-then-kind", { train: card(sets.id), what });
}

/** What an addition to a route's revenue is called: the river boats, or the marker of a steam packet on its cell. */
export function bonusName(session: Session, company: string, bonus: string): string {
  const marker = session.companies.get(company)?.markers.find(({ cell }) => cell === bonus);
  if (!marker) return t("page-trains-bonus-boats");
  const names = mapOf(session).printed.get(bonus)?.print?.names.map(({ lines }) => lines.join(" ")) ?? [];
  return t("page-trains-bonus-marker", { place: names[0] ?? bonus });
}

/** "old → new". */
export const change = (money: (amount: number) => string, from: number, to: number): string => `${money(from)} → ${money(to)}`;

/** A type of train as it is printed: the back of a card has a prime. */
export const card = (kind: string): string => kind.replace("'", "′");

/** Several types of trains, each with its number if it is not one. */
export function cards(kinds: readonly string[]): string {
  const many = (kind: string): number => kinds.filter((other) => other === kind).length;
  return [...new Set(kinds)].map((kind) => (many(kind) > 1 ? `${many(kind)} × ${card(kind)}` : card(kind))).join(", ");
}
