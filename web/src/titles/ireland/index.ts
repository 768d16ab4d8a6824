/** 18Ireland's parts for the table screen. */
import type { TitleParts } from "..";
import { soon } from "../../frame/later.svelte";
import Stages from "../../frame/Stages.svelte";
import { t } from "../../lib/words.svelte";
import { companies, market, sheet, tiles, trains } from "../../rail/drawers";
import LogIcon from "../../rail/LogIcon.svelte";
import { panelKey } from "../../rail/panel/keys";
import { scenesOf, watch } from "../../rail/playback/scenes";
import { showMove } from "../../rail/showMove";
import Bar from "./Bar.svelte";
import { logStyle } from "./logStyle";
import Map from "./Map.svelte";
import Panel from "./Panel.svelte";
import Question from "./Question.svelte";
import { Session } from "./session.svelte";
import Status from "./Status.svelte";
import { reading } from "./view";

const ireland: TitleParts<Session> = {
  open: (table) => new Session(table),
  turns: true,
  asks: ({ draft }) => (draft ? JSON.stringify(draft.action) : ""),
  key: panelKey,
  show: showMove,
  Main: Map,
  Tour: soon(() => import("../../lesson/ireland/Tour.svelte")),
  goal: ({ view, playing }) => (view?.round.kind === "operating" || !view ? "" : t("page-goal-ireland", { round: view.round.kind === "stock" ? "stock" : "privates", turn: playing ? "you" : "others" })),
  Question,
  Panel,
  Status,
  Bar,
  End: soon(() => import("./End.svelte")),
  Boards: soon(() => import("./Boards.svelte")),
  drawers: [
    { ...market, Part: soon(() => import("./stage/Stock.svelte")) },
    { ...companies, Part: soon(() => import("./Companies.svelte")) },
    { ...trains, Part: soon(() => import("./stage/Trains.svelte")) },
    { ...tiles, label: "page-ireland-tiles", late: true },
    { id: "privates", label: "page-ireland-privates", key: "p", Part: soon(() => import("./Privates.svelte")) },
    { ...sheet, Part: soon(() => import("./Sheet.svelte")) },
  ],
  stage: (session) => session.stage,
  Stages,
  seatNote: (session, seat) => session.seatNote(seat),
  seatSign: (session, seat) => session.seatSign(seat),
  historyKeys: true,
  boardHeight: (session) => session.boardHeight,
  log: () => 0.13,
  logStyle,
  opens: (event) => event.type === "round-started",
  scenes: (entries) => scenesOf(entries, reading),
  watch,
  seen: () => import("../../rail/seen"),
  LogIcon,
  keys: [
    ["1", "page-ireland-key-pass"],
    ["2", "page-ireland-key-clear"],
    ["3", "page-ireland-key-best"],
    ["Shift+1 … 4", "page-ireland-key-train"],
    ["g", "page-ireland-key-game"],
    ["m", "page-ireland-key-map"],
    ["Tab", "page-rail-key-next"],
    ["r", "page-map-key-turn"],
    ["Enter", "page-rail-key-enter"],
    ["Esc", "page-rail-key-escape"],
  ],
};
export default ireland;
