import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { logEntry } from "#server/db/schema/system.ts";

export async function addEntry(queries: ClinicQueries, row: NewRow<typeof logEntry>): Promise<void> {
  await queries.insert(logEntry, row);
}
