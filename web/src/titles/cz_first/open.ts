/** Opens a table: what only some tables need is loaded at those. */
import { later, soon } from "../../frame/later.svelte";
import type { Table } from "../../lib/table.svelte";
import { Session } from "./session.svelte";

/** The part of the panel where routes are run by hand. */
export const Run = later(() => import("./panel/Run.svelte"));
/** A turn begins with track: the parts about stations and trains are fetched meanwhile. */
export const Station = soon(() => import("./panel/Station.svelte"));
export const Buy = soon(() => import("./panel/Buy.svelte"));
export const Discard = soon(() => import("./panel/Discard.svelte"));
export const RunPart = soon(() => import("../../rail/run/RunPart.svelte"));

export async function open(table: Table): Promise<Session> {
  const session = new Session(table);
  const step = session.view?.step?.type;
  const needed = step === "buy-trains" ? Buy : step === "build-station" ? Station : null;
  await Promise.all([table.now?.lesson && teach(session), table.now?.options.routes === "hand" && Run.load(), needed?.load()]);
  return session;
}

async function teach(session: Session): Promise<void> {
  const { Lesson } = await import("./lesson.svelte");
  session.teach(new Lesson(session));
}
