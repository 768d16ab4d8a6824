/** Formatting of amounts and trains in the panel. */
import { t } from "../../lib/words.svelte";
import { priceOf } from "../view";
import type { RailSession } from "../session.svelte";

/** A number of the preview: a dash until it has arrived. */
export const dash = (number: number | null | undefined): number | string => number ?? "–";

/** Like `dash`, for whole sentences: padded with figure spaces, so that lines break the same before and after. */
export const padded = (number: number | null | undefined): string => String(dash(number)).padStart(3, "\u2007");

/** Stands for any amount where room is kept for one. */
export const ANY = 888;

/** The longer of two texts, to keep room for both. */
export const longer = (one: string, other: string): string => (other.length > one.length ? other : one);

/** The printed cost of a train type. */
export const printed = (session: RailSession, train: string): number =>
  session.view ? priceOf(session.view.depot, train) : 0;

/** A train's name without the word "train". German inflects a number, but not a name such as 3D. */
export const trainName = (train: string): string => t(/^\d+$/.test(train) ? "rail-train" : "rail-train-d", { train });
