// `npm run build`: server, browser application, migrations and the ready-made first database into `dist`.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, relative, sep } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";
import { answerUsage } from "./commands.mjs";
import { checkNode, distDir, installIfNeeded, root, say, seconds, sourceFingerprint } from "./prepare.mjs";
import { templateFolder } from "./template.mjs";

const serverDir = join(root, "src", "server");

/** Plain JavaScript that the server loads by address at run time (a worker's entry): it lies beside the bundle as it is. */
function copyWorkers(outDir) {
  for (const entry of readdirSync(serverDir, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".mjs")) continue;
    copyFileSync(join(entry.parentPath ?? entry.path, entry.name), join(outDir, entry.name));
  }
}

// Bundled CommonJS packages still ask for what an ES module does not have.
const banner = `import { createRequire as __createRequire } from "node:module";
import { fileURLToPath as __toPath } from "node:url";
const require = __createRequire(import.meta.url);
const __filename = __toPath(import.meta.url);
const __dirname = __toPath(new URL(".", import.meta.url));`;

/** What lays learned rows out, from its source. */
async function loadLayOut() {
  const { build } = await import("esbuild");
  const entryPoints = [join(serverDir, "dialogue", "learned", "table.ts")];
  const { outputFiles } = await build({ entryPoints, format: "esm", write: false });
  const { layOut } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`
  );
  return layOut;
}

/**
 * What the engine has learned is nine tenths of its code, most of it base64. As text it would be parsed and kept once a thread:
 * it lies beside the bundle instead, as bytes that are read in place. The server hands them to its threads, which share them
 * (`app/engine.ts`); whoever was handed none reads the file.
 */
const learnedWeights = (outDir, layOut) => ({
  name: "learned-weights",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]dialogue[\\/].*\blearned[\\/]\w+\.json$/ }, ({ path }) => {
      const { rows, ...head } = JSON.parse(readFileSync(path, "utf8"));
      const name = `${relative(join(serverDir, "dialogue"), path)
        .split(sep)
        .join("-")
        .replace(/\.json$/, "")}.weights`;
      writeFileSync(join(outDir, name), layOut(rows));
      return {
        loader: "js",
        contents: `import { readFileSync } from "node:fs";
import { workerData } from "node:worker_threads";
const name = ${JSON.stringify(name)};
const read = () => new Uint8Array(readFileSync(new URL(name, import.meta.url)));
export default { ...${JSON.stringify(head)}, get rows() { return workerData?.learned?.[name] ?? read(); } };`,
      };
    });
  },
});

/**
 * A text with one character beyond Latin-1 is kept with two bytes for each: 9 MB more of the server's. What esbuild leaves of them stands
 * in regular expressions, and in comments.
 */
function narrow(outDir) {
  for (const name of readdirSync(outDir)) {
    if (!name.endsWith(".js")) continue;
    const path = join(outDir, name);
    const wide = /[\u0100-\uffff]/g;
    const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
    writeFileSync(path, readFileSync(path, "utf8").replace(wide, escaped));
  }
}

async function buildServer(outDir) {
  const { build } = await import("esbuild");
  mkdirSync(outDir, { recursive: true });
  await build({
    entryPoints: {
      main: join(serverDir, "app", "main.ts"),
      "demo-clinic": join(serverDir, "app", "demo", "demo-clinic.ts"),
      "simulated-week": join(serverDir, "app", "demo", "simulated-week.ts"),
      "backup-command": join(serverDir, "app", "backup", "backup-command.ts"),
      "doctor-command": join(serverDir, "app", "doctor", "doctor-command.ts"),
      "engine-worker": join(serverDir, "calls", "adapters", "engine-worker.ts"),
    },
    outdir: outDir,
    absWorkingDir: root,
    bundle: true,
    // What is imported when it is first wanted gets a file of its own, and so does what several entries share.
    splitting: true,
    chunkNames: "part-[hash]",
    // A thread keeps the text of what it runs. Names stay, for whoever reads an error.
    minifyWhitespace: true,
    minifySyntax: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    legalComments: "none",
    logLevel: "warning",
    // PGlite keeps its wasm and data files beside its own code; the others are optional natives that pg and ws look for, and Twilio (7 MB of which little is used).
    external: [
      "@electric-sql/pglite",
      "@electric-sql/pglite/*",
      "pg-native",
      "twilio",
      "bufferutil",
      "utf-8-validate",
    ],
    banner: { js: banner },
    plugins: [learnedWeights(outDir, await loadLayOut())],
  });
  narrow(outDir);
  copyWorkers(outDir);
  const migrations = join(serverDir, "db", "migrations");
  if (existsSync(migrations)) cpSync(migrations, join(outDir, "migrations"), { recursive: true });
}

async function buildWeb(outDir) {
  const vite = await import("vite");
  await vite.build({
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    build: { outDir, emptyOutDir: true },
  });
}

/** Puts the finished folder in place in two renames: a half-written build is never where a start looks. */
function swapIn(finished) {
  const replaced = `${distDir}.old-${process.pid}`;
  if (existsSync(distDir)) renameSync(distDir, replaced);
  renameSync(finished, distDir);
  rmSync(replaced, { recursive: true, force: true });
}

/** Builds everything from the sources whose fingerprint is given. */
export async function build(sources) {
  say("building …");
  const startedAt = performance.now();
  const unfinished = `${distDir}.tmp-${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    await buildServer(join(unfinished, "server"));
    await buildWeb(join(unfinished, "web"));
    cpSync(await templateFolder(), join(unfinished, "server", "template"), { recursive: true });
    writeFileSync(join(unfinished, "built.json"), `${JSON.stringify({ sources })}\n`);
    swapIn(unfinished);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  say(`built in ${seconds(startedAt)}`);
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  answerUsage("build.mjs");
  checkNode();
  installIfNeeded();
  await build(sourceFingerprint());
}
