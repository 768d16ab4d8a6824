/** Figures as the panel writes them. */
import { t } from "../../../lib/words.svelte";
import type { Session } from "../session.svelte";

export const money = (amount: number): string => t("page-lilliput-money", { amount });

/** What the type of train costs as printed. */
export const printed = (session: Session, train: string): number =>
  session.view?.depot.stack.find((type) => type.id === train)?.cost ?? 0;
