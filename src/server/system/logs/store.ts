import { and, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { CallOutcome, Understood } from "#contract/calls/calls.ts";
import type { CallId } from "#kernel/ids.ts";
import type { Interval } from "#kernel/intervals.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { logEntry } from "#server/db/schema/system.ts";
import type { LogCursor, SearchTerm } from "./rules.ts";

export type LogEntryRow = typeof logEntry.$inferSelect;

export interface LogFilter {
  type?: LogEntryRow["type"] | undefined;
  during?: Interval | undefined;
  needsRingBack?: boolean | undefined;
  /** All of them must be found. */
  terms?: readonly SearchTerm[] | undefined;
  after?: LogCursor | undefined;
  limit: number;
}

/** Word or ring-back that a call has left and nobody has dealt with. */
const openWork = (callId: SQL) => sql`exists (
  select 1 from task w where w.call_id = ${callId} and w.completed_at is null
     and w.kind in ('callback', 'message', 'emergency'))`;

const ofEntry = sql.raw("log_entry.call_id");

/** Where a term may stand: on the call's numbers, in its words, in a name that was given, and in what the log says itself. */
const contains = ({ words, digits }: SearchTerm): SQL => {
  const like = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const number = `%${digits}%`;
  const places = [
    sql`log_entry.workflow ilike ${like}`,
    sql`exists (select 1 from call_turn t where t.call_id = ${ofEntry} and t.text ilike ${like})`,
    sql`exists (select 1 from task w where w.call_id = ${ofEntry} and w.person_name ilike ${like})`,
    sql`exists (select 1 from appointment a where a.call_id = ${ofEntry} and a.patient_name ilike ${like})`,
    sql`exists (select 1 from call c join patient p on p.clinic_id = c.clinic_id
         and p.phone_e164 = case c.direction when 'outbound' then c.to_number else c.from_number end
       where c.id = ${ofEntry} and p.name ilike ${like})`,
    ...(digits === null
      ? []
      : [
          sql`exists (select 1 from call c where c.id = ${ofEntry}
               and (c.from_number like ${number} or c.to_number like ${number}))`,
        ]),
  ];
  return sql`(${sql.join(places, sql` or `)})`;
};

/**
 * Newest first. The row comparison walks an index (clinic, [type,] start, id) backwards from the cursor, so the
 * thousandth page costs what the first does.
 */
export function findLogEntries(
  queries: ClinicQueries,
  { type, during, needsRingBack, terms = [], after, limit }: LogFilter,
): Promise<LogEntryRow[]> {
  return queries.find(logEntry, {
    where: and(
      type && eq(logEntry.type, type),
      during && gte(logEntry.startedAt, during.start),
      during && lt(logEntry.startedAt, during.end),
      needsRingBack ? openWork(ofEntry) : undefined,
      ...terms.map(contains),
      after &&
        sql`(${logEntry.startedAt}, ${logEntry.id}) < (${new Date(after.startedAt).toISOString()}::timestamptz, ${after.id}::uuid)`,
    ),
    orderBy: [desc(logEntry.startedAt), desc(logEntry.id)],
    limit,
  });
}

/** What the books hold of a call beside its line in the log. */
export interface CallFacts extends Record<string, unknown> {
  id: CallId;
  isTest: boolean;
  phone: string | null;
  outcome: CallOutcome;
  isOnTheLine: boolean;
  needsRingBack: boolean;
  firstWords: string | null;
  understood: Understood | null;
  taskName: string | null;
  bookedName: string | null;
  patientName: string | null;
}

/** Each of these calls in a trip: who rang from where, what they said first, and what is still to be done. */
export async function findCallFacts(
  queries: ClinicQueries,
  ids: readonly CallId[],
): Promise<Map<CallId, CallFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await queries.rows<CallFacts>(
    (clinicId) => sql`
      select c.id, c.is_test as "isTest", c.outcome, c.ended_at is null as "isOnTheLine", n.phone,
             ${openWork(sql.raw("c.id"))} as "needsRingBack",
             (select t.text from call_turn t where t.call_id = c.id and t.speaker = 'caller'
               order by t.seq limit 1) as "firstWords",
             (select t.understood from call_turn t where t.call_id = c.id and t.understood is not null
               order by t.seq desc limit 1) as "understood",
             (select w.person_name from task w where w.clinic_id = c.clinic_id and w.call_id = c.id
                 and w.person_name is not null and w.completed_at is null limit 1) as "taskName",
             (select a.patient_name from appointment a where a.call_id = c.id
               order by a.created_at desc limit 1) as "bookedName",
             (select case when count(*) = 1 then min(p.name) end from patient p
               where p.clinic_id = c.clinic_id and p.phone_e164 = n.phone and p.merged_into is null) as "patientName"
        from call c,
             lateral (select case c.direction when 'outbound' then c.to_number else c.from_number end as phone) n
       where c.clinic_id = ${clinicId} and ${inArray(sql.raw("c.id"), [...ids])}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
