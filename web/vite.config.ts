import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { AtRule, Plugin } from "postcss";
import { defineConfig } from "vitest/config";

const server = process.env.TRAINSHED_SERVER ?? "http://127.0.0.1:8018";

/** The oldest browsers the page is built for; README.md and public/floor.js name them too. */
const BROWSERS = ["chrome111", "edge111", "firefox121", "safari16.4"];

/** Styles for hovering are for devices that can hover: after a tap they would stay, and look like a choice. */
const hoverOnly: Plugin = {
  postcssPlugin: "hover-only",
  Rule(rule, { AtRule }) {
    const around = rule.parent;
    if (!rule.selector.includes(":hover") || (around?.type === "atrule" && (around as AtRule).params.includes("hover"))) return;
    const [hovering, other] = [rule.selectors.filter((one) => one.includes(":hover")), rule.selectors.filter((one) => !one.includes(":hover"))];
    if (other.length) rule.before(rule.clone({ selectors: other }));
    const media = new AtRule({ name: "media", params: "(hover: hover)" });
    media.append(rule.clone({ selectors: hovering }));
    rule.replaceWith(media);
  },
};

/** True for these files of src. */
const files =
  (...names: string[]) =>
  (id: string): boolean =>
    names.some((name) => id.endsWith(`/src/${name}`));

/** What all track games need on opening a table. */
const TRACK = [
  ...["LogIcon", "RailMap", "RailPanel", "Room"].map((name) => `rail/${name}.svelte`),
  ...["Badge", "Trains"].map((name) => `rail/drawers/${name}.svelte`),
  ...["drawers/figures", "drawers/index", "drawers/logStyle", "map/offers", "panel/keys", "playback/scenes", "session.svelte", "showMove"].map((name) => `rail/${name}.ts`),
];

/** Pieces that the panels of 18CZ and 18Ireland have at once: without the shared panels, which neither has. */
const PIECES = ["buy/BankRow", "panel/Places", "panel/Run", "panel/TileRow", "StepBar"].map((name) => `rail/${name}.svelte`);

/** What is loaded together is one file each, because few large files compress better than many small ones. A group has
 *  all that its files import; what several groups need is in the one of the highest priority. */
const groups = [
  { name: "base", tags: ["$initial" as const], priority: 6 },
  { name: "reason", test: files("frame/Reason.svelte", "lib/focus.ts", "lib/pinch.ts"), priority: 5 },
  { name: "board", test: files("rail/TrackBoard.svelte", "rail/Tile.svelte"), priority: 4 },
  { name: "track", test: files(...TRACK), priority: 3 },
  { name: "pieces", test: files(...PIECES), priority: 2 },
  { name: "layers", test: files(...["Blocked", "CountedValues", "Feeding", "GhostLayer", "Reach", "Routes"].map((name) => `rail/${name}.svelte`)), priority: 2 },
  { name: "panels", test: (id: string) => id.includes("/src/rail/panel/") && !id.includes("/Who.svelte"), priority: 1 },
  { name: "cz", test: files("titles/cz_first/index.ts"), priority: 1 },
  { name: "coach", test: files(...["Coach.svelte", "coach.svelte.ts", "ghost.ts", "guide.svelte.ts", "show.ts", "storage.ts"].map((name) => `lesson/${name}`)), priority: 0 },
];

export default defineConfig({
  plugins: [svelte()],
  css: { postcss: { plugins: [hoverOnly] } },
  build: {
    outDir: "../src/trainshed/server/page",
    emptyOutDir: true,
    target: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Tells the server which files a game's table needs.
    manifest: "parts.json",
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "node", pool: "threads", include: ["src/**/*.test.ts"] },
});
