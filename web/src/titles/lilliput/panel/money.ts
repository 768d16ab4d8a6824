/** Figures as the panel writes them. */
import { t } from "../../../lib/words.svelte";
import type { Session } from "../session.svelte";

export const money = (amount: number): string => t("page-lilliput-money", { amount });

/** What the type of train costs as printed. */
export const printed = (session: Session, train: string): number =>
  session.view?.depot.stack.find((type) => type.id === train)?.cost ?? 0;

/** A train's name without the word train; German puts an ending to a number, not to a 3D. */
export const trainName = (train: string): string => t(/^\d+$/.test(train) ? "lilliput-train" : "lilliput-train-d", { train });
