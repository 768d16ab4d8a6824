/** Gulliver's last turn, read from the log: his steps A to E with what happened in each. */
import type { LogEntry, Message } from "../../../lib/api";
import { eventsOf, type LilliputEvent } from "../view";

export interface GulliverStep {
  letter: string;
  /** The rule he acted by, or why he did nothing. */
  why: Message;
  /** The messages about what he did. */
  done: Message[];
}

/** Events after his last step: the trains run. */
const RUN: ReadonlySet<LilliputEvent["type"]> = new Set(["route", "mines", "paid", "withheld", "started", "game-ended"]);

export function gulliverTurn(entries: readonly LogEntry[]): GulliverStep[] {
  const last = entries.findLast((entry) => !entry.undone && eventsOf(entry).some((event) => event.type === "gulliver-step"));
  const steps: GulliverStep[] = [];
  let over = false;
  if (last)
    eventsOf(last).forEach((event, n) => {
      const message = last.messages[n]!;
      if (event.type === "gulliver-step") steps.push({ letter: event.why.charAt(0), why: message, done: [] });
      else if (RUN.has(event.type)) over = steps.length > 0;
      else if (!over) steps.at(-1)?.done.push(message);
    });
  return steps;
}
