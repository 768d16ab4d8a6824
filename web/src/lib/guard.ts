/** Keeps a press from deciding a question that came up while it was under way: the second click of a double click, a
 *  held key, a finger that was already coming down when the panel changed.
 *
 *  Nothing is blocked by the kind of control. A press that is too early for the question is marked as stale, and a stale
 *  press sends no command; buttons of a zone marked `data-guard` do not even receive it. Tabs, camera, log, and turning a
 *  tile send nothing, so they always work. */

/** How long a new question ignores presses of a pointer that has not moved, or of the key that was pressed before. */
export const SETTLE_MS = 500;
/** How far two presses at the same place may be apart, in pixels. */
const NEAR = 16;
const NEAR_TOUCH = 28;
/** When the server has accepted a command but its change does not arrive: how long until the next one may be sent. */
const LOST_MS = 1500;

export interface Point {
  x: number;
  y: number;
  /** The control at this point; compared by identity. */
  control: unknown;
  time: number;
  touch: boolean;
}
interface Press extends Point {
  question: string;
  stale: boolean;
}

const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= (b.touch ? NEAR_TOUCH : NEAR);

/** The judge of presses; knows nothing of the page. Times are milliseconds on one clock. */
export class Guard {
  /** What the panel asks now; empty if nothing. */
  private question = "";
  private changed = -Infinity;
  private painted = true;
  /** Where the pointer was last seen: the mouse, or the last touch. */
  private pointer: Point | null = null;
  /** Where it was when the question changed, until it has gone to another control. */
  private rest: Point | null = null;
  private press: Press | null = null;
  private key: { key: string; question: string; stale: boolean } | null = null;
  /** True if the press being handled must not decide. */
  stale = false;
  /** True while a press is being handled. */
  private pressing = false;
  /** The number of the command under way; 0 if there is none. */
  private busy = 0;
  private sent = 0;

  /** The panel asks this now, and has just been redrawn. Return true if the question is another one. */
  ask(question: string, now: number): boolean {
    if (question === this.question) return false;
    this.question = question;
    this.changed = now;
    this.painted = false;
    this.rest = this.pointer;
    this.busy = 0;
    return true;
  }
  /** The new question is on the screen. */
  paint(): void {
    this.painted = true;
  }
  private fresh(now: number): boolean {
    return now - this.changed < SETTLE_MS;
  }

  /** `under`: the control that is now where the pointer was when the question changed. */
  move(to: Point, under: (at: Point) => unknown): void {
    this.pointer = to;
    if (this.rest && this.gone(this.rest, to, under)) this.rest = null;
    if (this.press && !near(this.press, to)) this.press = { ...this.press, time: -Infinity };
  }
  private gone(rest: Point, to: Point, under: (at: Point) => unknown): boolean {
    return !near(rest, to) && (to.control === null || under(rest) !== to.control);
  }
  down(at: Point, under: (at: Point) => unknown): void {
    const before = this.press;
    if (this.rest && this.gone(this.rest, at, under)) this.rest = null;
    const unmoved = this.rest !== null && this.fresh(at.time);
    const replaced = before !== null && at.time - before.time < SETTLE_MS && near(before, at) && before.control !== at.control;
    this.press = { ...at, question: this.question, stale: this.early(at.time) || unmoved || replaced };
    this.pointer = at;
  }
  /** How long presses at the place of the last one are still ignored, because it shows another control now; 0 if not. */
  replacedFor(now: number, under: (at: Point) => unknown): number {
    const last = this.press;
    return last && under(last) !== last.control ? Math.max(0, SETTLE_MS - (now - last.time)) : 0;
  }
  private early(time: number): boolean {
    return !this.painted || time < this.changed;
  }
  /** A pointer is lifted, or the click that follows. */
  up(): void {
    this.handle(this.press !== null && (this.press.stale || this.press.question !== this.question));
  }

  keyDown(key: string, repeat: boolean, time: number): void {
    if (repeat) {
      this.handle(true);
      return;
    }
    const again = this.key?.key === key && this.key.question !== this.question && this.fresh(time);
    this.key = { key, question: this.question, stale: this.early(time) || again };
    this.handle(this.key.stale);
  }
  /** A click made by a key: at once by Enter, on release by Space. */
  keyClick(): void {
    this.handle(this.stale || (this.key !== null && this.key.question !== this.question));
  }

  private handle(stale: boolean): void {
    this.stale = stale;
    this.pressing = true;
  }
  /** The press has been handled; what is sent later was not sent by it. */
  release(): void {
    this.stale = this.pressing = false;
  }

  /** Wrap a command: a stale press does not send it, nor does any press while one is under way. A command that was not
   *  sent returns `nothing`. */
  once<A extends unknown[], R>(send: (...args: A) => Promise<R>, nothing: R): (...args: A) => Promise<R> {
    return async (...args) => {
      if (this.pressing && (this.stale || this.busy)) return nothing;
      const mine = (this.busy = ++this.sent);
      const free = (): void => {
        if (this.busy === mine) this.busy = 0;
      };
      try {
        const answer = await send(...args);
        // Accepted: the next question frees it. Refused: it can be tried again at once.
        if (answer === nothing) setTimeout(free, LOST_MS);
        else free();
        return answer;
      } catch (error) {
        free();
        throw error;
      }
    };
  }
}

const CONTROL = "button, a, summary, label, input, select, [role=button], [role=tab], [data-station], [data-spot]";
const controlOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(CONTROL) : null);
const under = (at: Point): Element | null => controlOf(document.elementFromPoint(at.x, at.y));
const pointOf = (event: PointerEvent): Point => ({
  x: event.clientX,
  y: event.clientY,
  control: controlOf(event.target),
  time: event.timeStamp,
  touch: event.pointerType === "touch",
});

/** The guard of this page. */
export const guard = new Guard();
let settling = 0;
let settled = -Infinity;

/** Tell the guard what the panel asks; call it after the page has been redrawn. */
export function ask(question: string): void {
  if (!guard.ask(question, performance.now())) return;
  requestAnimationFrame(() => guard.paint());
  settle(SETTLE_MS);
}

/** Let tests and style sheets see that some presses are ignored for so long. */
function settle(ms: number): void {
  const until = performance.now() + ms;
  if (until <= settled) return;
  settled = until;
  document.documentElement.dataset.settling = "";
  clearTimeout(settling);
  settling = window.setTimeout(() => delete document.documentElement.dataset.settling, ms);
}

/** A press has been handled. Another control may be at its place once the page has been redrawn. */
function pressed(): void {
  document.documentElement.dataset.settling = "";
  requestAnimationFrame(() => {
    settle(guard.replacedFor(performance.now(), under));
    if (performance.now() >= settled) delete document.documentElement.dataset.settling;
  });
}

/** Watch all presses of the page, before anything else receives them. Return a function that stops it. */
export function watchPresses(): () => void {
  let spaceUp = 0;
  const later = (): void => void setTimeout(() => guard.release());
  const listeners: Record<string, (event: never) => void> = {
    pointermove: (event: PointerEvent) => event.pointerType !== "touch" && guard.move(pointOf(event), under),
    pointerdown: (event: PointerEvent) => guard.down(pointOf(event), under),
    pointerup: () => {
      guard.up();
      later();
    },
    keydown: (event: KeyboardEvent) => {
      if (!event.isTrusted) return;
      guard.keyDown(event.key, event.repeat, event.timeStamp);
      later();
      const typing = (event.target as Element).matches?.("input:not([type=range]), textarea, select");
      if (event.repeat && !typing && /^(Enter| |\d)$/.test(event.key)) stop(event);
    },
    keyup: (event: KeyboardEvent) => {
      if (event.key === " ") spaceUp = event.timeStamp;
    },
    click: (event: MouseEvent) => {
      if (event.isTrusted && event.detail > 0) guard.up();
      else if (event.isTrusted && (guard.stale || event.timeStamp - spaceUp < 50)) guard.keyClick();
      later();
      pressed();
      if (guard.stale && (event.target as Element).closest?.("[data-guard] :is(button, [role=button])")) stop(event);
    },
  };
  for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type, listener as EventListener, true);
  return () => {
    for (const [type, listener] of Object.entries(listeners)) window.removeEventListener(type, listener as EventListener, true);
  };
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
