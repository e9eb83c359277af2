import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const apiTarget = `http://127.0.0.1:${process.env.API_PORT ?? "3000"}`;

/** The one font file is needed for the first paint, so the page asks for it before the stylesheet is read. */
const preloadFont: Plugin = {
  name: "preload-font",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((file) => file.endsWith(".woff2"));
      if (!font) return [];
      return [
        {
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${font}`, crossorigin: "" },
          injectTo: "head-prepend",
        },
      ];
    },
  },
};

/** Compressed once here, so that the server never spends a call's time on it. */
const compressAssets: Plugin = {
  name: "compress-assets",
  apply: "build",
  writeBundle({ dir = "" }) {
    const folder = join(dir, "assets");
    for (const file of readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name))) {
      const content = readFileSync(join(folder, file));
      writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
      const quality = { [constants.BROTLI_PARAM_QUALITY]: 10 };
      writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content, { params: quality }));
    }
  },
};

export default defineConfig({
  root: "src/web",
  plugins: [react(), tailwindcss(), preloadFont, compressAssets],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    // Every browser that runs es2023 preloads modules by itself.
    // Lists of what each lazy page imports would weigh a kilobyte on the first one; only styles must be there beforehand.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith(".css")),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and what changes only with an upgrade: fetched once, kept in the cache.
            {
              name: "framework",
              test: /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack)\//,
            },
            // What the first page shares with others: as one file it packs better than as twenty.
            {
              name: "ground",
              test: /src\/web\/(?:lib\/(?:query-client|session|clinic-time|formatting|use-live)|ui\/(?:badge|note|empty-state|panel|page-header|sample-mark|skeleton|toast-store)|features\/dashboard\/(?:assistant-status|pause-assistant|sync-pms))\.tsx?$|lucide-react\/dist\/esm\/icons\/(?:plus|arrow-right|clock|pause|play|message-square)\.m?js$/,
            },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    // The pages `/api` and `/auth` share a prefix with the calls: only what follows the slash goes to the server.
    proxy: {
      "/api/": apiTarget,
      "/auth/": apiTarget,
      "/telephony": { target: apiTarget, ws: true },
    },
  },
});
