/** How London shows what others did: all draw at the same time, so their new sections are only tinted. */
import type { SeenParts } from "../../seen/parts";
import type { Session } from "./session.svelte";

const london: SeenParts<Session> = {
  mark: (session, told, again) => {
    const drawn = (told?.entries ?? []).flatMap(({ events }) => events.flatMap((event) => (event.type === "section-drawn" ? [event.seat] : [])));
    session.drew = new Set(drawn);
    // What is played again is seen on the sheet of who did it.
    if (again) session.watch = told?.entries.at(-1)?.seat ?? null;
    else if (session.followed) session.watch = null;
    session.followed = again;
  },
  group: ({ seat }) => String(seat),
  quiet: true,
};
export default london;
