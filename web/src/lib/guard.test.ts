import { describe, expect, it } from "vitest";
import { Guard, SETTLE_MS, type Point } from "./guard";

const at = (time: number, x = 0, control: unknown = "button", touch = false): Point => ({ x, y: 0, control, time, touch });
const same = (): unknown => "button";

/** A guard that asks a first question since time 0, and the commands sent by presses. */
function table(): { guard: Guard; sent: string[]; change: (question: string, now: number) => void; click: (point: Point, name?: string) => void } {
  const guard = new Guard();
  const sent: string[] = [];
  const send = guard.once(async (name: string): Promise<null> => (sent.push(name), null), null);
  const change = (question: string, now: number): void => {
    guard.ask(question, now);
    guard.paint();
  };
  const click = (point: Point, name = `${sent.length + 1}`): void => {
    guard.move(point, same);
    guard.down(point, same);
    guard.up();
    void send(name);
    guard.release();
  };
  change("one", 0);
  return { guard, sent, change, click };
}

describe("a double click", () => {
  it.each([0, 120, 350])("with %i ms between decides once", (gap) => {
    const { sent, change, click } = table();
    click(at(1000));
    if (gap) change("two", 1000 + Math.min(gap, 80));
    click(at(1000 + gap));
    expect(sent).toEqual(["1"]);
  });
  it("decides again after the new question has settled", () => {
    const { sent, change, click } = table();
    click(at(1000));
    change("two", 1080);
    click(at(1080 + SETTLE_MS));
    expect(sent).toHaveLength(2);
  });
  it("does not press what has come up under the pointer, though the question is the same", () => {
    const { guard, sent, click } = table();
    guard.down(at(1000, 0, "first"), same);
    guard.up();
    guard.release();
    click(at(1200, 2, "confirm"));
    expect(sent).toEqual([]);
    click(at(1200 + SETTLE_MS, 2, "confirm"));
    expect(sent).toHaveLength(1);
  });
});

describe("a deliberate press", () => {
  it("of another control is never late", () => {
    const { sent, change, click } = table();
    click(at(1000));
    change("two", 1080);
    click(at(1100, 300, "other"));
    expect(sent).toHaveLength(2);
  });
  it("counts after the pointer has left and come back", () => {
    const { guard, sent, change, click } = table();
    click(at(1000));
    change("two", 1080);
    guard.move(at(1100, 300, "other"), same);
    click(at(1200));
    expect(sent).toHaveLength(2);
  });
  it("elsewhere on the same large control is the same press", () => {
    const { sent, change, click } = table();
    click(at(1000));
    change("two", 1080);
    click(at(1100, 90));
    expect(sent).toHaveLength(1);
  });
  it("on a touch screen counts where it is another control than before", () => {
    const { guard, sent, change, click } = table();
    click(at(1000, 0, "button", true));
    change("two", 1080);
    guard.down(at(1100, 200, "other", true), same);
    guard.up();
    guard.release();
    click(at(1200, 200, "other", true));
    expect(sent).toHaveLength(2);
  });
  it("may be repeated when the command was refused", async () => {
    const guard = new Guard();
    guard.ask("one", 0);
    guard.paint();
    let sent = 0;
    const send = guard.once(async (): Promise<string | null> => (sent++, "refused"), null);
    for (const time of [1000, 1100]) {
      guard.down(at(time), same);
      guard.up();
      await send();
      guard.release();
    }
    expect(sent).toBe(2);
  });
});

describe("a press that began before the change", () => {
  it("decides nothing, however late it ends", () => {
    const { guard, sent, change } = table();
    const send = guard.once(async (): Promise<null> => (sent.push("late"), null), null);
    guard.down(at(1000), same);
    change("two", 1100);
    guard.up();
    void send();
    expect(sent).toEqual([]);
  });
  it("nor does one before the change is on the screen", () => {
    const { guard } = table();
    guard.ask("two", 1000);
    guard.keyDown("Enter", false, 1010);
    expect(guard.stale).toBe(true);
    guard.paint();
    guard.keyDown("1", false, 1020);
    expect(guard.stale).toBe(false);
  });
});

describe("keys", () => {
  it("held down decide nothing", () => {
    const { guard } = table();
    guard.keyDown("Enter", false, 1000);
    expect(guard.stale).toBe(false);
    guard.keyDown("Enter", true, 1030);
    expect(guard.stale).toBe(true);
  });
  it("pressed twice decide once; another key counts", () => {
    const { guard, change } = table();
    guard.keyDown("Enter", false, 1000);
    change("two", 1050);
    guard.keyDown("Enter", false, 1120);
    expect(guard.stale).toBe(true);
    guard.keyDown("1", false, 1130);
    expect(guard.stale).toBe(false);
    guard.keyDown("Enter", false, 1050 + SETTLE_MS);
    expect(guard.stale).toBe(false);
  });
  it("that act on release decide nothing if the question changed in between", () => {
    const { guard, change } = table();
    guard.keyDown(" ", false, 1000);
    guard.release();
    change("two", 1050);
    guard.keyClick();
    expect(guard.stale).toBe(true);
  });
});

it("what is sent without a press is always sent", async () => {
  const { guard, sent } = table();
  const send = guard.once(async (): Promise<null> => (sent.push("x"), null), null);
  await Promise.all([send(), send()]);
  expect(sent).toHaveLength(2);
});

it("tells how long the control that came to the place of the last press ignores presses there", () => {
  const { guard, click } = table();
  expect(guard.replacedFor(0, same)).toBe(0);
  click(at(1000));
  expect(guard.replacedFor(1100, same)).toBe(0);
  expect(guard.replacedFor(1100, () => "another")).toBe(SETTLE_MS - 100);
  expect(guard.replacedFor(1000 + SETTLE_MS, () => "another")).toBe(0);
});
