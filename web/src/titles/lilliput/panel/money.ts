/** Figures as the panel writes them. */
import { t } from "../../../lib/words.svelte";
import type { Session } from "../session.svelte";
import type { TrainView } from "../view";

export const money = (amount: number): string => t("page-lilliput-money", { amount });

/** A mark for each player: as few letters of the name as tell them apart. */
export function marks(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const letters = [...name.trim()];
    for (let length = 1; length <= Math.min(3, letters.length); length++) {
      const start = letters.slice(0, length).join("").toUpperCase();
      if (!names.some((other, n) => n !== at && other.trim().toUpperCase().startsWith(start))) return start;
    }
    return `${(letters[0] ?? "?").toUpperCase()}${at + 1}`;
  });
}

/** The trains of a company, told in one word: "2, 3†". */
export const trainsOf = (trains: readonly TrainView[]): string =>
  trains.map((train) => train.id + (train.obsolete ? "†" : "")).join(", ") || "–";

/** What the type of train costs as printed. */
export const printed = (session: Session, train: string): number =>
  session.view?.depot.stack.find((type) => type.id === train)?.cost ?? 0;
