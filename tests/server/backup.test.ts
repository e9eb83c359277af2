import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { systemClock } from "#kernel/clock.ts";
import { seedDemoClinic } from "#server/app/demo/demo-clinic.ts";
import {
  type BackupSettings,
  type BackupSource,
  makeBackup,
  restoreEmbedded,
  restorePostgres,
  verifyBackup,
} from "#server/backup/service.ts";
import { sumsOf } from "#server/db/backup/dump.ts";
import { openEmbeddedSession, openPostgresSession } from "#server/db/backup/session.ts";
import { openDatabase } from "#server/db/database.ts";
import { quickFolder } from "../../scripts/quick-folder.mjs";
import { templateFolder } from "../../scripts/template.mjs";
import { type FreshDatabase, freshDatabase } from "../support/fresh-database.ts";

const databases = inject("databases");
const template = databases.engine === "pglite" ? databases.templateFolder : await templateFolder();
const passphrase = "correct horse battery staple";

/** A clinic with three months of visits and calls, and nobody at it any more. */
async function usedPlace(): Promise<FreshDatabase> {
  const place = await freshDatabase();
  const database = await openDatabase({ ...place, poolSize: 3, onError: () => {} });
  await seedDemoClinic(database, systemClock);
  await database.close();
  return place;
}

const sourceOf = ({ databaseUrl, dataFolder }: FreshDatabase): BackupSource =>
  databaseUrl === null ? { folder: dataFolder } : { databaseUrl };

const contentsOf = async ({ databaseUrl, dataFolder }: Pick<FreshDatabase, "databaseUrl" | "dataFolder">) => {
  const session = databaseUrl
    ? await openPostgresSession(databaseUrl)
    : await openEmbeddedSession(dataFolder);
  await session.query("begin");
  return sumsOf(session).finally(() => session.close());
};

const newFolder = () => {
  const { path, remove } = quickFolder("enamel-backups-");
  onTestFinished(() => remove());
  return path;
};

const settingsIn = (where: string, secret: string | null = passphrase): BackupSettings => ({
  folder: where,
  passphrase: secret,
  keep: 3,
  templateFolder: template,
});

const restore = (place: FreshDatabase, request: Parameters<typeof restoreEmbedded>[1]) =>
  place.databaseUrl
    ? restorePostgres(place.databaseUrl, request)
    : restoreEmbedded(place.dataFolder, request);

let used: FreshDatabase;
let folder: string;
/** Of one database, sealed and plain: each takes seconds. */
let sealed: string;
let plain: string;
beforeAll(async () => {
  used = await usedPlace();
  const made = quickFolder("enamel-backups-");
  folder = made.path;
  sealed = join(folder, (await makeBackup(sourceOf(used), settingsIn(folder), systemClock)).name);
  plain = join(folder, (await makeBackup(sourceOf(used), settingsIn(folder, null), systemClock)).name);
  return async () => {
    made.remove();
    await used.remove();
  };
}, 180_000);

describe("a backup", { timeout: 180_000 }, () => {
  const request = (file: string, mayOverwrite = false) => ({
    ...{ file, mayOverwrite, settings: settingsIn(folder), clock: systemClock },
  });

  test("brings every row back, into a database that was lost [SYS-3]", async () => {
    const elsewhere = await freshDatabase();
    onTestFinished(() => elsewhere.remove());
    const { rows, kept } = await restore(elsewhere, request(sealed, true));
    expect(rows).toBeGreaterThan(500);
    expect(kept === null).toBe(elsewhere.databaseUrl !== null);
    expect(await contentsOf(elsewhere)).toEqual(await contentsOf(used));
  });

  test("of either database is restored into the embedded one too [SYS-3]", async () => {
    const dataFolder = newFolder();
    await restoreEmbedded(dataFolder, request(plain));
    expect(await contentsOf({ databaseUrl: null, dataFolder })).toEqual(await contentsOf(used));
  });

  test("is not put over data unless that is asked for, and what was there is kept [SYS-3]", async () => {
    const other = await usedPlace();
    onTestFinished(() => other.remove());
    const before = await contentsOf(other);
    await expect(restore(other, request(sealed))).rejects.toThrow(/--overwrite/);
    expect(await contentsOf(other)).toEqual(before);
    const { kept } = await restore(other, request(sealed, true));
    expect(existsSync(kept ?? "")).toBe(true);
    expect(await contentsOf(other)).toEqual(await contentsOf(used));
  });

  test("with a passphrase shows nothing without it, and no changed or shortened one is used [SYS-3]", async () => {
    const bytes = readFileSync(sealed);
    expect(bytes.includes("Harbour Street")).toBe(false);
    const file = join(newFolder(), "copy");
    const open = (content: Buffer, secret: string | null = passphrase) => {
      writeFileSync(file, content);
      return verifyBackup(file, settingsIn(newFolder(), secret));
    };
    await expect(open(bytes, null)).rejects.toThrow(/BACKUP_PASSPHRASE/);
    await expect(open(bytes, "another passphrase")).rejects.toThrow(/passphrase is not the one/);
    await expect(open(bytes.subarray(0, -1))).rejects.toThrow(/cut short/);
    const changed = Buffer.from(bytes);
    changed[bytes.length - 40] = (changed[bytes.length - 40] ?? 0) ^ 1;
    await expect(open(changed)).rejects.toThrow(/changed|passphrase/);
  });

  test("without a passphrase is not used where it is cut short [SYS-3]", async () => {
    const file = join(newFolder(), "copy");
    writeFileSync(file, readFileSync(plain).subarray(0, -2_000));
    await expect(verifyBackup(file, settingsIn(newFolder(), null))).rejects.toThrow(/cut short/);
  });

  test("that fails leaves no file behind [SYS-3]", async () => {
    const empty = newFolder();
    const nobodys = makeBackup({ folder: newFolder() }, settingsIn(empty), systemClock);
    await expect(nobodys).rejects.toThrow(/never used by Enamel/);
    expect(readdirSync(empty)).toEqual([]);
  });
});
