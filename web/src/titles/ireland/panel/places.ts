/** What the panels of track and stations say about places and moves. */
import { t } from "../../../lib/words.svelte";
import { mapOf } from "../../../rail/mapState.svelte";
import type { Acts } from "../../../rail/view";
import type { Session } from "../session.svelte";
import { stepOf, type Building, type RunReason } from "../view";

/** What a legal move builds; undefined until the preview has arrived. */
export function buildingOf(session: Session, action: Acts | undefined): Building | undefined {
  const at = action ? (session.view?.moves.findIndex((move) => move === action) ?? -1) : -1;
  const found = session.forecast?.buildings?.[at] ?? undefined;
  // With less than full help only what it costs is known.
  return found && session.help !== "full" ? ({ ...found, before: undefined, after: undefined, price: undefined, price_after: undefined, others: undefined } as unknown as Building) : found;
}

/** A city of a cell with several: by the places to which its track leads, else by its number. */
export function cityWords(session: Session, cell: string, stop: number, number: number): string {
  const map = mapOf(session);
  const leads = stepOf(session.view, "settle")?.cities.find((city) => city.stop === stop)?.leads;
  if (!leads) return `${map.cellName(cell)}, ${t("page-rail-stop", { number })}`;
  if (!leads.length) return t("page-ireland-site-no-track");
  return t("page-ireland-site-leads", { places: leads.map((one) => map.cellName(one)).join(", ") });
}

/** Why a run changes, in a few words. */
export const reasonWords = ({ kind, stop, by, train }: RunReason): string => t(`page-ireland-why-${kind}`, { stop: stop ?? "", town: by ?? "", train: train ?? 0 });

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
