import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.TRAINSHED_SERVER ?? "http://127.0.0.1:8018";

/** True for these files of src. */
const files =
  (...names: string[]) =>
  (id: string): boolean =>
    names.some((name) => id.endsWith(`/src/${name}`));

/** What all track games need on opening a table. */
const TRACK = [
  ...["LogIcon", "RailMap", "RailPanel", "Room"].map((name) => `rail/${name}.svelte`),
  ...["Badge", "Figure", "Holdings", "Trains"].map((name) => `rail/drawers/${name}.svelte`),
  ...["drawers/figures", "drawers/index", "drawers/logStyle", "map/offers", "panel/keys", "playback/scenes", "session.svelte"].map((name) => `rail/${name}.ts`),
];

/** Pieces that the panels of 18CZ and 18Ireland have at once: without the shared panels, which neither has. */
const PIECES = ["buy/BankRow", "panel/Places", "panel/Run", "panel/TileRow", "StepBar"].map((name) => `rail/${name}.svelte`);

/** What is loaded together is one file each, because few large files compress better than many small ones. A group has
 *  all that its files import; what several groups need is in the one of the highest priority. */
const groups = [
  { name: "base", tags: ["$initial" as const], priority: 6 },
  { name: "reason", test: files("frame/Reason.svelte"), priority: 5 },
  { name: "board", test: files("rail/TrackBoard.svelte", "rail/Tile.svelte"), priority: 4 },
  { name: "track", test: files(...TRACK), priority: 3 },
  { name: "pieces", test: files(...PIECES), priority: 2 },
  { name: "panels", test: (id: string) => id.includes("/src/rail/panel/") && !id.includes("/Who.svelte"), priority: 1 },
  { name: "cz", test: files("titles/cz_first/index.ts"), priority: 1 },
  { name: "coach", test: files("lesson/Coach.svelte"), priority: 0 },
];

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/trainshed/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "node", pool: "threads", include: ["src/**/*.test.ts"] },
});
