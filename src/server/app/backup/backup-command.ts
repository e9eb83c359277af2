import { existsSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { parseArgs } from "node:util";
import { systemClock } from "#kernel/clock.ts";
import { askForBackup } from "#server/backup/adapters/running-server.ts";
import { listBackups } from "#server/backup/files.ts";
import {
  type BackupSettings,
  type BackupSource,
  type MadeBackup,
  makeBackup,
  restoreEmbedded,
  restorePostgres,
  verifyBackup,
} from "#server/backup/service.ts";
import { BackupFaultError } from "#server/db/backup/contents.ts";
import { FolderInUseError, lockFolder } from "#server/db/folder-lock.ts";
import { exitCodeOf, MisuseError, readAsked } from "../command-line.ts";
import { type Config, ConfigError, readConfig } from "../settings/config.ts";
import { templateFolder } from "../settings/folders-beside.ts";
import { findDoor } from "../settings/operator-token.ts";

const command = "node dist/server/backup-command.js";
const usage = `Usage:
  ${command}                              makes a backup into BACKUP_DIR and tries it; --json: for programs
  ${command} list                         the backups that are there
  ${command} verify FILE                  restores one into a scratch database and compares every row
  ${command} restore FILE [--overwrite]   puts one in the place of the data; what was there is kept aside`;

const options = {
  overwrite: { type: "boolean" },
  json: { type: "boolean" },
  // The server's own, for the backup of a copy that it has made.
  copy: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;
/** How many names each of them wants. */
const namesOf: Record<string, number> = { make: 0, list: 0, verify: 1, restore: 1 };

/** Runs one command; says what happened on the console. */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = readAsked(usage, () =>
    parseArgs({ args, allowPositionals: true, options }),
  );
  if (values.help) return void console.log(usage);
  const [asked = "make", given = "", ...more] = positionals;
  if (namesOf[asked] !== (given === "" ? 0 : 1) + more.length)
    throw new MisuseError(`"${positionals.join(" ")}" is nothing that this command does.`, usage);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const config = readConfig(process.env);
  const settings: BackupSettings = {
    ...config.backup,
    templateFolder: existsSync(templateFolder) ? templateFolder : null,
  };
  if (asked === "make") {
    const made = await make(config, settings, values.copy ?? null);
    console.log(values.json ? JSON.stringify(made) : sentenceOf(made, settings.folder));
  } else if (asked === "list") await list(settings.folder);
  else if (asked === "verify") {
    const rows = await verifyBackup(fileOf(given, settings), settings);
    console.log(`The backup is whole: ${rows} rows were restored into a scratch database and compared.`);
  } else {
    await restore(config, settings, {
      file: fileOf(given, settings),
      mayOverwrite: values.overwrite === true,
    });
  }
}

/** By its path, or by its name in the backup folder. */
function fileOf(given: string, { folder }: BackupSettings): string {
  const inFolder = join(folder, given);
  const file = isAbsolute(given) || existsSync(given) || !existsSync(inFolder) ? given : inFolder;
  if (!existsSync(file))
    throw new BackupFaultError(`There is no file ${given}, nor one of that name in ${folder}.`);
  return file;
}

async function make(config: Config, settings: BackupSettings, copy: string | null): Promise<MadeBackup> {
  const alone = (source: BackupSource) => makeBackup(source, settings, systemClock);
  if (copy !== null) return alone({ folder: copy });
  if (config.databaseUrl !== null) return alone({ databaseUrl: config.databaseUrl });
  if (!existsSync(join(config.dataFolder, "db")))
    throw new BackupFaultError(`There is no database in ${config.dataFolder}. Is DATA_DIR right?`);
  try {
    await (await lockFolder(config.dataFolder, () => {}))();
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const door = await findDoor(config.dataFolder);
    if (door === null) throw error;
    return askForBackup(door);
  }
  return alone({ folder: config.dataFolder });
}

async function restore(
  { databaseUrl, dataFolder }: Config,
  settings: BackupSettings,
  asked: { file: string; mayOverwrite: boolean },
): Promise<void> {
  const request = { ...asked, settings, clock: systemClock };
  const restored =
    databaseUrl === null
      ? await restoreEmbedded(dataFolder, request)
      : await restorePostgres(databaseUrl, request);
  console.log(`Restored ${restored.rows} rows as they were on ${restored.madeAt}.`);
  if (restored.kept !== null) console.log(`What was there before is kept in ${restored.kept}.`);
  console.log("Whatever was booked, written or called after that moment is not in it.");
}

async function list(folder: string): Promise<void> {
  const files = await listBackups(folder);
  if (files.length === 0) console.log(`There is no backup in ${folder}.`);
  for (const { name, bytes, isSealed } of files)
    console.log(`${join(folder, name)}  ${(bytes / 1e6).toFixed(1)} MB${isSealed ? "" : "  not sealed"}`);
}

const sentenceOf = ({ name, rows, isSealed }: MadeBackup, folder: string): string =>
  `${join(folder, name)}: ${rows} rows, restored into a scratch database and compared.${
    isSealed
      ? ""
      : "\nIt is not sealed: whoever has the file reads it. Set BACKUP_PASSPHRASE to seal the next one."
  }`;

/** For the person at the console. */
function explain(error: unknown): string {
  const isTold =
    error instanceof BackupFaultError ||
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    error instanceof MisuseError;
  if (isTold || !(error instanceof Error)) return error instanceof Error ? error.message : String(error);
  return error.stack ?? error.message;
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(explain(error));
    process.exit(exitCodeOf(error));
  },
);
