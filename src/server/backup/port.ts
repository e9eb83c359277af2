import type { BackupOverview } from "#contract/system/backups.ts";
import type { MadeBackup } from "./service.ts";

export type BackupState = Omit<BackupOverview, "isOperator">;

/** What looks after the backups of this server. */
export interface Backups {
  /** Makes one and tries it; whoever asks while one is under way waits for that. Throws where none could be made. */
  make(): Promise<MadeBackup>;
  state(): Promise<BackupState>;
}
