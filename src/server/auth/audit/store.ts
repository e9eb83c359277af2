import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { auditEntry } from "#server/db/schema/audit.ts";

export type AuditRow = typeof auditEntry.$inferSelect;

export const addEntry = (queries: ClinicQueries, row: NewRow<typeof auditEntry>): Promise<void> =>
  queries.insertOne(auditEntry, row);

/** Whether this was noted of the same actor and subject since then. */
export async function isNoted(
  queries: ClinicQueries,
  { actorId, event, subjectId }: Pick<AuditRow, "actorId" | "event" | "subjectId">,
  since: number,
): Promise<boolean> {
  const rows = await queries.prepared(
    "audit_is_noted",
    `select 1 from audit_entry
      where clinic_id = $1 and actor_id = $2 and event = $3 and subject_id = $4 and at > $5 limit 1`,
    [actorId, event, subjectId, toIso(since)],
  );
  return rows.length > 0;
}

export interface WantedEntries {
  actorId?: string | undefined;
  action?: AuditRow["action"] | undefined;
  subjectId?: string | undefined;
  from?: number | undefined;
  until?: number | undefined;
  before?: string | undefined;
  limit: number;
}

/** The latest first. */
export function findEntries(queries: ClinicQueries, wanted: WantedEntries): Promise<AuditRow[]> {
  const conditions: (SQL | undefined)[] = [
    wanted.actorId ? eq(auditEntry.actorId, wanted.actorId) : undefined,
    wanted.action ? eq(auditEntry.action, wanted.action) : undefined,
    wanted.subjectId ? eq(auditEntry.subjectId, wanted.subjectId) : undefined,
    wanted.from === undefined ? undefined : gte(auditEntry.at, wanted.from),
    wanted.until === undefined ? undefined : lt(auditEntry.at, wanted.until),
    wanted.before ? lt(auditEntry.id, wanted.before) : undefined,
  ];
  const where = and(...conditions);
  return queries.find(auditEntry, { where, orderBy: [desc(auditEntry.id)], limit: wanted.limit });
}

/** Everybody in the trail, by the name they had last. */
export const findActors = (queries: ClinicQueries): Promise<{ id: string; name: string }[]> =>
  queries.rows(
    (clinicId) => sql`
      select distinct on (actor_id) actor_id as id, actor_name as name
        from audit_entry where clinic_id = ${clinicId} and actor_id is not null
       order by actor_id, id desc`,
  );
