import { defineConfig } from "vitest/config";
import { brotli } from "./vite/brotli.ts";
import { letters } from "./vite/letters.ts";

const server = "http://127.0.0.1:8765";

/** What every page needs, in one piece: a dozen small ones would cost more in headers than in words. */
const BASE =
  /node_modules\/(@?preact|@fluent)|src\/(client\/(api|persisted|played|prefs|recent)\.|i18n\/index|router|lazy|games\/(index|names|[a-z]+\/(index|Art))\.tsx?$|ui\/start\/(?!SetUp|JoinPage|Options|House|Chairs|NameForm|fields|options)[\w]+\.tsx?$|ui\/rules\/shown|ui\/table\/(names|clock)|ui\/parts\/(icons|drawing|useAbout))/;

/** What a table needs beside them. */
const LINE = /src\/client\//;

export default defineConfig({
  plugins: [letters(), brotli()],
  // The page lies inside the Python package, so that the wheel carries it.
  build: {
    outDir: "../src/schatulle/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    sourcemap: true,
    // The box in 3D is one such chunk, and comes when the page has nothing else to do.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: BASE },
            { name: "line", test: LINE },
          ],
        },
      },
    },
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  // A world for each file costs three times as much as all tests; a busy machine is no reason to fail.
  test: {
    isolate: false,
    setupFiles: "tests/setup.ts",
    testTimeout: 60_000,
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}"],
  },
});
