/** Runs of trains in the log: where they begin, and how to replay them. */
import type { Scene } from "../../titles";
import type { LogEntry } from "../../lib/api";
import type { RailSession } from "../session.svelte";
import { playbackOf } from "./playback.svelte";
import { operatings, type Reading } from "./timeline";

export function scenesOf(entries: readonly LogEntry[], reading: Reading): Scene[] {
  return operatings(entries, reading).map(({ entry, at }) => ({ entry, at, label: "page-playback-head" }));
}

export function watch(session: RailSession, scene: Scene): void {
  const found = operatings(session.table.entries, session.reading).find(({ entry }) => entry === scene.entry);
  if (found) void playbackOf(session).watch(found);
}
