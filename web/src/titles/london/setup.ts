/** London before the game: the order of the pencils, and where the spare one lies. */
import type { TitleSetup } from "../setups";
import Extra from "./SetupExtra.svelte";

const london: TitleSetup = {
  own: ["pencils", "spare_pencil_after"],
  idle: (option, players) => (option === "controller" && players === 1 ? "alone" : null),
  Extra,
};
export default london;
