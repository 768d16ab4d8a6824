/** The log in pieces: an entry is split where a part of the game or a watchable scene begins. */
import type { LogEntry, LogEvent, Message } from "../lib/api";
import type { Scene } from "../titles";

/** A line of the log; entries that are not actions have no events. */
export interface Line {
  message: Message;
  event?: LogEvent;
}
/** A part of a log entry. */
export interface Piece {
  /** The heading above it, where a part of the game begins. */
  head?: Message;
  scene?: Scene;
  said: Line[];
}

const same = (one: Message, other: Message | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Split the entries. A heading is the line of the event that begins a part, as told by `opens`; where there is none,
 *  the name of the part. What an entry says before that event still belongs to the part before. */
export function inPieces(
  entries: readonly LogEntry[],
  scenes: readonly Scene[] = [],
  opens: (event: LogEvent) => boolean = () => false,
): { entry: LogEntry; pieces: Piece[] }[] {
  const sceneAt = new Map(scenes.map((scene) => [`${scene.entry} ${scene.at}`, scene]));
  let tick: Message | null = null;
  return entries.map((entry) => {
    const pieces: Piece[] = [{ said: [] }];
    entry.messages.forEach((message, at) => {
      const event = entry.events[at];
      const scene = sceneAt.get(`${entry.n} ${at}`);
      if (scene) pieces.push({ scene, said: [] });
      if (event && opens(event)) pieces.push({ head: message, said: [] });
      else pieces.at(-1)!.said.push({ message, event });
    });
    if (entry.tick && !same(entry.tick, tick) && !pieces.some((piece) => piece.head)) pieces[0]!.head = entry.tick;
    tick = entry.tick ?? tick;
    return { entry, pieces: pieces.filter((piece) => piece.said.length || piece.head) };
  });
}
