/** Operating phases in the log: where they begin, and how to replay them. */
import type { Scene } from "../..";
import type { LogEntry } from "../../../lib/api";
import type { Session } from "../session.svelte";
import { playbackOf } from "./playback.svelte";
import { operatings } from "./timeline";

export function scenes(entries: readonly LogEntry[]): Scene[] {
  return operatings(entries).map(({ entry, at }) => ({ entry, at, label: "page-playback-head" }));
}

export function watch(session: Session, scene: Scene): void {
  const found = operatings(session.table.entries).find(({ entry }) => entry === scene.entry);
  if (found) void playbackOf(session).watch(found);
}
