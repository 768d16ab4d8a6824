/** What somebody missed at a table: the position seen last, in this browser or, as the server knows it, on another
 *  device. Only what a visible window showed counts as seen. */
export class Visit {
  /** The position seen last before now; 0 if there is none. */
  left = $state(0);
  /** True until the reader has dealt with what was missed. */
  open = $state(false);
  /** True if it is to be played now. */
  wanted = $state(false);
  /** The position seen last; null until the table is shown. */
  private seen: number | null = null;
  private readonly changed = (): void => {
    if (!document.hidden) this.back(this.moves());
  };

  constructor(
    private readonly table: string,
    /** The number of moves on the screen. */
    private readonly moves: () => number,
    /** Tell the server what was seen. */
    private readonly tell: (moves: number) => void,
  ) {
    document.addEventListener("visibilitychange", this.changed);
  }

  private get key(): string {
    return `trainshed-left-${this.table}`;
  }

  /** The table is shown for the first time; `elsewhere`: what the server knows of other devices. */
  start(elsewhere: number | null): void {
    this.seen = Math.max(this.stored(), elsewhere ?? 0);
    this.back(this.moves());
  }
  private stored(): number {
    try {
      return Number(localStorage.getItem(this.key) ?? 0);
    } catch {
      return 0;
    }
  }

  /** Somebody looks again. */
  private back(moves: number): void {
    if (document.hidden || this.seen === null) return;
    if (this.seen > 0 && this.seen < moves) {
      this.left = this.seen;
      this.open = true;
    }
    this.show(moves);
  }

  /** This many moves are on the screen. */
  show(moves: number): void {
    if (document.hidden || this.seen === null) return;
    // What was taken back since has to be seen anew.
    if (this.left > moves) this.left = 0;
    if (moves === this.seen) return;
    this.seen = moves;
    try {
      localStorage.setItem(this.key, String(moves));
    } catch {
      // Storage is unavailable: the server knows it.
    }
    this.tell(moves);
  }

  /** The reader has seen what was missed, or does not want to. */
  close(): void {
    this.open = this.wanted = false;
  }
  stop(): void {
    document.removeEventListener("visibilitychange", this.changed);
  }
}
