/** My notes at a table: loaded once, stored a moment after they change. */
import { ApiError, request, type Notes } from "../lib/api";

export type NotesState = "loading" | "saved" | "changed" | "failed" | "elsewhere";
/** How long typing must pause before the notes are stored. */
export const PAUSE_MS = 800;
const AGAIN_MS = 4000;
export const LIMIT = 10_000;

export class OwnNotes {
  text = $state("");
  state = $state<NotesState>("loading");
  private n = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> | null = null;

  constructor(private readonly path: string) {}

  /** The notes are shown: store what is left from before, then fetch what another window may have changed. */
  async open(): Promise<void> {
    await this.flush();
    if (this.state === "loading" || this.state === "saved") await this.load();
  }

  /** Fetch them, whatever is here. What is typed meanwhile stays. */
  async load(): Promise<void> {
    if (this.state !== "saved") this.state = "loading";
    try {
      const found = await request<Notes>("GET", this.path);
      if (this.changed) return;
      this.text = found.text;
      this.n = found.n;
      this.state = "saved";
    } catch {
      if (this.state === "loading") this.state = "failed";
    }
  }

  /** The text was changed: store it soon. */
  change(text: string): void {
    this.text = text;
    if (this.state === "elsewhere" || this.state === "loading") return;
    this.state = "changed";
    this.soon(PAUSE_MS);
  }

  /** Store at once what is not stored yet. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    while (this.sending) await this.sending;
    if (this.state === "changed" || (this.state === "failed" && this.text)) {
      this.sending = this.send().finally(() => (this.sending = null));
      await this.sending;
    }
  }

  /** The page closes: store what is left without waiting for an answer. */
  leave(): void {
    clearTimeout(this.timer);
    if (this.state !== "changed") return;
    const body = JSON.stringify({ text: this.text, n: this.n });
    void fetch(`/api${this.path}`, { method: "PUT", headers: { "content-type": "application/json" }, body, keepalive: true }).catch(() => undefined);
  }

  /** Another window changed them: keep this text, and replace the other. */
  async keep(): Promise<void> {
    try {
      this.n = (await request<Notes>("GET", this.path)).n;
      this.state = "changed";
      await this.flush();
    } catch {
      this.state = "elsewhere";
    }
  }

  private get changed(): boolean {
    return this.state === "changed";
  }

  private soon(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private async send(): Promise<void> {
    const text = this.text;
    try {
      this.n = (await request<Notes>("PUT", this.path, { text, n: this.n })).n;
      if (this.text === text) this.state = "saved";
      else this.change(this.text);
    } catch (error) {
      if (error instanceof ApiError && error.problem.reason === "notes-changed") this.state = "elsewhere";
      else {
        this.state = "failed";
        if (!(error instanceof ApiError)) this.soon(AGAIN_MS);
      }
    }
  }
}

let latest: { table: string; notes: OwnNotes } | null = null;

/** The notes of a table; those of the last table are kept, so that nothing is lost while they are not shown. */
export function notesOf(table: string): OwnNotes {
  if (latest?.table !== table) latest = { table, notes: new OwnNotes(`/tables/${table}/notes`) };
  return latest.notes;
}
