import type { Database } from "#server/db/database.ts";
import type { Outage } from "#server/db/database-errors.ts";

const away = "The database cannot be reached right now. Try again in a moment.";
const diskFull =
  "The disk is full, so nothing new can be kept. What is there can still be read. Once there is room again, this works by itself.";

/** What people are told while the database is in trouble; null where it is not. */
export function sentenceOfOutage(outage: Outage | null, kind: Database["kind"]): string | null {
  if (outage === null) return null;
  const isFull = outage === "disk_full" || (outage === "read_only" && kind === "embedded");
  return isFull ? diskFull : away;
}
