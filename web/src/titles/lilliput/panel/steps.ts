/** Gulliver's last turn, read from the log: his steps A to E with what happened in each. */
import type { LogEntry } from "../../../lib/api";
import type { Message } from "../../../lib/words.svelte";

export interface GulliverStep {
  letter: string;
  /** The rule he acted by, or why he did nothing. */
  why: Message;
  /** The messages about what he did. */
  done: Message[];
}

const STEP = /^lilliput-log-gulliver-([a-e])-/;
/** Messages after his last step: the trains run. */
const RUN = /^lilliput-log-(route|mines|paid|paid-kept|withheld|no-revenue|round|last-round|end)$/;

export function gulliverTurn(entries: readonly LogEntry[]): GulliverStep[] {
  const last = entries.findLast((entry) => !entry.undone && entry.messages.some((message) => STEP.test(message.key)));
  const steps: GulliverStep[] = [];
  let over = false;
  for (const message of (last?.messages ?? []) as Message[]) {
    const letter = STEP.exec(message.key)?.[1];
    if (letter) steps.push({ letter, why: message, done: [] });
    else if (RUN.test(message.key)) over = steps.length > 0;
    else if (!over) steps.at(-1)?.done.push(message);
  }
  return steps;
}
