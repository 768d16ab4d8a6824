import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OwnNotes, PAUSE_MS, notesOf } from "./notes.svelte";

/** What the server has, and what it was sent. */
let stored = { text: "", n: 0 };
let sent: string[] = [];
let down = false;

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}
beforeEach(() => {
  vi.useFakeTimers();
  stored = { text: "old", n: 3 };
  sent = [];
  down = false;
  vi.stubGlobal("fetch", async (_: string, how?: RequestInit) => {
    if (down) throw new TypeError("no connection");
    if (how?.method !== "PUT") return answer(200, stored);
    const { text, n } = JSON.parse(String(how.body));
    sent.push(text);
    if (n !== stored.n) return answer(409, { reason: "notes-changed", detail: "" });
    stored = { text, n: n + 1 };
    return answer(200, stored);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("notes", () => {
  it("are stored once typing pauses", async () => {
    const notes = new OwnNotes("/tables/a/notes");
    await notes.load();
    expect([notes.text, notes.state]).toEqual(["old", "saved"]);
    notes.change("o");
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    notes.change("on");
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(["on"]);
    expect(notes.state).toBe("saved");
    notes.change("one");
    await notes.flush();
    expect(stored).toEqual({ text: "one", n: 5 });
  });
  it("are not stored again when nothing changed", async () => {
    const notes = new OwnNotes("/tables/a/notes");
    await notes.load();
    await notes.flush();
    notes.leave();
    expect(sent).toEqual([]);
  });
  it("do not overwrite those of another window unasked", async () => {
    const notes = new OwnNotes("/tables/a/notes");
    await notes.load();
    stored = { text: "of the other window", n: 4 };
    notes.change("mine");
    await notes.flush();
    expect([notes.state, stored.text]).toEqual(["elsewhere", "of the other window"]);
    await notes.keep();
    expect([notes.state, stored]).toEqual(["saved", { text: "mine", n: 5 }]);
  });
  it("are the same when they are shown again at once, before they are stored", async () => {
    const notes = notesOf("b");
    expect(notesOf("b")).toBe(notes);
    await notes.open();
    notes.change("new");
    const storing = notes.flush();
    await notes.open();
    await storing;
    expect([notes.text, notes.state, sent]).toEqual(["new", "saved", ["new"]]);
    expect(notesOf("c")).not.toBe(notes);
  });
  it("keep what is typed while they are fetched", async () => {
    const notes = new OwnNotes("/tables/a/notes");
    await notes.load();
    const fetching = notes.open();
    notes.change("typed");
    await fetching;
    expect(notes.text).toBe("typed");
  });
  it("are tried again after a lost connection", async () => {
    const notes = new OwnNotes("/tables/a/notes");
    await notes.load();
    down = true;
    notes.change("mine");
    await notes.flush();
    expect(notes.state).toBe("failed");
    down = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([notes.state, stored.text]).toEqual(["saved", "mine"]);
  });
});
