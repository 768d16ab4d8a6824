/** Setup of 18Ireland: all its options are of kinds the page can show. */
import type { TitleSetup } from "../setups";

const ireland: TitleSetup = {};
export default ireland;
