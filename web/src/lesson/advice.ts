/** A suggested action of a track game as a text. */
import type { components } from "../lib/wire";
import type { Text } from "./engine";

type Schemas = components["schemas"];
export type Suggested = Schemas["FirstView"]["moves"][number];
type Effect = Pick<Schemas["Effect"], "before" | "after">;

/** What the coach would do in the step, and its effect if it changes the run. Places can be pressed. */
export function adviceOf(action: Suggested, step: string, nameOf: (cell: string) => string, top: string, laid: boolean, effect: Effect | null): Text[] {
  const found: Text[] = [textOf(action, step, nameOf, top, laid)];
  if (effect && effect.after !== effect.before) found.push({ key: "page-lesson-advice-effect", args: { before: effect.before, after: effect.after } });
  return found;
}

const NOTHING: Readonly<Record<string, string>> = { "lay-track": "no-track", "build-station": "no-station", "buy-trains": "no-train" };

function textOf(action: Suggested, step: string, nameOf: (cell: string) => string, top: string, laid: boolean): Text {
  const say = (name: string, args?: Record<string, string>): Text => ({ key: `page-lesson-advice-${name}`, ...(args ? { args } : {}) });
  const place = (cell: string): Record<string, string> => ({ place: `[${nameOf(cell)}](${cell})` });
  switch (action.type) {
    case "lay":
      return say(laid ? "upgrade" : "lay", place(action.cell));
    case "station":
      return say("station", place(action.cell));
    case "buy-train":
      return say("train", { train: top });
    case "buy-pool":
      return say("train", { train: action.train });
    case "drop":
      return say("discard", { train: action.train });
    case "routes":
      return say("run");
    case "done":
      return say(NOTHING[step] ?? "no-train");
  }
}
