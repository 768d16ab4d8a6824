/** What the parts of a stock turn say. */
import { t } from "../../../../lib/words.svelte";
import type { Session } from "../../session.svelte";
import type { StockStep } from "../../stage/choice.svelte";

/** What passing means: when the round ends, who would have the priority card, and which company would leave. */
export function passWords(session: Session, { passing }: StockStep): string {
  const seat = passing.priority;
  const who = seat === session.seat ? (session.view?.priority === seat ? "stays" : "you") : "other";
  const name = session.nameOf(seat);
  const first = passing.number ? t("page-ireland-pass-about", { count: passing.ends_at, who, name }) : t("page-ireland-done-about", { name: session.nameOf(passing.priority_after_act) });
  const leaves = passing.leaves ? ` ${t("page-ireland-pass-leaves", { company: passing.leaves })}` : "";
  return first + leaves;
}
