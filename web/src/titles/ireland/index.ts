/** 18Ireland's parts for the table screen. Games can be looked at; only the kit's own steps have panels yet. */
import type { TitleParts } from "..";
import { companies, market, sheet, tiles, trains } from "../../rail/drawers";
import LogIcon from "../../rail/LogIcon.svelte";
import { panelKey } from "../../rail/panel/keys";
import { scenesOf, watch } from "../../rail/playback/scenes";
import Boards from "./Boards.svelte";
import Companies from "./Companies.svelte";
import End from "./End.svelte";
import { logStyle } from "./logStyle";
import Map from "./Map.svelte";
import Market from "./Market.svelte";
import Panel from "./Panel.svelte";
import Privates from "./Privates.svelte";
import { Session } from "./session.svelte";
import Sheet from "./Sheet.svelte";
import Status from "./Status.svelte";
import { reading } from "./view";

const ireland: TitleParts<Session> = {
  open: (table) => new Session(table),
  turns: true,
  asks: ({ draft }) => (draft ? JSON.stringify(draft.action) : ""),
  key: panelKey,
  Main: Map,
  Panel,
  Status,
  End,
  Boards,
  drawers: [
    { ...market, Part: Market },
    { ...companies, Part: Companies },
    { ...sheet, Part: Sheet },
    { id: "privates", label: "page-ireland-privates", key: "p", Part: Privates },
    trains,
    { ...tiles, label: "page-ireland-tiles", late: true },
  ],
  closed: true,
  boardHeight: "430px",
  log: 0.3,
  logStyle,
  opens: (event) => event.type === "round-started",
  scenes: (entries) => scenesOf(entries, reading),
  watch,
  LogIcon,
  keys: [
    ["m", "page-rail-key-map"],
    ["p", "page-ireland-key-privates"],
    ["Enter", "page-rail-key-enter"],
    ["Esc", "page-rail-key-escape"],
  ],
};
export default ireland;
