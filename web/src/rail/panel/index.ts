/** The parts of the panel by the tag of the step they answer. A title lays its own over these; those it uses as they are
 *  it had better lay over too, so that they come with the title. */
import { later, type Later } from "../../frame/later.svelte";
import type { RailSession } from "../session.svelte";

const Lay = later(() => import("./Lay.svelte"));

export const panels: Readonly<Record<string, Later<{ session: RailSession }>>> = {
  "lay-track": Lay,
  "build-station": Lay,
  "place-home": Lay,
  "run-trains": later(() => import("./Routes.svelte")),
  "buy-trains": later(() => import("./BuyTrains.svelte")),
  offer: later(() => import("./Offer.svelte")),
  "buy-pool": later(() => import("./Pool.svelte")),
  dividend: later(() => import("./Dividend.svelte")),
  discard: later(() => import("./Discard.svelte")),
};
