/** 18Ireland's parts for the table screen. Games can be looked at; only the kit's own steps have panels yet. */
import type { TitleParts } from "..";
import { soon } from "../../frame/later.svelte";
import { companies, market, sheet, tiles, trains } from "../../rail/drawers";
import LogIcon from "../../rail/LogIcon.svelte";
import { panelKey } from "../../rail/panel/keys";
import { scenesOf, watch } from "../../rail/playback/scenes";
import { logStyle } from "./logStyle";
import Map from "./Map.svelte";
import Panel from "./Panel.svelte";
import { Session } from "./session.svelte";
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
  End: soon(() => import("./End.svelte")),
  Boards: soon(() => import("./Boards.svelte")),
  drawers: [
    { ...market, Part: soon(() => import("./Market.svelte")) },
    { ...companies, Part: soon(() => import("./Companies.svelte")) },
    { ...sheet, Part: soon(() => import("./Sheet.svelte")) },
    { id: "privates", label: "page-ireland-privates", key: "p", Part: soon(() => import("./Privates.svelte")) },
    trains,
    { ...tiles, label: "page-ireland-tiles", late: true },
  ],
  closed: true,
  boardHeight: () => "430px",
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
