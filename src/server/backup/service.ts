import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "#kernel/clock.ts";
import { BackupFaultError, rowsOf } from "#server/db/backup/contents.ts";
import { dumpLines } from "#server/db/backup/dump.ts";
import { countOthers, holdsRows, loadLines } from "#server/db/backup/load.ts";
import { openEmbeddedSession, openPostgresSession, type Session } from "#server/db/backup/session.ts";
import { lockFolder } from "#server/db/folder-lock.ts";
import { finish, listBackups, makeFolder, readLines, removeUnfinished, writeLines } from "./files.ts";
import { nameOf, tooMany, unfinishedSuffix } from "./rules.ts";

export interface BackupSettings {
  folder: string;
  passphrase: string | null;
  /** So many are kept. */
  keep: number;
  /** A migrated, empty cluster: to make one takes seconds. */
  templateFolder: string | null;
}

/** Where the rows are: a PostgreSQL, or an embedded database that nobody else has open. */
export type BackupSource = { databaseUrl: string } | { folder: string };

export interface MadeBackup {
  name: string;
  rows: number;
  isSealed: boolean;
}

const openSource = (source: BackupSource): Promise<Session> =>
  "databaseUrl" in source ? openPostgresSession(source.databaseUrl) : openEmbeddedSession(source.folder);

const anHour = 3_600_000;

/**
 * Makes a backup and tries it: it is restored into a scratch database, and every row compared, before it gets its name. What fails
 * leaves nothing in the folder.
 */
export async function makeBackup(
  source: BackupSource,
  settings: BackupSettings,
  clock: Clock,
): Promise<MadeBackup> {
  const { folder, keep } = settings;
  const isSealed = settings.passphrase !== null;
  const madeAt = clock.now();
  await makeFolder(folder);
  await removeUnfinished(folder, madeAt - anHour);
  const name = nameOf(madeAt, isSealed);
  const unfinished = join(folder, `${name}.${process.pid}${unfinishedSuffix}`);
  try {
    const session = await openSource(source);
    try {
      await writeLines(unfinished, dumpLines(session, madeAt), settings.passphrase);
    } finally {
      await session.close();
    }
    const rows = await verifyBackup(unfinished, settings);
    await finish(unfinished, join(folder, name));
    for (const { name: old } of tooMany(await listBackups(folder), keep)) await rm(join(folder, old));
    return { name, rows, isSealed };
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Restores a backup into an embedded database that is gone afterwards; says how many rows it has. */
export async function verifyBackup(file: string, settings: BackupSettings): Promise<number> {
  const scratch = join(settings.folder, `scratch-${process.pid}${unfinishedSuffix}`);
  await rm(scratch, { recursive: true, force: true });
  try {
    const session = await openEmbeddedSession(scratch, settings.templateFolder);
    try {
      const { sums } = await loadLines(session, readLines(file, settings.passphrase));
      return rowsOf(sums);
    } finally {
      await session.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

export interface RestoredBackup {
  madeAt: string;
  rows: number;
  /** Where what was there before is now; null where there was nothing. */
  kept: string | null;
}

interface RestoreRequest {
  file: string;
  mayOverwrite: boolean;
  settings: BackupSettings;
  clock: Clock;
}

const tellToOverwrite =
  "Nothing was changed. To put the backup in its place all the same, say so with --overwrite.";

/** The folder of an embedded database. What was there is moved aside, never removed. */
export async function restoreEmbedded(dataFolder: string, request: RestoreRequest): Promise<RestoredBackup> {
  const { file, mayOverwrite, settings, clock } = request;
  const cluster = join(dataFolder, "db");
  const unlock = await lockFolder(dataFolder, () => {});
  const beside = join(dataFolder, "restoring.unfinished");
  try {
    if (existsSync(cluster) && !mayOverwrite)
      throw new BackupFaultError(`There is a database in ${cluster} already. ${tellToOverwrite}`);
    await rm(beside, { recursive: true, force: true });
    const session = await openEmbeddedSession(beside, settings.templateFolder);
    const { head, sums } = await loadLines(session, readLines(file, settings.passphrase)).finally(() =>
      session.close(),
    );
    const kept = existsSync(cluster) ? join(dataFolder, `db.before-${stamp(clock.now())}`) : null;
    if (kept !== null) await rename(cluster, kept);
    await rename(join(beside, "db"), cluster);
    return { madeAt: head.madeAt, rows: rowsOf(sums), kept };
  } finally {
    await rm(beside, { recursive: true, force: true });
    await unlock();
  }
}

const stamp = (now: number): string => new Date(now).toISOString().slice(0, 19).replaceAll(":", "");

/** A PostgreSQL database, in one transaction. What was there is backed up first. */
export async function restorePostgres(databaseUrl: string, request: RestoreRequest): Promise<RestoredBackup> {
  const { file, mayOverwrite, settings, clock } = request;
  const session = await openPostgresSession(databaseUrl);
  try {
    const holds = await holdsRows(session);
    if (holds && !mayOverwrite)
      throw new BackupFaultError(`The database at DATABASE_URL holds data already. ${tellToOverwrite}`);
    const others = await countOthers(session);
    if (others > 0)
      throw new BackupFaultError(
        `${others === 1 ? "Another connection" : `${others} other connections`} to this database ${others === 1 ? "is" : "are"} open. Stop every Enamel on it first. Nothing was changed.`,
      );
    const made = holds
      ? await makeBackup({ databaseUrl }, { ...settings, keep: settings.keep + 1 }, clock)
      : null;
    const { head, sums } = await loadLines(session, readLines(file, settings.passphrase));
    return { madeAt: head.madeAt, rows: rowsOf(sums), kept: made && join(settings.folder, made.name) };
  } finally {
    await session.close();
  }
}
