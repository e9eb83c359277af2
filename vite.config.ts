import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { endpoints } from "./src/contract/endpoints.ts";

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

const methodSigns = { GET: " ", POST: "+", PUT: "=", PATCH: "~", DELETE: "-" };

/** The table of calls is on the first page, and grows with every call: as one text it weighs a tenth less than as objects. */
const compactEndpoints: Plugin = {
  name: "compact-endpoints",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/src/contract/endpoints.ts")) return null;
    const table = /(?<=export const endpoints = )\{.*?\n\} as const satisfies [^;]+/s;
    if (!table.test(code)) this.error("The table of endpoints is not written as this plugin reads it.");
    const rows = Object.entries(endpoints).map(
      ([name, { method, path }]) => `${name}${methodSigns[method]}${path}`,
    );
    const signs = JSON.stringify(
      Object.fromEntries(Object.entries(methodSigns).map(([method, sign]) => [sign, method])),
    );
    const compact = `Object.fromEntries(${JSON.stringify(rows.join("\n"))}.split("\\n").map((row) => {
      const [, name, sign, path] = /(\\w+)(.)(.+)/.exec(row);
      return [name, { method: ${signs}[sign], path }];
    }))`;
    return { code: code.replace(table, () => compact), map: null };
  },
};

/**
 * What a lazy page imports is loaded by the browser itself, and the one that has styles of its own links them. What Vite would wrap each
 * import in weighs a kilobyte on the first page.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  apply: "build",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
};

/** The icons' own way to be drawn weighs more than a dozen of them; see the file that takes its place. */
const lightIcons: Plugin = {
  name: "light-icons",
  apply: "build",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "../createLucideIcon.mjs" && importer?.includes("/lucide-react/")
      ? fileURLToPath(new URL("src/web/ui/lucide-icon.ts", import.meta.url))
      : null,
};

const oneOf = (...names: string[]) => `(?:${names.join("|")})`;
/** Loaded with whatever page is opened first. */
const groundFiles = new RegExp(
  [
    `src/web/lib/${oneOf("query-client", "session/session", "clinic-time", "formatting", "live/use-live", "page/on-demand", "page/when-quiet", "page/use-phone", "displaced/closed-times", "displaced/is-displaced", "displaced/displaced-visits")}\\.tsx?$`,
    `src/web/ui/${oneOf("badge", "note", "states/empty-state", "states/not-loaded", "lucide-icon", "panel", "page-header", "sample-mark", "states/skeleton", "toasts/toast-store", "logo", "row-icon")}\\.tsx?$`,
    `src/web/features/dashboard/${oneOf("assistant-status", "pause-assistant", "sync-pms")}\\.tsx?$`,
    `src/web/features/inbox/${oneOf("tasks/list-tasks", "waiting/list-requests", "waiting/waiting-requests")}\\.tsx?$`,
    `src/web/app/${oneOf("account", "navigation", "navigation-list", "routes", "pages", "shell", "sidebar", "phone-bar", "commands", "commands/search-keys", "connection-line", "error-boundary", "clinic-switch", "notices", "role-note", "shown-items")}\\.tsx?$`,
    `lucide-react/dist/esm/icons/${oneOf("plus", "arrow-right", "clock", "pause", "play", "message-square", "rotate-ccw-clock")}\\.m?js$`,
  ].join("|"),
);

export default defineConfig({
  root: "src/web",
  plugins: [compactEndpoints, plainImports, lightIcons, react(), tailwindcss(), preloadFont, compressAssets],
  // The router brings React's own hook a second time, for versions of React that had none.
  resolve: { alias: [{ find: "use-sync-external-store/shim/index.js", replacement: "react" }] },
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and what changes only with an upgrade: fetched once, kept in the cache.
            {
              name: "framework",
              test: /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|@tanstack)\/(?!.*(?:infiniteQueryObserver|useInfiniteQuery))/,
            },
            // What the first page shares with others: as one file it packs better than as twenty.
            { name: "ground", test: groundFiles },
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
