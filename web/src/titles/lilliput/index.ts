/** 18Lilliput's parts for the table screen. */
import type { TitleParts } from "..";
import { companies, market, sheet, tiles, trains } from "../../rail/drawers";
import LogIcon from "../../rail/LogIcon.svelte";
import { panelKey } from "../../rail/panel/keys";
import { scenesOf, watch } from "../../rail/playback/scenes";
import RailMap from "../../rail/RailMap.svelte";
import Boards from "./Boards.svelte";
import End from "./End.svelte";
import { logStyle } from "./logStyle";
import Matrix from "./Matrix.svelte";
import Panel from "./Panel.svelte";
import { Session } from "./session.svelte";
import Sheet from "./Sheet.svelte";
import Status from "./Status.svelte";
import { reading } from "./view";

const lilliput: TitleParts<Session> = {
  open: (table) => new Session(table),
  turns: true,
  asks: ({ draft }) => (draft ? JSON.stringify(draft.action) : ""),
  key: panelKey,
  Main: RailMap,
  Panel,
  Sheet,
  Status,
  End,
  Boards,
  drawers: [market, companies, trains, tiles, { ...sheet, Part: Matrix }],
  log: 0.25,
  logStyle,
  opens: (event) => event.type === "started",
  scenes: (entries) => scenesOf(entries, reading),
  watch,
  LogIcon,
  keys: [
    ["m", "page-rail-key-map"],
    ["Tab", "page-rail-key-next"],
    ["← → ↑ ↓", "page-rail-key-other"],
    ["r", "page-map-key-turn"],
    ["Shift+R", "page-map-key-others"],
    ["1 … 9 0", "page-lilliput-key-digits"],
    ["Enter", "page-rail-key-enter"],
    ["Esc", "page-rail-key-escape"],
  ],
};
export default lilliput;
