/** Parts of 18CZ: Your first game for the table screen. */
import type { TitleParts } from "..";
import { soon } from "../../frame/later.svelte";
import { t } from "../../lib/words.svelte";
import { companies, sheet, tiles, trains } from "../../rail/drawers";
import { logStyle } from "../../rail/drawers/logStyle";
import LogIcon from "../../rail/LogIcon.svelte";
import { panelKey } from "../../rail/panel/keys";
import { scenesOf, watch } from "../../rail/playback/scenes";
import { READING } from "../../rail/playback/timeline";
import { showMove } from "../../rail/showMove";
import Above from "./Above.svelte";
import LessonChip from "./LessonChip.svelte";
import Map from "./Map.svelte";
import { open } from "./open";
import Panel from "./Panel.svelte";
import Question from "./Question.svelte";
import type { Session } from "./session.svelte";
import Status from "./Status.svelte";

const first: TitleParts<Session> = {
  open,
  turns: true,
  asks: ({ draft }) => (draft ? JSON.stringify(draft.action) : ""),
  key: (session, event) => {
    if (event.key !== "h" || !session.lesson || session.lesson.coach.left) return panelKey(session, event);
    session.lesson.showNow();
    return true;
  },
  show: showMove,
  Main: Map,
  // The coach of a guided game says so itself.
  goal: ({ view, lesson, playing }) => (view && (!lesson || lesson.coach.left) ? t("page-goal-cz", { rounds: view.rounds ?? 10, turn: playing ? "you" : "others" }) : ""),
  Above,
  takesBack: ({ lesson }) => !!lesson?.coach.card && !lesson.coach.reread,
  Question,
  Panel,
  Status,
  seated: true,
  Bar: LessonChip,
  End: soon(() => import("./End.svelte")),
  Boards: soon(() => import("../../rail/Boards.svelte")),
  drawers: [companies, trains, tiles, { ...sheet, late: true, Part: soon(() => import("./Sheet.svelte")) }],
  closed: true,
  historyKeys: true,
  boardHeight: (session) => session.boardHeight,
  // Beside the coach's card a purchase needs the room.
  log: ({ lesson }) => (lesson && !lesson.coach.left ? 0.13 : 0.18),
  logStyle,
  opens: (event) => event.type === "round-began",
  scenes: (entries) => scenesOf(entries, READING),
  watch,
  seen: () => import("../../rail/seen"),
  LogIcon,
  keys: [
    ["m", "page-rail-key-map"],
    ["Tab", "page-rail-key-next"],
    ["← → ↑ ↓", "page-rail-key-other"],
    ["r", "page-map-key-turn"],
    ["Shift+R", "page-map-key-others"],
    ["1 … 9 0", "page-rail-key-digits"],
    ["h", "page-lesson-key"],
    ["Enter", "page-rail-key-enter"],
    ["Esc", "page-rail-key-escape"],
  ],
};
export default first;
