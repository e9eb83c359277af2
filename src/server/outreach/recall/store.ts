import { sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";

export interface RecallCandidate extends Record<string, unknown> {
  id: string;
  name: string;
  phoneE164: string | null;
  email: string | null;
  preferences: Record<string, boolean>;
  lastType: string;
  /** End of the last visit. */
  lastEndedAt: number;
  /** Recalls since then. */
  attempts: number;
  lastAttemptAt: number | null;
  /** What became of the last of them: a code; null when it went out, or there is none. */
  lastReason: string | null;
}

const mostCandidates = 1_000;

/**
 * Patients whose last visit ended before that instant and who have none to come, longest away first. Those who were asked
 * often enough come last: with the years they are many, and would leave no room for the others.
 */
export const findOverdue = (
  queries: ClinicQueries,
  { endedBefore, maxAttempts, now }: { endedBefore: number; maxAttempts: number; now: number },
): Promise<RecallCandidate[]> =>
  queries.rows<RecallCandidate>(
    (clinicId) => sql`
      select p.id, p.name, p.phone_e164 as "phoneE164", p.email, p.preferences,
             v.appointment_type as "lastType",
             (extract(epoch from v.ends_at) * 1000)::float8 as "lastEndedAt",
             coalesce(m.attempts, 0)::int as attempts,
             (extract(epoch from m.last_at) * 1000)::float8 as "lastAttemptAt", m.last_reason as "lastReason"
        from patient p
        join lateral (
          select a.ends_at, a.appointment_type from appointment a
           where a.clinic_id = ${clinicId} and a.patient_id = p.id and a.status <> 'cancelled'
             and a.attendance is distinct from 'no_show'
           order by a.ends_at desc limit 1) v on v.ends_at < ${toIso(endedBefore)}::timestamptz
        left join lateral (
          select count(*) as attempts, max(o.not_before) as last_at,
                 (array_agg(o.reason order by o.not_before desc, o.id desc))[1] as last_reason
            from message o
           where o.clinic_id = ${clinicId} and o.patient_id = p.id and o.purpose = 'recall'
             and o.direction = 'out' and o.created_at > v.ends_at) m on true
       where p.clinic_id = ${clinicId} and p.merged_into is null
         and not exists (
           select 1 from appointment f where f.clinic_id = ${clinicId} and f.patient_id = p.id
              and f.status <> 'cancelled' and f.starts_at > ${toIso(now)}::timestamptz)
       order by coalesce(m.attempts, 0) >= ${maxAttempts}, v.ends_at, p.id limit ${mostCandidates}`,
  );

export async function countSince(queries: ClinicQueries, since: number): Promise<number> {
  const [row] = await queries.rows<{ n: number }>(
    (clinicId) => sql`
      select count(*)::int as n from message where clinic_id = ${clinicId} and purpose = 'recall'
         and direction = 'out' and created_at >= ${toIso(since)}::timestamptz`,
  );
  return row?.n ?? 0;
}

/** Recalls by call that were written since then, or still wait to be made. */
export async function countCallsSince(queries: ClinicQueries, since: number): Promise<number> {
  const [row] = await queries.rows<{ n: number }>(
    (clinicId) => sql`
      select count(*)::int as n from message
       where clinic_id = ${clinicId} and purpose = 'recall' and channel = 'call' and direction = 'out'
         and (status = 'queued' or created_at >= ${toIso(since)}::timestamptz)`,
  );
  return row?.n ?? 0;
}

/** Numbers that the assistant is about to ring, or rang since then. */
export async function findRungNumbers(queries: ClinicQueries, since: number): Promise<string[]> {
  const rows = await queries.rows<{ number: string }>(
    (clinicId) => sql`
      select distinct to_address as number from message
       where clinic_id = ${clinicId} and channel = 'call' and direction = 'out'
         and (status in ('queued', 'sending') or sent_at >= ${toIso(since)}::timestamptz)`,
  );
  return rows.map(({ number }) => number);
}
