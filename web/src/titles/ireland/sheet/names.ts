/** Names of rounds in a few characters. */
import { t } from "../../../lib/words.svelte";

export const shortRound = ({ kind, number, part }: { kind: string; number: number; part?: number }): string => t(`page-ireland-short-${kind || "privates"}`, { number, part: part ?? 0 });
