/** The camera over a board: moved by hand, or eased so that everything fits. Saved per table. */
import { reducedMotion } from "../lib/settings.svelte";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Pose {
  x: number;
  y: number;
  k: number;
}
const NEAREST = 2.8;
const FARTHEST = 0.12;
/** Maximum zoom when fitting, so that a board of a few tiles is not enlarged too much. */
const MAX_FIT_ZOOM = 1.45;
/** Maximum zoom when some cells are shown. */
const MAX_SHOW_ZOOM = 1.6;
const EASE = 180;

export class Camera {
  /** The size of the viewport, in pixels. */
  width = $state(0);
  height = $state(0);
  /** The board point at the centre, and pixels per board unit. */
  x = $state(0);
  y = $state(0);
  k = $state(1);
  /** Pixels at the top that another element covers. */
  covered = $state(0);
  /** Pixels at the left that another element covers. */
  aside = $state(0);
  /** True after the camera was moved by hand: automatic fitting then leaves it alone. */
  held = $state(false);
  private frame = 0;
  private placed = false;
  /** What `show` was asked for, until the camera is moved otherwise: it stays in view when the viewport changes its size. */
  private shown: Box | null = null;
  /** The size of the viewport for which it was last shown. */
  private shownAt = "";
  /** What was in view before some cells were shown. */
  private before: (Pose & { held: boolean }) | null = null;

  constructor(private readonly memory: string | null = null) {
    const kept = memory && read(memory);
    if (kept) {
      [this.x, this.y, this.k] = [kept.x, kept.y, kept.k];
      this.held = this.placed = true;
    }
  }

  transform = $derived.by(
    () => `translate(${this.width / 2 - this.x * this.k} ${this.height / 2 - this.y * this.k}) scale(${this.k})`,
  );
  /** The part of the board in view. */
  sight = $derived.by<Box>(() => ({
    left: this.x - this.width / 2 / this.k,
    right: this.x + this.width / 2 / this.k,
    top: this.y - this.height / 2 / this.k,
    bottom: this.y + this.height / 2 / this.k,
  }));

  /** Convert viewport pixels to board coordinates; `window` converts back. */
  board(px: number, py: number): [number, number] {
    return [this.x + (px - this.width / 2) / this.k, this.y + (py - this.height / 2) / this.k];
  }
  window(x: number, y: number): [number, number] {
    return [this.width / 2 + (x - this.x) * this.k, this.height / 2 + (y - this.y) * this.k];
  }

  zoom(by: number, px = this.width / 2, py = this.height / 2): void {
    this.stop();
    const [x, y] = this.board(px, py);
    this.k = clamp(this.k * by);
    this.x = x - (px - this.width / 2) / this.k;
    this.y = y - (py - this.height / 2) / this.k;
    this.hold();
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.x -= dx / this.k;
    this.y -= dy / this.k;
    this.hold();
  }

  /** Centre a point without changing the zoom. */
  look(x: number, y: number): void {
    this.hold({ x, y, k: this.k });
    this.ease({ x, y, k: this.k });
  }

  /** The largest zoom at which a box fits. */
  room(box: Box): number {
    const wide = (this.width - this.aside) / (box.right - box.left);
    return Math.min(wide, (this.height - this.covered) / (box.bottom - box.top));
  }

  /** Fit a box into the viewport. A camera moved by hand is left alone unless `again` is set. */
  fit(box: Box, again = false): void {
    if (this.shown && !again && this.shownAt !== `${this.width} ${this.height}`) this.show(this.shown);
    if (!this.width || !this.height || (this.held && !again)) return;
    if (again) this.release();
    const k = clamp(Math.min(this.room(box), MAX_FIT_ZOOM));
    const to = this.centred(box, k);
    if (this.placed) this.ease(to);
    else [this.x, this.y, this.k] = [to.x, to.y, to.k];
    this.placed = true;
  }

  /** Ease to a box and stay there until the camera is moved again. */
  show(box: Box): void {
    this.shown = box;
    if (!this.width || !this.height) return;
    this.shownAt = `${this.width} ${this.height}`;
    const k = clamp(Math.min(this.room(box), MAX_SHOW_ZOOM));
    this.before ??= { x: this.x, y: this.y, k: this.k, held: this.held };
    this.held = this.placed = true;
    this.ease(this.centred(box, k));
  }

  /** A box in the middle of what is not covered. */
  private centred(box: Box, k: number): Pose {
    return { x: (box.left + box.right) / 2 - this.aside / 2 / k, y: (box.top + box.bottom) / 2 - this.covered / 2 / k, k };
  }

  /** Ease back to what was in view before `show`, unless the camera was moved by hand since. */
  back(): void {
    this.shown = null;
    if (!this.before) return;
    const { held, ...pose } = this.before;
    this.before = null;
    this.held = held;
    this.ease(pose);
  }

  private ease(to: Pose): void {
    this.stop();
    const from = { x: this.x, y: this.y, k: this.k };
    if (reducedMotion() || (from.x === to.x && from.y === to.y && from.k === to.k)) {
      [this.x, this.y, this.k] = [to.x, to.y, to.k];
      return;
    }
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - start) / EASE));
      const share = 1 - (1 - t) ** 3;
      this.x = from.x + (to.x - from.x) * share;
      this.y = from.y + (to.y - from.y) * share;
      this.k = from.k + (to.k - from.k) * share;
      this.frame = t < 1 ? requestAnimationFrame(step) : 0;
    };
    this.frame = requestAnimationFrame(step);
  }

  stop(): void {
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private hold(sight: Pose = { x: this.x, y: this.y, k: this.k }): void {
    this.held = this.placed = true;
    this.before = this.shown = null;
    if (this.memory) write(this.memory, sight);
  }
  private release(): void {
    this.held = false;
    this.before = this.shown = null;
    if (this.memory) write(this.memory, null);
  }
}

const clamp = (k: number): number => Math.min(NEAREST, Math.max(FARTHEST, k));
const key = (memory: string): string => `trainshed-camera-${memory}`;

function read(memory: string): Pose | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(memory)) ?? "null") as Pose | null;
    return kept && [kept.x, kept.y, kept.k].every(Number.isFinite) && kept.k > 0 ? { ...kept, k: clamp(kept.k) } : null;
  } catch {
    return null;
  }
}
function write(memory: string, sight: Pose | null): void {
  try {
    if (sight) localStorage.setItem(key(memory), JSON.stringify(sight));
    else localStorage.removeItem(key(memory));
  } catch {
    // Storage is unavailable: the camera is not saved.
  }
}
