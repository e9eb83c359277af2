import { execFile, execFileSync, spawn } from "node:child_process";
import { chownSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import { signIn, startServer } from "../../scripts/processes/server-process.mjs";
import {
  folderForPostgres,
  initCluster,
  postgresPrograms,
  startCluster,
} from "../../scripts/processes/throwaway-postgres.mjs";
import { quickFolder } from "../../scripts/quick-folder.mjs";
import { bookUntilKilled, checkLedger, type Ledger } from "../support/booking-ledger.ts";
import { weekdaySlots } from "../support/bookings.ts";

const programs = postgresPrograms();
const bookedAfter = 30;
const soon = (claim: () => unknown) => vi.waitFor(claim, { timeout: 60_000, interval: 50 });

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: statement, rowMode: "array" }).finally(() => client.end());
  return rows[0]?.[0];
}

type Programs = NonNullable<typeof programs>;

const newFolder = (parent: string, name: string, { owner }: Programs): string => {
  const path = join(parent, name);
  mkdirSync(path, { mode: 0o700 });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid);
  return path;
};

/** Keeps the log of the cluster at `url` in `folder`, as docs/backups.md has it, once commits wait for that. */
async function keepLog(
  { of, owner }: Programs,
  url: string,
  folder: string,
): Promise<{ ended: Promise<void> }> {
  const receive = (...args: string[]) => ["--slot=enamel", `--dbname=${url}`, ...args];
  execFileSync(of("pg_receivewal"), receive("--create-slot"), { cwd: folder, ...owner });
  const args = receive("--synchronous", "--no-loop", `--directory=${folder}`);
  const receiver = spawn(of("pg_receivewal"), args, { cwd: folder, ...owner, stdio: "ignore" });
  onTestFinished(() => {
    receiver.kill("SIGKILL");
  });
  const ended = new Promise<void>((resolve) => receiver.once("exit", () => resolve()));
  await soon(async () => expect(await ask(url, "select sync_state from pg_stat_replication")).toBe("sync"));
  return { ended };
}

const newLedger = (): Ledger => ({ acknowledged: new Map(), unanswered: [] });

test.skipIf(programs === null)(
  "a PostgreSQL whose log is kept on another disk loses no acknowledged booking with its own [SYS-3]",
  async () => {
    if (programs === null) throw new Error("This machine has no PostgreSQL");
    const folder = folderForPostgres(programs);
    const { path: dataFolder, remove } = quickFolder("enamel-log-elsewhere-");
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const data = join(folder, "data");
    initCluster(programs, data);
    const lost = await startCluster(programs, data, ["synchronous_standby_names=pg_receivewal"]);
    const log = newFolder(folder, "log", programs);
    const { ended } = await keepLog(programs, lost.url, log);

    const server = await startServer({ DATA_DIR: dataFolder, DATABASE_URL: lost.url });
    const staff = await signIn(server.url);
    await staff.call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
    const ledger = newLedger();
    const slots = weekdaySlots(new Date());
    const booking = [1, 2, 3, 4].map(() => bookUntilKilled(staff, slots, ledger));
    const base = join(folder, "base");
    const copy = [`--pgdata=${base}`, "--checkpoint=fast", `--dbname=${lost.url}`];
    await promisify(execFile)(programs.of("pg_basebackup"), copy, { cwd: folder, ...programs.owner });
    const inBase = ledger.acknowledged.size;
    await soon(() => expect(ledger.acknowledged.size).toBeGreaterThan(inBase + bookedAfter));
    await Promise.all([server.kill(), lost.kill()]);
    await Promise.all([...booking, ended]);
    rmSync(data, { recursive: true });

    writeFileSync(join(base, "recovery.signal"), "");
    const restore = `restore_command=cp "${log}/%f" "%p" || cp "${log}/%f.partial" "%p"`;
    const found = await startCluster(programs, base, [restore]);
    await soon(async () => expect(await ask(found.url, "select pg_is_in_recovery()")).toBe(false));
    const again = await startServer({ DATA_DIR: dataFolder, DATABASE_URL: found.url });
    await checkLedger(await signIn(again.url), ledger);
    await again.stop();
    await found.stop();
    remove();
  },
  240_000,
);
