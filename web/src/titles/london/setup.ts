/** Setup of London: the page can show all its options; the pencils get their colours. */
import type { TitleSetup } from "../setups";
import Mark from "./Pencil.svelte";

const london: TitleSetup = { Mark };
export default london;
