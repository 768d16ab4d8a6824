/** London's parts for the table screen. */
import type { TitleParts } from "..";
import { t } from "../../lib/words.svelte";
import Boards from "./Boards.svelte";
import Compare from "./Compare.svelte";
import End from "./End.svelte";
import Main from "./Main.svelte";
import Panel, { Tour } from "./Panel.svelte";
import Sheet from "./Sheet.svelte";
import Status from "./Status.svelte";
import { Session } from "./session.svelte";
import type { LondonAction } from "./view";

const london: TitleParts<Session> = {
  open: (table) => new Session(table),
  asks: ({ confirmPass, play }) => (confirmPass ? "pass" : play.draft ? JSON.stringify(play.draft.action) : ""),
  show: (session, action) => session.show(action as LondonAction),
  opens: (event) => event.type === "round-started",
  key: (session, event) => {
    if (event.key === "p" && session.play.powered.length) session.play.power = !session.play.power;
    else if (event.key === "Escape") {
      session.play.clear();
      session.confirmPass = false;
    } else return false;
    return true;
  },
  keys: [
    ["m", "page-key-map"],
    ["n", "page-key-next"],
    ["← → ↑ ↓", "page-key-arrows"],
    ["Enter", "page-key-enter"],
    ["Esc", "page-key-cancel"],
    ["1", "page-key-pass"],
    ["p", "page-key-power"],
  ],
  Main,
  Tour,
  tourInPanel: true,
  goal: ({ view }) => (view && view.seat !== null ? t("page-goal-london", { players: view.sheets.length }) : ""),
  Panel,
  Sheet,
  Status,
  End,
  Compare,
  Boards,
  seen: () => import("./seen"),
};
export default london;
