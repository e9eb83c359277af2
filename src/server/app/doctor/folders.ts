import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "../settings/config.ts";
import { isForThisMachine } from "../settings/loopback.ts";
import { bad, type Diagnosis, good, warning } from "./diagnosis.ts";

/** A folder that is not there yet is made by the server, where its parent lets it. */
export function nearest(folder: string): string {
  let existing = folder;
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  return existing;
}

type MayWrite = (folder: string) => boolean;
function mayWriteHere(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface Use {
  about: string;
  folder: string;
  setting: string;
}

/** Why the server could not keep anything there; null = it can. */
function obstacle({ about, folder, setting }: Use, mayWrite: MayWrite): Diagnosis | null {
  const existing = nearest(folder);
  if (!statSync(existing).isDirectory())
    return bad(about, `${existing} is a file, not a folder.`, `Set ${setting} to a folder.`);
  if (mayWrite(existing)) return null;
  return bad(
    about,
    `${existing} cannot be written by this user.`,
    `Give it to the user that runs Enamel (chown), or set ${setting} to another folder.`,
  );
}

export function dataFolder(folder: string, mayWrite: MayWrite = mayWriteHere): Diagnosis {
  const about = "Data folder";
  const fault = obstacle({ about, folder, setting: "DATA_DIR" }, mayWrite);
  if (fault) return fault;
  const isThere = existsSync(folder);
  // Patients' records lie in it.
  if (isThere && (statSync(folder).mode & 0o007) !== 0)
    return warning(
      about,
      `Every user of this machine can look into ${folder}.`,
      `Patients' records lie there: chmod 700 ${folder}`,
    );
  return good(about, isThere ? `${folder} can be written.` : `${folder} can be made.`);
}

/** Where backups go, whether they outlive the disk of the data, and whether who finds one reads it. */
export function backups(config: Config, mayWrite: MayWrite = mayWriteHere): Diagnosis[] {
  const about = "Backups";
  const { folder, everyHours, passphrase } = config.backup;
  const fault = obstacle({ about, folder, setting: "BACKUP_DIR" }, mayWrite);
  if (fault) return [fault];
  // On a machine of one's own, for a try, the folder beside the data is well; where patients' records come in, it is not.
  const isTry = isForThisMachine(config);
  const isBeside = folder === join(config.dataFolder, "backups") || isOnDiskOf(config, folder);
  const found: Diagnosis[] = [];
  if (everyHours === 0)
    found.push(
      warning(
        about,
        "None is made by itself.",
        "Unless something else does it, set BACKUP_EVERY_HOURS to 24.",
      ),
    );
  if (isBeside && !isTry)
    found.push(
      warning(
        about,
        `${folder} is on the disk of the data: whatever takes the one takes the other.`,
        "Set BACKUP_DIR to another disk or a mounted machine.",
      ),
    );
  if (passphrase === null && !(isBeside && isTry))
    found.push(
      warning(
        about,
        `Backups in ${folder} are not sealed: whoever gets hold of one reads every patient's record.`,
        "Set BACKUP_PASSPHRASE, and keep it where it outlives this machine too.",
      ),
    );
  return found.length > 0 ? found : [good(about, `${folder} can be written.`)];
}

/** With PostgreSQL the data may be on another machine, which nobody sees from here. */
const isOnDiskOf = ({ databaseUrl, dataFolder }: Config, folder: string): boolean =>
  databaseUrl === null && statSync(nearest(folder)).dev === statSync(nearest(dataFolder)).dev;
