import { sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { logEntry } from "#server/db/schema/system.ts";

export async function addEntry(queries: ClinicQueries, row: NewRow<typeof logEntry>): Promise<void> {
  await queries.insert(logEntry, row);
}

/** Keeps an error, or counts one more where there is one of that id; true when it is the first. */
export async function countError(
  queries: ClinicQueries,
  { id, workflow, startedAt }: { id: string; workflow: string; startedAt: number },
): Promise<boolean> {
  const [row] = await queries.rows<{ messages: number }>(
    (clinicId) => sql`
      insert into log_entry (id, clinic_id, type, started_at, workflow, messages, status)
      values (${id}::uuid, ${clinicId}, 'error', ${toIso(startedAt)}::timestamptz, ${workflow}, 1, 'Failed')
      on conflict (id) do update set messages = log_entry.messages + 1
      returning messages`,
  );
  return row?.messages === 1;
}
