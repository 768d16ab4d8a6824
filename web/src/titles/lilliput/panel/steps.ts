/** Gulliver's last turn, read from the log: his steps A to E with what happened in each. */
import type { LogEntry, LogEvent, Message } from "../../../lib/api";

export interface GulliverStep {
  letter: string;
  /** The rule he acted by, or why he did nothing. */
  why: Message;
  /** The messages about what he did. */
  done: Message[];
}

/** Events after his last step: the trains run. */
const RUN: ReadonlySet<LogEvent["type"]> = new Set(["route", "mines", "paid", "withheld", "started", "game-ended"]);

export function gulliverTurn(entries: readonly LogEntry[]): GulliverStep[] {
  const last = entries.findLast((entry) => !entry.undone && entry.events.some((event) => event.type === "gulliver-step"));
  const steps: GulliverStep[] = [];
  let over = false;
  if (last)
    last.events.forEach((event, n) => {
      const message = last.messages[n]!;
      if (event.type === "gulliver-step") steps.push({ letter: event.why.charAt(0), why: message, done: [] });
      else if (RUN.has(event.type)) over = steps.length > 0;
      else if (!over) steps.at(-1)?.done.push(message);
    });
  return steps;
}
