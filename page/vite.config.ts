import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./vite/icons.ts";
import { letters } from "./vite/letters.ts";
import { licences } from "./vite/licences.ts";
import { compiledAtOnce } from "./vite/compiled.ts";
import { samples } from "./vite/samples.ts";
import { words } from "./vite/words.ts";

export default defineConfig({
  base: "/static/",
  plugins: [svelte(), words(), gameIcons(), letters(), licences(), samples(), compiledAtOnce()],
  build: {
    outDir: process.env.ALEHOUSE_PAGE ?? "../src/alehouse/web/static",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy forbids scripts and styles inside the page itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Few files compress better than many: what every view needs, the table, and the rest.
        codeSplitting: {
          groups: [
            {
              name: "core",
              test: /node_modules|preload-helper|virtual:|src\/(state|words|wire|help|lesson\/begin|views\/(lobby\/(Screen|wording)|door\/[a-z.]+\.ts)|parts\/(?!Card|Mat|Track|Coins|Vignette))/,
              priority: 5,
            },
            {
              name: "table",
              test: /src\/(table|parts|art|model|lesson\/Meeting|views\/(evening|door\/OpenTable|Room|Replay|replay|lobby))/,
              priority: 4,
            },
            {
              name: "views",
              test: /src\/(lesson|views\/(further|Tables|Replays|Learn|Characters|characters|Rules|rules|About))/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["test/**/*.test.ts"], environment: "node" },
});
