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
  { id, workflow, status, startedAt }: { id: string; workflow: string; status: string; startedAt: number },
): Promise<boolean> {
  const [row] = await queries.rows<{ messages: number }>(
    (clinicId) => sql`
      insert into log_entry (id, clinic_id, type, started_at, workflow, messages, status)
      values (${id}::uuid, ${clinicId}, 'error', ${toIso(startedAt)}::timestamptz, ${workflow}, 1, ${status})
      on conflict (id) do update set messages = log_entry.messages + 1
      returning messages`,
  );
  return row?.messages === 1;
}

/** By area, the part of `workflow` before its point, and by whether the status is this one. An entry that counts nothing is one error. */
export const sumErrors = (
  queries: ClinicQueries,
  since: number,
  recipientsStatus: string,
): Promise<{ area: string; count: number; isRecipients: boolean }[]> =>
  queries.rows(
    (clinicId) => sql`
      select split_part(workflow, ' · ', 1) as area, sum(greatest(messages, 1))::int as count,
             status = ${recipientsStatus} as "isRecipients"
        from log_entry
       where clinic_id = ${clinicId} and type = 'error' and started_at >= ${toIso(since)}::timestamptz and not is_sample
       group by 1, 3 order by 1`,
  );
