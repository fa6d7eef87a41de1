import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8765";

export default defineConfig({
  // The page lies inside the Python package, so that the wheel carries it.
  build: { outDir: "../src/schatulle/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
});
