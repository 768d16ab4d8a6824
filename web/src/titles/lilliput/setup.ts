/** Setup of 18Lilliput: scenario, corrected data, and what depends on the number of players. */
import type { TitleSetup } from "../setups";
import Changes from "./Changes.svelte";
import Extra from "./SetupExtra.svelte";

const lilliput: TitleSetup = {
  own: ["scenario", "layout", "data"],
  idle: (option, players) =>
    option === "pro" && players === 1 ? "alone" : option === "two_characters" && players !== 2 ? "two" : null,
  Extra,
  Changes,
};
export default lilliput;
