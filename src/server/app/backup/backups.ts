import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import { type Clock, toIso } from "#kernel/clock.ts";
import { listBackups, makeFolder, removeUnfinished } from "#server/backup/files.ts";
import type { BackupState, Backups } from "#server/backup/port.ts";
import { isDue, isLate, unfinishedSuffix } from "#server/backup/rules.ts";
import type { MadeBackup } from "#server/backup/service.ts";
import type { Database } from "#server/db/database.ts";
import type { Config } from "../settings/config.ts";

interface Parts {
  config: Config;
  database: Pick<Database, "copyTo">;
  clock: Clock;
  log: FastifyBaseLogger;
}

export interface ScheduledBackups extends Backups {
  start(): void;
  /** Ends a backup that is under way, and waits until nothing of it is left. */
  stop(): Promise<void>;
}

/** A server that has just started has its callers first. */
const firstLookMs = 120_000;
const lookAgainMs = 600_000;

/**
 * Backups of this server. Each is made by a process of its own, which opens a copy of an embedded database, or PostgreSQL beside
 * the server: what it takes of memory is given back, and what it takes of the processor, others go before.
 */
export function scheduleBackups({ config, database, clock, log }: Parts): ScheduledBackups {
  const { backup, dataFolder } = config;
  const startedAt = clock.now();
  let making: Promise<MadeBackup> | null = null;
  let fault: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  const stopped = new AbortController();

  const makeOne = async (): Promise<MadeBackup> => {
    if (database.copyTo === null) return runProcess(["make"], stopped.signal);
    await makeFolder(backup.folder);
    await removeUnfinished(backup.folder, clock.now() - 3_600_000);
    const copy = join(backup.folder, `copy-${randomUUID()}${unfinishedSuffix}`);
    try {
      await makeFolder(copy);
      const heldMs = await database.copyTo(copy);
      log.info({ heldMs: Math.round(heldMs) }, "copied the database to back it up");
      return await runProcess(["make", "--copy", copy], stopped.signal);
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  };

  const make = (): Promise<MadeBackup> => {
    making ??= makeOne()
      .then((made) => {
        fault = null;
        log.info({ rows: made.rows, isSealed: made.isSealed }, `made and tried the backup ${made.name}`);
        return made;
      })
      .catch((error: unknown) => {
        fault = error instanceof Error ? error.message : String(error);
        log.error({ err: error }, "no backup could be made");
        throw error;
      })
      .finally(() => {
        making = null;
      });
    return making;
  };

  const newestAt = async () => (await listBackups(backup.folder))[0]?.madeAt ?? null;

  const look = async () => {
    if (isDue(await newestAt(), backup.everyHours, clock.now())) await make();
  };

  const state = async (): Promise<BackupState> => {
    const files = await listBackups(backup.folder);
    const [newest] = files;
    return {
      everyHours: backup.everyHours,
      isUnderWay: making !== null,
      fault,
      isLate: isLate({ newestAt: newest?.madeAt ?? null, startedAt, now: clock.now() }, backup.everyHours),
      isOnDiskOfData:
        newest !== undefined && config.databaseUrl === null && onOneDisk(backup.folder, dataFolder),
      isSealed: backup.passphrase !== null,
      files: files.map(({ name, madeAt, bytes, isSealed }) => ({
        name,
        madeAt: toIso(madeAt),
        bytes,
        isSealed,
      })),
    };
  };

  return {
    make,
    state,
    start: () => {
      if (backup.everyHours === 0) return;
      // What failed has been logged and is in the state; the next look tries again.
      const lookOrLeave = () => void look().catch(() => {});
      timer = setTimeout(() => {
        lookOrLeave();
        timer = setInterval(lookOrLeave, lookAgainMs);
        timer.unref();
      }, firstLookMs);
      timer.unref();
    },
    stop: async () => {
      clearTimeout(timer);
      stopped.abort();
      // Its copy of the data goes with it.
      await making?.catch(() => {});
    },
  };
}

const onOneDisk = (one: string, other: string): boolean => statSync(one).dev === statSync(other).dev;

const entry = import.meta.url.endsWith(".ts")
  ? { path: fileURLToPath(new URL("./backup-command.ts", import.meta.url)), flags: ["--import", "tsx"] }
  : { path: fileURLToPath(new URL("./backup-command.js", import.meta.url)), flags: [] };

/** Its settings are this process's own; its answer is the last line that it writes. */
function runProcess(args: string[], signal: AbortSignal): Promise<MadeBackup> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...entry.flags, entry.path, ...args, "--json"], {
      stdio: ["ignore", "pipe", "pipe"],
      signal,
    });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let said = "";
    let complained = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      complained += text;
    });
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(JSON.parse(said.trim().split("\n").at(-1) ?? "") as MadeBackup);
      else reject(new Error(complained.trim() || `The backup's process ended with code ${code}.`));
    });
  });
}
