// A PostgreSQL of one's own for the time of a test run, from the server program that is on the machine.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
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

/**
 * Starts a cluster on a free loopback port; `null` when the machine has no PostgreSQL. Nothing of it outlives `stop`.
 * `durable` keeps it as careful as a real one, for measurements.
 */
export async function startThrowawayPostgres({ durable = false } = {}) {
  const programs = findPostgresPrograms();
  if (!programs) return null;
  const owner = otherThanRoot();
  const folder = mkdtempSync(join(tmpdir(), "enamel-postgres-"));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const options = { cwd: folder, ...owner };
  execFileSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"],
    { ...options, stdio: ["ignore", "ignore", "inherit"] },
  );
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    "max_connections=300",
    ...(durable ? [] : careless),
  ];
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...options, stdio: "ignore" },
  );
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const lastResort = () => {
    server.kill("SIGQUIT");
    removeFolder();
  };
  process.once("exit", lastResort);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    process.removeListener("exit", lastResort);
    server.kill("SIGINT");
    await ended;
    removeFolder();
  };
  try {
    await waitUntilReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
