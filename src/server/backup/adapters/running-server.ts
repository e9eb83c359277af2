import { BackupFaultError } from "#server/db/backup/contents.ts";
import { operatorPaths } from "../rules.ts";
import type { MadeBackup } from "../service.ts";

/** A backup of a large clinic, tried, takes minutes at the most. */
const waitMs = 30 * 60_000;

/** Asks the server that holds the data folder for a backup, through the door that it has left there. */
export async function askForBackup({ url, token }: { url: string; token: string }): Promise<MadeBackup> {
  const response = await fetch(new URL(operatorPaths.backup, url), {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(waitMs),
  });
  const answer = (await response.json()) as MadeBackup & { detail?: string };
  if (response.ok) return answer;
  throw new BackupFaultError(answer.detail ?? `The running server answered ${response.status}.`);
}
