/** London before the game: its options are all of a kind the page knows; the pencils get their colours. */
import type { TitleSetup } from "../setups";
import Mark from "./Pencil.svelte";

const london: TitleSetup = { Mark };
export default london;
