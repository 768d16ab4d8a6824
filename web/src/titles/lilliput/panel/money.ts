/** Formatting of amounts and trains in the panel. */
import { t } from "../../../lib/words.svelte";
import type { Session } from "../session.svelte";

export const money = (amount: number): string => t("page-lilliput-money", { amount });

/** The printed cost of a train type. */
export const printed = (session: Session, train: string): number =>
  session.view?.depot.stack.find((type) => type.id === train)?.cost ?? 0;

/** A train's name without the word "train". German inflects a number, but not a name such as 3D. */
export const trainName = (train: string): string => t(/^\d+$/.test(train) ? "lilliput-train" : "lilliput-train-d", { train });
