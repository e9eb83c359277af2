import { z } from "zod";
import { instant } from "../fields.ts";

export const backupFile = z.object({
  name: z.string(),
  madeAt: instant,
  bytes: z.number().int(),
  /** Whether it needs the passphrase. */
  isSealed: z.boolean(),
});

/** The backups of this server; each was restored into a scratch database before it got its name. */
export const backupOverview = z.object({
  /** Whether the one who asks runs this server; others see how old the newest is, and no more. */
  isOperator: z.boolean(),
  /** 0 = only when somebody asks for one. */
  everyHours: z.number().int(),
  isUnderWay: z.boolean(),
  /** Why the last try failed; null when it did not. */
  fault: z.string().nullable(),
  /** Whether the newest is older than the schedule allows. */
  isLate: z.boolean(),
  /** They would be lost with the data. */
  isOnDiskOfData: z.boolean(),
  /** Whether the next one will be sealed by a passphrase. */
  isSealed: z.boolean(),
  /** Newest first. */
  files: z.array(backupFile),
});
export type BackupOverview = z.infer<typeof backupOverview>;

export const madeBackup = z.object({ name: z.string(), rows: z.number().int(), isSealed: z.boolean() });
