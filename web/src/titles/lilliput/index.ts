/** 18Lilliput's parts for the table screen. */
import type { TitleParts } from "..";
import Boards from "./Boards.svelte";
import { drawers } from "./drawers";
import { logStyle } from "./drawers/logStyle";
import End from "./End.svelte";
import LogIcon from "./LogIcon.svelte";
import Main from "./Main.svelte";
import Panel from "./Panel.svelte";
import { panelKey } from "./panel/keys";
import { scenes, watch } from "./playback/scenes";
import { Session } from "./session.svelte";
import Sheet from "./Sheet.svelte";
import Status from "./Status.svelte";

const lilliput: TitleParts<Session> = {
  open: (table) => new Session(table),
  turns: true,
  key: panelKey,
  Main,
  Panel,
  Sheet,
  Status,
  End,
  Boards,
  drawers,
  log: 0.25,
  logStyle,
  opens: (event) => event.type === "started",
  scenes,
  watch,
  LogIcon,
  keys: [
    ["m", "page-drawers-key-map"],
    ["Tab", "page-drawers-key-next"],
    ["← → ↑ ↓", "page-drawers-key-other"],
    ["r", "page-map-key-turn"],
    ["Shift+R", "page-map-key-others"],
    ["1 … 9 0", "page-lilliput-key-digits"],
    ["Enter", "page-lilliput-key-enter"],
    ["Esc", "page-lilliput-key-escape"],
  ],
};
export default lilliput;
