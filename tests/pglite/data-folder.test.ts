import { spawn, spawnSync } from "node:child_process";
import { chmodSync, lstatSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { openEmbedded } from "#server/db/embedded-database.ts";
import { FolderInUseError, type KernelLock, lockFolder } from "#server/db/folder-lock.ts";
import { quickFolder } from "../../scripts/quick-folder.mjs";
import { type FreshDatabase, freshDatabase } from "../support/fresh-database.ts";
import { startProgram } from "../support/program.ts";

const databases = inject("databases");
const template = databases.engine === "pglite" ? databases.templateFolder : null;

/** A second network and a second list of processes, as another container has; not every machine lets tests have them. */
const elsewhere = ["unshare", "--map-root-user", "--net", "--pid", "--fork", "--kill-child", "--mount-proc"];
const isElsewhereAllowed = spawnSync("unshare", [...elsewhere.slice(1), "true"]).status === 0;
if (!isElsewhereAllowed)
  console.warn(
    "NOT TESTED: this machine allows no namespaces, so no second container is tried on one data folder.",
  );

describe("the data folder of a running server", () => {
  let place: FreshDatabase;
  beforeEach(async () => {
    place = await freshDatabase();
  });
  afterEach(() => place.remove());

  test("is refused to a second one with a sentence, and the first goes on", async () => {
    const first = startProgram(place, place.dataFolder);
    const url = await first.ready();
    const second = startProgram(place, place.dataFolder);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`The data folder ${place.dataFolder} is in use by another Enamel`);
    expect(second.output()).not.toMatch(/^\s+at /m);
    expect((await fetch(`${url}/auth/options`)).status).toBe(200);
    first.child.kill("SIGINT");
    expect(await first.ended).toBe(0);
  });

  test.runIf(isElsewhereAllowed)(
    "is refused to a second one in another container, which starts at once when the first is killed [APPT-14]",
    { timeout: 180_000 },
    async () => {
      const first = startProgram(place, place.dataFolder);
      await first.ready();
      const shell = ["sh", "-c", 'ip link set lo up 2>/dev/null; exec "$@"', "sh"];
      const second = startProgram(place, place.dataFolder, {}, [...elsewhere, ...shell]);
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(`The data folder ${place.dataFolder} is in use by another Enamel`);
      first.child.kill("SIGKILL");
      await first.ended;
      const third = startProgram(place, place.dataFolder);
      await third.ready();
      third.child.kill("SIGTERM");
      expect(await third.ended).toBe(0);
    },
  );

  test("is its own user's alone, whatever it was before [LOG-2]", async () => {
    const cluster = join(place.dataFolder, "db");
    for (const path of everythingIn(cluster)) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o644);
    chmodSync(place.dataFolder, 0o755);
    const wideOpen = ["sh", "-c", 'umask 000; exec "$@"', "sh"];
    const server = startProgram(place, place.dataFolder, {}, wideOpen);
    const url = await server.ready();
    await fetch(`${url}/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "desk@clinic.example" }),
    });
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    const readable = [place.dataFolder, ...everythingIn(place.dataFolder)].filter(
      (path) => (lstatSync(path).mode & 0o077) !== 0,
    );
    expect(readable).toEqual([]);
  });
});

const everythingIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));

describe("the lock on a folder", () => {
  let folder = "";
  let removeFolder = () => {};
  beforeEach(() => {
    ({ path: folder, remove: removeFolder } = quickFolder("enamel-locked-"));
  });
  afterEach(() => removeFolder());

  const open = async (where = folder) => {
    const database = await openEmbedded(where, template);
    onTestFinished(database.close);
    return database;
  };

  test("says what to do", async () => {
    await open();
    const again = openEmbedded(folder, template);
    await expect(again).rejects.toThrow(FolderInUseError);
    await expect(again).rejects.toThrow(/in use by another Enamel.*Stop that one first.*DATA_DIR/);
  });

  test("knows the folder by whatever path it is reached", async () => {
    await open();
    const other = `${folder}-link`;
    symlinkSync(folder, other);
    await expect(openEmbedded(other, template)).rejects.toThrow(FolderInUseError);
    rmSync(other);
  });

  /** Another process on the folder; its first line says whether it got it. */
  const otherProcess = async () => {
    const holder = fileURLToPath(new URL("../support/folder-holder.ts", import.meta.url));
    const child = spawn(process.execPath, ["--import", "tsx", holder, folder, template ?? ""]);
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const said = await new Promise<string>((resolve) => {
      child.stdout.setEncoding("utf8").once("data", (line: string) => resolve(line.trim()));
    });
    const kill = () => {
      child.kill("SIGKILL");
      return ended;
    };
    return { said, kill };
  };

  test("is another process's until that is killed", async () => {
    const { said, kill } = await otherProcess();
    expect(said).toBe("held");
    await expect(openEmbedded(folder, template)).rejects.toThrow(`The data folder ${folder} is in use`);
    await kill();
    const { pool } = await open();
    expect((await pool.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
    expect((await otherProcess()).said).toContain(`FolderInUseError: The data folder ${folder} is in use`);
  });

  test("tells folders with long paths apart", async () => {
    const deep = join(folder, "a".repeat(200));
    const lock = (name: string) => lockFolder(join(deep, name), vi.fn());
    const unlock = await lock("one");
    const unlockOther = await lock("other");
    await expect(lock("one")).rejects.toThrow(FolderInUseError);
    await unlock();
    await unlockOther();
  });

  const withoutKernel = { lockFile: (): KernelLock => "none", beatMs: 20, deadAfterMs: 400 };
  const onAnotherMachine = { ...withoutKernel, here: { machine: "another", processes: "another" } };

  test("holds where the kernel locks no files, until it is given back", async () => {
    const unlock = await lockFolder(folder, vi.fn(), withoutKernel);
    await expect(lockFolder(folder, vi.fn(), withoutKernel)).rejects.toThrow(FolderInUseError);
    await unlock();
    await (await lockFolder(folder, vi.fn(), withoutKernel))();
  });

  test("is seen by another machine on a network file system", async () => {
    const unlock = await lockFolder(folder, vi.fn(), withoutKernel);
    await expect(lockFolder(folder, vi.fn(), onAnotherMachine)).rejects.toThrow(FolderInUseError);
    const lockedThere = { ...onAnotherMachine, lockFile: (): KernelLock => "held" };
    await expect(lockFolder(folder, vi.fn(), lockedThere)).rejects.toThrow(FolderInUseError);
    await unlock();
  });

  const leftBehind = (pid: number, machine: string) => {
    const holder = { machine, processes: machine, token: "dead", pid, beat: 7 };
    writeFileSync(join(folder, "enamel.lease"), JSON.stringify(holder).padEnd(512));
  };

  test("of a dead process of this machine is free at once, of another machine's when it no longer beats", async () => {
    const { pid = 0 } = spawnSync(process.execPath, ["-e", ""]);
    const here = { machine: "this", processes: "this" };
    leftBehind(pid, "this");
    // Waiting for a beat would take the test's whole time.
    await (await lockFolder(folder, vi.fn(), { ...withoutKernel, here, deadAfterMs: 3_600_000 }))();
    leftBehind(process.pid, "another");
    await (await lockFolder(folder, vi.fn(), { ...withoutKernel, here }))();
    writeFileSync(join(folder, "enamel.lease"), "\0\0 half a line");
    await (await lockFolder(folder, vi.fn(), { ...withoutKernel, here }))();
  });

  test("that another server has taken all the same is told to the one that had it", async () => {
    const lost = vi.fn();
    const unlock = await lockFolder(folder, lost, withoutKernel);
    leftBehind(1, "another");
    await expect.poll(() => lost.mock.calls.length).toBe(1);
    await unlock();
    // What is another's is not taken away.
    expect(readdirSync(folder)).toContain("enamel.lease");
  });
});
