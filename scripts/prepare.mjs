// What every command needs before it can do its own work: the right Node, the packages, a build.
// Only Node's own modules here: on a fresh clone nothing else exists yet.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const distDir = join(root, "dist");

/**
 * What the server's Node is started with; `npm start` has them in package.json. Hundreds of calls leave much that is soon
 * garbage: with 16 MB at most it is collected more often, and what is in use copied each time. It grows with the calls: 32 MB from
 * the start would cost an idle server 80 MB. One thread of V8's own beside the server is enough: each keeps memory of its own.
 */
export const nodeFlags = ["--min-semi-space-size=4", "--max-semi-space-size=32", "--v8-pool-size=1"];

/**
 * What its environment has besides, for the malloc of Linux: one arena, since each of the others would keep 10 MB that nobody needs, and what
 * is free at the end of it goes back to the machine, however much a start had taken. It is read as a program begins, so nothing that runs
 * already can set it for itself.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" };

const oldestNode = [20, 19];

export const say = (line) => console.log(`enamel  ${line}`);

/** Ends the process with one clear sentence when this Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [needMajor, needMinor] = oldestNode;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  console.error(
    `Enamel needs Node ${oldestNode.join(".")} or newer; this is Node ${process.versions.node}. ` +
      "Please install a newer Node (24 is a good choice) and run the command again.",
  );
  process.exit(1);
}

const installMarker = join(root, "node_modules", ".enamel-installed");

const thisMachine = `${process.platform}-${process.arch}`;

function installFingerprint() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  return `${lock} ${thisMachine}`;
}

const readText = (path) => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** npm writes what it installed at the very end of an install: someone may have run `npm install` by hand. */
function npmInstalledTheSame() {
  const installed = readText(join(root, "node_modules", ".package-lock.json"));
  if (installed === "") return false;
  const have = JSON.parse(installed).packages;
  const want = JSON.parse(readText(join(root, "package-lock.json"))).packages;
  return Object.entries(want).every(
    ([path, entry]) => path === "" || entry.optional || have[path]?.version === entry.version,
  );
}

/** Installs from the lock file, unless exactly that is installed already. */
export function installIfNeeded() {
  const wanted = installFingerprint();
  const installed = readText(installMarker);
  if (installed === wanted) return;
  // A folder that came from another kind of machine has the wrong programs in it, whatever its lists say.
  const isFromElsewhere = installed !== "" && !installed.endsWith(` ${thisMachine}`);
  if (isFromElsewhere || !npmInstalledTheSame()) {
    say("installing packages from the lock file (once) …");
    const startedAt = performance.now();
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
    const run = spawnSync(npm, args, {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    });
    if (run.status !== 0) {
      console.error("The packages could not be installed; npm's own words are above.");
      process.exit(1);
    }
    say(`packages installed in ${seconds(startedAt)}`);
  }
  writeFileSync(installMarker, wanted);
}

const builtFrom = ["src", "scripts/build.mjs", "package-lock.json", "tsconfig.json", "vite.config.ts"];

function filesUnder(path) {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** Changes when anything that goes into the build changes. */
export function sourceFingerprint() {
  const hash = createHash("sha256").update(process.versions.node.split(".")[0] ?? "");
  for (const source of builtFrom) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    const files = source === "src" ? filesUnder(path) : [path];
    for (const file of files)
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update("\0");
  }
  return hash.digest("hex");
}

/**
 * Builds unless `dist` was built from exactly these sources. In a process of its own: what a build takes, half a gigabyte, would stay with
 * the server that starts after it.
 */
export async function buildIfNeeded() {
  const wanted = sourceFingerprint();
  const built = readText(join(distDir, "built.json"));
  if (built !== "" && JSON.parse(built).sources === wanted) return;
  const building = spawn(process.execPath, [join(root, "scripts", "build.mjs")], { stdio: "inherit" });
  const [code] = await once(building, "exit");
  if (code !== 0) throw new Error("Enamel could not be built; why is above.");
}

export const seconds = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
