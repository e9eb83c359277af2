// What the server's own thread holds, by the bundle that `npm run build` makes of it.
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { root } from "./prepare.mjs";

const folder = (...names) => join(root, "src", "server", ...names);

/** The sources that an entry loads as it starts. */
async function loadedBy(entry) {
  const entryPoints = {
    main: folder("app", "main.ts"),
    "engine-worker": folder("calls", "adapters", "engine-worker.ts"),
  };
  const { metafile } = await build({
    ...{ entryPoints, outdir: "out", absWorkingDir: root, bundle: true, splitting: true, write: false },
    ...{
      platform: "node",
      format: "esm",
      packages: "external",
      loader: { ".json": "empty" },
      metafile: true,
    },
  });
  const loaded = new Set();
  const load = (path) => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { path: next, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === "import-statement") load(next);
  };
  load(`out/${entry}.js`);
  return [...loaded].flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {}));
}

test("callers are heard in threads of their own: the server's holds nothing of what was learned [SYS-3]", async () => {
  const ofHearing = /^src\/server\/dialogue\/(hear\/hear\.ts|.*learned\/\w+\.json)$/;
  expect((await loadedBy("engine-worker")).filter((path) => ofHearing.test(path)).length).toBeGreaterThan(3);
  expect((await loadedBy("main")).filter((path) => ofHearing.test(path))).toEqual([]);
});
