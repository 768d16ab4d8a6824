/** What the game knows and may be corrected (`box.json`, written by Python): data, fetched when a table is set up. */
import address from "./box.json?url";

export type Written = typeof import("./box.json");
export const written: Written = (await (await fetch(address)).json()) as Written;
