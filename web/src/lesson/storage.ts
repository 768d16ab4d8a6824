/** Progress of a tour, kept per table in the browser. */
import { START, type Progress } from "./engine";

const keyOf = (table: string): string => `trainshed-lesson-${table}`;

/** The saved progress; null if there is none, or if it cannot be read. */
export function load(table: string, storage: Pick<Storage, "getItem"> | null = browserStorage()): Progress | null {
  try {
    const saved = JSON.parse(storage?.getItem(keyOf(table)) ?? "null") as Partial<Progress> | null;
    return saved && Array.isArray(saved.done) ? { ...START, ...saved } : null;
  } catch {
    return null;
  }
}

export function save(table: string, progress: Progress, storage: Pick<Storage, "setItem"> | null = browserStorage()): void {
  try {
    storage?.setItem(keyOf(table), JSON.stringify(progress));
  } catch {
    // Storage is unavailable or full: progress lasts until the page is closed.
  }
}

function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
