/** Show a suggested move without playing it: on the map as a ghost, else the control that plays it. */
import { mark } from "../lib/mark";
import { mapOf } from "./mapState.svelte";
import type { RailSession } from "./session.svelte";
import type { Acts } from "./view";

type Any = Acts & {
  type: string;
  cell?: string;
  tile?: string;
  rotation?: number;
  stop?: number;
  company?: string;
  companies?: readonly string[];
  by?: string;
  accept?: boolean;
  train?: string;
  count?: number;
  price?: number;
  what?: string;
};

/** The controls that play a move or begin it, by their names, the nearest one first; empty: none is known. */
function controlsOf(action: Any): readonly string[] {
  switch (action.type) {
    case "done":
      return ["done", "pass"];
    case "answer":
      return [action.accept ? "accept" : "decline"];
    case "vote":
      return [action.accept ? "vote-for" : "vote-against"];
    case "buy-train":
      return ["buy", "buy-bank-*"];
    case "buy-pool":
      return [`buy-pool-${action.train}*`];
    case "buy-share":
      return [`card-${action.company}`];
    case "sell":
      return [`sell-${action.company}-${action.count}`];
    case "bid":
      return [`lot-${action.what}`, "make-bid"];
    case "buy-private":
      return [action.company ? "buy-private" : "buy-lowest"];
    case "open-auction":
      return ["open-auction", "card-open"];
    case "routes":
      return ["run-go", "run-best"];
    case "drop":
      return [`drop-${action.train}`];
    case "choose-price":
      return [`start-at-${action.price}`];
    case "propose":
      return [`set-${action.companies?.join("-")}`, "propose"];
    case "target":
      return [`target-${action.company}`];
    case "launch":
      return [`launch-${action.company}`, "card-launch"];
    default:
      return [action.type]; // issue, redeem, pay, withhold
  }
}

const selector = (name: string): string => (name.endsWith("*") ? `[data-testid^="${name.slice(0, -1)}"]` : `[data-testid="${name}"]`);

/** Return whether the move is to be seen now. */
export function showMove(session: RailSession, suggested: unknown, words: string): boolean {
  const action = suggested as Any;
  session.clear();
  if (onMap(session, action)) return true;
  mapOf(session).laying.clear();
  if (action.company !== undefined) session.highlight = { companies: [action.company] };
  if (controlsOf(action).some((name) => mark(selector(name)))) return true;
  // Where choices may wait for a yes, the move waits there.
  if (session.waits) session.draft = { action, words };
  return session.waits;
}

function onMap(session: RailSession, action: Any): boolean {
  const map = mapOf(session);
  const { laying } = map;
  const at = action.cell === undefined ? null : map.placeOf(action.cell);
  if (!at || action.cell === undefined || (action.type !== "lay" && action.type !== "station")) return false;
  if (action.type === "lay") {
    laying.useBy(action.by ?? "");
    laying.hand = laying.extra.some((move) => move.action.tile === action.tile);
  } else laying.clear();
  void laying.press({ ...at, ...(action.type === "station" ? { stop: action.stop ?? 0 } : {}) });
  if (action.company !== undefined && laying.companies.includes(action.company)) laying.take(action.company);
  if (action.type === "lay" && action.tile !== undefined) {
    laying.choose(action.tile);
    laying.rotation = action.rotation ?? 0;
  } else laying.stop = action.stop ?? 0;
  map.bring([action.cell]);
  return !!laying.move;
}
