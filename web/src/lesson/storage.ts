/** Progress of tours, kept in the browser: that of a guided game by its table, that of a game's tour by its title. */
import { carried, START, type Progress } from "./engine";

/** Where the progress of one tour is kept. */
export interface Memory {
  /** The saved progress; null if there is none, or if it cannot be read. */
  load: () => Progress | null;
  /** `step` is the number of the open card or of the next one, for "go on at step 7". */
  save: (progress: Progress, step: number) => void;
}
type Kept = Pick<Storage, "getItem" | "setItem">;
interface Saved extends Progress {
  step: number;
  /** The table where it was saved, if it is kept by title. */
  table?: string;
}

/** The progress of the guided game at a table. */
export const memoryOfTable = (table: string, storage: Kept | null = browserStorage()): Memory => ({
  load: () => read(table, storage),
  save: (progress, step) => write(table, { ...progress, step }, storage),
});

/** The progress of a title's tour: at another table it goes on where it was. */
export const memoryOfTour = (title: string, table: string, storage: Kept | null = browserStorage()): Memory => ({
  load: () => {
    const saved = read(title, storage);
    return saved && saved.table !== table ? carried(saved) : saved;
  },
  save: (progress, step) => write(title, { ...progress, step, table }, storage),
});

/** Let a title's tour begin anew. */
export const beginAgain = (title: string, storage: Kept | null = browserStorage()): void =>
  write(title, { ...START, again: true, step: 1 }, storage);

const keyOf = (name: string): string => `trainshed-lesson-${name}`;

function read(name: string, storage: Kept | null): Saved | null {
  try {
    const saved = JSON.parse(storage?.getItem(keyOf(name)) ?? "null") as Partial<Saved> | null;
    return saved && Array.isArray(saved.done) ? { ...START, step: 1, ...saved } : null;
  } catch {
    return null;
  }
}

function write(name: string, saved: Saved, storage: Kept | null): void {
  try {
    storage?.setItem(keyOf(name), JSON.stringify(saved));
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
