import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.TRAINSHED_SERVER ?? "http://127.0.0.1:8018";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/trainshed/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "node", pool: "threads", include: ["src/**/*.test.ts"] },
});
