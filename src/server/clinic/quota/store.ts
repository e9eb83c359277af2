import { and, asc, eq, sql } from "drizzle-orm";
import { type QuotaKind, quotaKinds } from "#contract/access/quotas.ts";
import type { ClinicId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { membership, staffUser } from "#server/db/schema/auth.ts";
import { clinic, dailyUse, knowledgeBase, quota } from "#server/db/schema/clinic.ts";

export interface Allowance {
  /** Null = nobody has set one. */
  perDay: number | null;
  /** Whether whoever runs the server knows the clinic: the first one, and those that were given a number. */
  isKnown: boolean;
}

export async function findAllowance(queries: ClinicQueries, kind: QuotaKind): Promise<Allowance> {
  const [row] = await queries.rows<{ per_day: number | null; is_known: boolean }>(
    (clinicId) => sql`
      select (select per_day from quota where clinic_id = ${clinicId} and kind = ${kind}) as per_day,
             is_first or exists (select from phone_number p
               where p.clinic_id = ${clinicId} and p.ownership = 'operator' and not p.is_sample) as is_known
        from clinic where clinic_id = ${clinicId}`,
  );
  return { perDay: row?.per_day ?? null, isKnown: row?.is_known ?? false };
}

/** Adds to what is used that day, unless it would be more than `perDay`: one statement, so that two at once cannot exceed it. */
export async function addUse(
  queries: ClinicQueries,
  use: { kind: QuotaKind; date: string; count: number; perDay: number },
): Promise<boolean> {
  const { kind, date, count, perDay } = use;
  const rows = await queries.rows<{ used: number }>(
    (clinicId) => sql`
      insert into daily_use as u (clinic_id, kind, date, used)
      select ${clinicId}, ${kind}, ${date}::date, ${count}::int where ${count}::int <= ${perDay}::int
      on conflict (clinic_id, kind, date) do update set used = u.used + excluded.used
        where u.used + excluded.used <= ${perDay}::int
      returning used`,
  );
  return rows.length === 1;
}

export async function findUses(queries: ClinicQueries, date: string): Promise<Map<QuotaKind, number>> {
  const rows = await queries.find(dailyUse, { where: eq(dailyUse.date, date) });
  return new Map(rows.map(({ kind, used }) => [kind, used]));
}

export async function findAllowances(queries: ClinicQueries): Promise<[QuotaKind, Allowance][]> {
  return Promise.all(
    quotaKinds.map(
      async (kind): Promise<[QuotaKind, Allowance]> => [kind, await findAllowance(queries, kind)],
    ),
  );
}

export async function keepQuota(queries: ClinicQueries, kind: QuotaKind, perDay: number): Promise<void> {
  await queries.upsert(quota, { kind, perDay }, [quota.clinicId, quota.kind]);
}

export interface ClinicEntry {
  clinicId: ClinicId;
  clinicName: string;
  /** Of its first account. */
  email: string;
  timeZone: string;
}

/** The clinics of this server, or the one with that id; the oldest first. */
export async function listClinics(database: Database, only: ClinicId | null): Promise<ClinicEntry[]> {
  const rows = await database
    .acrossClinics()
    .select({
      clinicId: clinic.clinicId,
      clinicName: sql<string>`coalesce(${knowledgeBase.clinicName}, ${clinic.teamName}, '')`,
      email: staffUser.email,
      timeZone: clinic.timeZone,
    })
    .from(clinic)
    .innerJoin(membership, and(eq(membership.clinicId, clinic.clinicId), eq(membership.role, "owner")))
    .innerJoin(staffUser, eq(staffUser.id, membership.userId))
    .leftJoin(knowledgeBase, eq(knowledgeBase.clinicId, clinic.clinicId))
    .where(only === null ? undefined : eq(clinic.clinicId, only))
    .orderBy(asc(clinic.createdAt), asc(membership.createdAt), asc(membership.userId));
  const first = new Map<ClinicId, ClinicEntry>();
  for (const row of rows) if (!first.has(row.clinicId)) first.set(row.clinicId, row);
  return [...first.values()];
}
