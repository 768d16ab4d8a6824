/** Opens a table: what only some tables need is loaded at those. */
import { later } from "../../frame/later.svelte";
import type { Table } from "../../lib/table.svelte";
import { Session } from "./session.svelte";

/** The part of the panel where routes are run by hand. */
export const Run = later(() => import("./panel/Run.svelte"));

export async function open(table: Table): Promise<Session> {
  const session = new Session(table);
  await Promise.all([table.now?.lesson && teach(session), table.now?.options.routes === "hand" && Run.load()]);
  return session;
}

async function teach(session: Session): Promise<void> {
  const { Lesson } = await import("./lesson.svelte");
  session.teach(new Lesson(session));
}
