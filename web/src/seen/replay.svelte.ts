/** Plays scenes of the history one after the other, then shows the present. */
import { CLOCK, type Clock } from "../lib/pace";
import { paceOf, type Scene } from "./scenes";

interface Stage {
  /** Show a position; null: the present. */
  look: (at: number | null) => Promise<void>;
  /** The position of a scene is shown; null: no scene any more. */
  show: (scene: Scene | null) => void;
  /** True if scenes only change when asked. */
  still: () => boolean;
}

export class Replay {
  scenes = $state.raw<readonly Scene[]>([]);
  /** The number of the scene shown. */
  number = $state(0);
  paused = $state(false);
  private timer = 0;
  /** Counts what was asked for: an answer to something older is dropped. */
  private asked = 0;
  /** When the first scene would have begun, had all had their time until now. */
  private began = 0;

  constructor(
    private readonly stage: Stage,
    private readonly clock: Clock = CLOCK,
  ) {}

  get on(): boolean {
    return this.scenes.length > 0;
  }
  get scene(): Scene | null {
    return this.scenes[this.number] ?? null;
  }
  private get pace(): number {
    return paceOf(this.scenes.length);
  }

  async start(scenes: readonly Scene[]): Promise<void> {
    if (!scenes.length) return;
    this.stop();
    this.scenes = scenes;
    this.paused = this.stage.still();
    const mine = ++this.asked;
    try {
      await this.stage.look(scenes[0]!.from);
    } catch {
      return this.end();
    }
    if (mine === this.asked) await this.turn(0);
  }

  /** Show a scene; before the first it is the first, after the last the present. */
  async turn(to: number): Promise<void> {
    this.clock.cancel(this.timer);
    if (to >= this.scenes.length) return this.end();
    const mine = ++this.asked;
    const number = Math.max(0, to);
    const scene = this.scenes[number]!;
    this.began = this.clock.now() - number * this.pace;
    try {
      await this.stage.look(scene.to);
    } catch {
      return this.end();
    }
    if (mine !== this.asked) return;
    this.number = number;
    this.stage.show(scene);
    this.wait();
  }

  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) this.began = this.clock.now() - this.number * this.pace;
    this.wait();
  }

  /** The time a slow answer took is taken from the scene, so that all of them keep their limit. */
  private wait(): void {
    this.clock.cancel(this.timer);
    if (this.paused) return;
    const left = this.began + (this.number + 1) * this.pace - this.clock.now();
    this.timer = this.clock.after(Math.max(0, left), () => void this.turn(this.number + 1));
  }

  /** Stop where it is: somebody looks at another position. */
  stop(): void {
    this.clock.cancel(this.timer);
    if (!this.on) return;
    this.asked++;
    this.scenes = [];
    this.number = 0;
    this.stage.show(null);
  }

  /** Stop, and show the present. */
  end(): void {
    this.stop();
    void this.stage.look(null);
  }
}
