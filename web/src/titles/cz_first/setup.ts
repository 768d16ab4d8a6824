/** Setup of 18CZ: Your first game: all its options are of kinds the page can show. */
import type { TitleSetup } from "../setups";

const first: TitleSetup = {};
export default first;
