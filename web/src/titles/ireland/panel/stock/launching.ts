/** A launch that is prepared: company, starting price and first station, in any order, and what it would run first. */
import { t } from "../../../../lib/words.svelte";
import type { components } from "../../../../lib/wire";
import type { Session } from "../../session.svelte";
import { stockOf, type Slot, type StockStep } from "../../stage/choice.svelte";

type Schemas = components["schemas"];
export type SlotRun = Schemas["SlotRun"];
type Launch = StockStep["launch"];

export interface Plan {
  launch: Launch;
  company: string | null;
  start: Launch["prices"][number] | null;
  slot: Slot | null;
  /** Everything is chosen and can be paid. */
  possible: boolean;
}

/** What is chosen so far. All companies are alike, so one is always chosen; so is the only slot. */
export function planOf(session: Session): Plan | null {
  const choice = stockOf(session);
  const launch = choice.step?.launch;
  if (!launch) return null;
  const company = choice.company ?? launch.companies[0] ?? null;
  const start = launch.prices.find(({ price }) => price === choice.price) ?? null;
  const slot = launch.slots.find(({ cell, stop }) => cell === choice.slot?.cell && stop === choice.slot.stop) ?? (launch.slots.length === 1 ? launch.slots[0]! : null);
  return { launch, company, start, slot, possible: !launch.refusal && !!company && !!start && !start.missing && !!slot };
}

/** The first run from a slot: by the train that brings most of those the new treasury can pay, else by the cheapest.
 *  Undefined until it is known. */
export function firstRun(session: Session, { launch, start }: Plan, { cell, stop }: Slot): SlotRun | undefined {
  const runs = (session.forecast?.slots ?? []).filter((run) => run.cell === cell && run.stop === stop);
  const treasury = start?.cost ?? Math.max(0, ...launch.prices.filter(({ missing }) => !missing).map(({ cost }) => cost));
  const payable = runs.filter(({ price }) => price <= treasury);
  const [least, most] = [(a: SlotRun, b: SlotRun) => a.price - b.price, (a: SlotRun, b: SlotRun) => b.revenue - a.revenue || a.price - b.price];
  return payable.length ? [...payable].sort(most)[0] : [...runs].sort(least)[0];
}

/** Launch the company, then place its station. */
export async function launchNow(session: Session, { company, start, slot }: Plan): Promise<void> {
  if (!company || !start || !slot) return;
  const [launch, place] = [session.as("launch", { company, price: start.price }), { cell: slot.cell, stop: slot.stop }];
  let launched = false;
  session.refusal = await session.table.actInTurn(() => {
    if (!launched) {
      launched = true;
      return launch;
    }
    const home = session.view?.step?.type === "place-home" && session.playing;
    return home ? (session.moves("station").find(({ action }) => action.cell === place.cell && (action.stop ?? 0) === place.stop)?.action ?? null) : null;
  });
}

/** The slot that the station would fill: those with stations come first. */
export const slotNumber = (session: Session, { cell, stop }: Slot): number =>
  session.view?.cells.find((one) => one.cell === cell)?.stops[stop]?.stations.length ?? 0;

/** What the button says. */
export function launchWords(session: Session, { launch, company, start, slot, possible }: Plan): string {
  if (possible) return t("page-ireland-launch-for", { company: company!, cost: session.money(start!.cost) });
  if (launch.refusal) return t("page-ireland-launch");
  return t(start ? "page-ireland-launch-choose-slot" : slot ? "page-ireland-launch-choose-price" : "page-ireland-launch-choose");
}
