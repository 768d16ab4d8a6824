/** 18Lilliput's parts for the table screen. */
import type { TitleParts } from "..";
import { soon } from "../../frame/later.svelte";
import { t } from "../../lib/words.svelte";
import { companies, market, sheet, tiles, trains } from "../../rail/drawers";
import Market from "../../rail/drawers/Market.svelte";
import LogIcon from "../../rail/LogIcon.svelte";
import { panelKey } from "../../rail/panel/keys";
import { scenesOf, watch } from "../../rail/playback/scenes";
import { showMove } from "../../rail/showMove";
import { logStyle } from "./logStyle";
import Map from "./Map.svelte";
import Panel from "./Panel.svelte";
import { Session } from "./session.svelte";
import Sheet from "./Sheet.svelte";
import Status from "./Status.svelte";
import { reading } from "./view";

const lilliput: TitleParts<Session> = {
  open: (table) => new Session(table),
  turns: true,
  historyKeys: true,
  asks: ({ draft }) => (draft ? JSON.stringify(draft.action) : ""),
  key: panelKey,
  show: showMove,
  Main: Map,
  Tour: soon(() => import("../../lesson/lilliput/Tour.svelte")),
  goal: ({ view, playing }) => (view ? t("page-goal-lilliput", { rounds: view.rounds, rival: view.gulliver ? "gulliver" : "players", turn: playing ? "you" : "others" }) : ""),
  Panel,
  Sheet,
  Status,
  End: soon(() => import("./End.svelte")),
  Boards: soon(() => import("./Boards.svelte")),
  // The market is open at first, so it comes with the title.
  drawers: [{ ...market, Part: Market }, companies, trains, tiles, { ...sheet, Part: soon(() => import("./Matrix.svelte")) }],
  log: () => 0.25,
  logStyle,
  // The purse is always in view, whatever the panel shows.
  seatNote: (session, seat) => session.money(session.view?.players[seat]?.cash ?? 0),
  opens: (event) => event.type === "started",
  scenes: (entries) => scenesOf(entries, reading),
  watch,
  seen: () => import("../../rail/seen"),
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
