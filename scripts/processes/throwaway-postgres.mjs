// A PostgreSQL of one's own for the time of a test run, from the programs that are on the machine.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { freePort } from "./free-port.mjs";

/** The folder with both `initdb` and `postgres`, or null: on PATH, else where Debian puts them, newest first. */
function findPostgresPrograms() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ??
    null
  );
}

/** The programs, and the user that they run as; null on a machine without PostgreSQL. */
export function postgresPrograms() {
  const folder = findPostgresPrograms();
  return folder === null ? null : { of: (name) => join(folder, name), owner: otherThanRoot() };
}

/** PostgreSQL refuses to run as root: then it runs as the machine's `postgres` user, else as `nobody`. */
function otherThanRoot() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    const ids = ["-u", "-g"].map((flag) => spawnSync("id", [flag, name], { encoding: "utf8" }));
    if (ids.every((id) => id.status === 0)) {
      const [uid, gid] = ids.map((id) => Number(id.stdout));
      return { uid, gid };
    }
  }
  throw new Error(
    "PostgreSQL cannot run as root and this machine has neither a 'postgres' nor a 'nobody' user",
  );
}

async function waitUntilReady(url, server) {
  const { default: pg } = await import("pg");
  for (let attempt = 0; attempt < 150; attempt++) {
    if (server.exitCode !== null) throw new Error("PostgreSQL ended while starting");
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      // Not listening yet.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("PostgreSQL did not come up within 15 s");
}

// Everything in it is thrown away: speed before safety.
const careless = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** Starts the cluster in `data` on a free loopback port. Nothing of the process outlives this one. */
export async function startCluster({ of, owner }, data, settings = []) {
  const folder = dirname(data);
  const port = await freePort();
  const all = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    "max_connections=300",
    ...settings,
  ];
  const server = spawn(
    of("postgres"),
    ["-D", data, "-p", String(port), ...all.flatMap((setting) => ["-c", setting])],
    { cwd: folder, ...owner, stdio: "ignore" },
  );
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const lastResort = () => server.kill("SIGQUIT");
  process.once("exit", lastResort);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const end = async (signal) => {
    process.removeListener("exit", lastResort);
    server.kill(signal);
    await ended;
  };
  try {
    await waitUntilReady(url, server);
  } catch (error) {
    await end("SIGINT");
    throw error;
  }
  // At once: nothing is written any more, as when the machine is lost.
  return { url, stop: () => end("SIGINT"), kill: () => end("SIGQUIT") };
}

/** A folder that PostgreSQL's user may write to. */
export function folderForPostgres({ owner }) {
  const folder = mkdtempSync(join(tmpdir(), "enamel-postgres-"));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

/** Makes an empty cluster in `data`. */
export function initCluster({ of, owner }, data) {
  execFileSync(
    of("initdb"),
    ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"],
    { cwd: dirname(data), ...owner, stdio: ["ignore", "ignore", "inherit"] },
  );
}

/**
 * Starts a cluster on a free loopback port; `null` when the machine has no PostgreSQL. Nothing of it outlives `stop`.
 * `durable` keeps it as careful as a real one, for measurements.
 */
export async function startThrowawayPostgres({ durable = false } = {}) {
  const programs = postgresPrograms();
  if (!programs) return null;
  const folder = folderForPostgres(programs);
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", removeFolder);
  const remove = () => {
    process.removeListener("exit", removeFolder);
    removeFolder();
  };
  const data = join(folder, "data");
  try {
    initCluster(programs, data);
    const { url, stop } = await startCluster(programs, data, durable ? [] : careless);
    return { url, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
