/** A file in the backup folder. */
export interface BackupFile {
  name: string;
  madeAt: number;
  bytes: number;
  isSealed: boolean;
}

const hour = 3_600_000;

/** As ISO writes the instant, less the signs that some file systems refuse. */
export const nameOf = (madeAt: number, isSealed: boolean): string =>
  `enamel-${new Date(madeAt).toISOString().slice(0, 19).replaceAll(":", "")}Z.${isSealed ? "sealed-backup" : "backup"}`;

const namePattern = /^enamel-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.(sealed-)?backup$/;

/** Null for a file that is none of ours. */
export function readName(name: string): { madeAt: number; isSealed: boolean } | null {
  const [, date, hours, minutes, seconds, sealed] = namePattern.exec(name) ?? [];
  if (date === undefined) return null;
  return { madeAt: Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`), isSealed: sealed !== undefined };
}

/** Such a file was never finished. */
export const unfinishedSuffix = ".unfinished";

/** Newest first in, those to be removed out. */
export const tooMany = (newestFirst: readonly BackupFile[], keep: number): BackupFile[] =>
  newestFirst.slice(Math.max(1, keep));

export const isDue = (newestAt: number | null, everyHours: number, now: number): boolean =>
  everyHours > 0 && (newestAt === null || now - newestAt >= everyHours * hour);

/** One that did not come is not told of at once: the next try may be under way. */
const patienceHours = 3;

/** Whether somebody should know that the last one is too old; a server that has just started still has its chance. */
export const isLate = (
  { newestAt, startedAt, now }: { newestAt: number | null; startedAt: number; now: number },
  everyHours: number,
): boolean =>
  isDue(newestAt, everyHours && everyHours + patienceHours, now) && now - startedAt >= patienceHours * hour;

/** For commands on the server's own machine. */
export const operatorPaths = { backup: "/operator/backup" };
