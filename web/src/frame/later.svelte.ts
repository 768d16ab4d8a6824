/** Parts of the page that are not needed to open a table: each is fetched when it is first shown, most of them before
 *  that, while the browser has nothing else to do. */
import type { Component, Snippet } from "svelte";
import { allWords } from "../lib/words.svelte";
import LaterPart from "./LaterPart.svelte";

type Props = Record<string, any>;
type Fetch<P extends Props> = () => Promise<{ default: Component<P> }>;
/** What is shown around the note that a part is not there. */
type Around = Component<{ children: Snippet }>;
type AnyPart = Pick<Part<Props>, "load" | "failed">;

/** One such part. A part that could not be fetched is not tried again on the same page, because a browser may remember
 *  the failure, and Vite does not fetch a style sheet twice: the page has to be loaded anew. */
export class Part<P extends Props> {
  shown = $state.raw<Component<P> | null>(null);
  failed = $state(false);
  #loading: Promise<void> | null = null;

  constructor(private readonly fetch: Fetch<P>) {}

  /** Fetch the part unless that has begun. The promise is kept even if it fails; `failed` tells. */
  load(): Promise<void> {
    this.#loading ??= this.fetch().then(
      (found) => void (this.shown = found.default),
      (error: unknown) => {
        console.warn(error);
        this.failed = true;
      },
    );
    return this.#loading;
  }
}

/** A component that stands for a part, and can fetch it before it is shown. */
export type Later<P extends Props> = Component<P> & { load: () => Promise<void>; fetched: () => boolean };

/** False as long as a component stands for a part that has still to be fetched. */
export function fetched(component: Component<any> | undefined): boolean {
  return !component || !("fetched" in component) || (component as Later<Props>).fetched();
}

/** Parts to fetch ahead; the last first, because those of a game are added after those of all screens. */
const ahead: AnyPart[] = [];

function standIn<P extends Props>(part: Part<P>, around?: Around): Later<P> {
  const component: Component<P> = (internals, props) => LaterPart(internals, { part: part as unknown as Part<Props>, props, around });
  return Object.assign(component, { load: () => part.load(), fetched: () => part.failed || part.shown !== null });
}

/** A part that is full of words: it is shown when they have all come. */
export function wordy<P extends Props>(fetch: Fetch<P>): Fetch<P> {
  return async () => (await Promise.all([fetch(), allWords()]))[0];
}

/** A part that is fetched when it is first shown, because few players ever see it. */
export function later<P extends Props>(fetch: Fetch<P>, around?: Around): Later<P> {
  return standIn(new Part(fetch), around);
}

/** A part that is fetched when the browser is idle, at the latest when it is first shown. */
export function soon<P extends Props>(fetch: Fetch<P>, around?: Around): Later<P> {
  const part = new Part(fetch);
  ahead.push(part);
  return standIn(part, around);
}

/** The first seconds belong to what is on the screen: on a slow phone the first press would wait for what comes ahead. */
const FIRST_MS = 2500;
/** Safari has no idle callbacks: there the pause stands for them. */
const PAUSE_MS = 1000;
/** Wait until the browser has nothing to do, but not for ever: a busy one may never be idle. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 2 * PAUSE_MS });
    else setTimeout(done, PAUSE_MS);
  });
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Fetch ahead all words, then one part after the other, each when the browser is idle; nothing where data is to be
 *  saved. Screens call it once they are shown. Return whether all is there. */
export async function fetchAhead(): Promise<boolean> {
  if (savesData() || !navigator.onLine) return false;
  await new Promise((done) => setTimeout(done, FIRST_MS));
  await idle();
  await allWords(idle);
  for (;;) {
    await idle();
    if (!navigator.onLine) return false;
    const part = ahead.pop();
    if (!part) return true;
    await part.load();
    if (part.failed) return false;
  }
}
