import { and, asc, count, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { ClinicId } from "#kernel/ids.ts";
import type { ClinicQueries, Connection } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { membership, staffUser } from "#server/db/schema/auth.ts";
import { clinic, knowledgeBase } from "#server/db/schema/clinic.ts";
import { numberCode, phoneNumber } from "#server/db/schema/telephony.ts";
import type { PhoneNumberRow } from "../numbers/store.ts";

type CodeRow = typeof numberCode.$inferSelect;

/** Until the end of the transaction nobody else sends a code for this clinic or to this number. The clinic first, always. */
export async function lockCodes(connection: Connection, clinicId: ClinicId, e164: string): Promise<void> {
  await connection.execute(sql`select pg_advisory_xact_lock(7207, hashtext(${clinicId}))`);
  await connection.execute(sql`select pg_advisory_xact_lock(7208, hashtext(${e164}))`);
}

/** Codes sent since then: for the clinic, to the number, and by the whole server. */
export async function countCodes(
  connection: Connection,
  { clinicId, e164 }: { clinicId: ClinicId; e164: string },
  since: number,
): Promise<{ clinic: number; number: number; server: number }> {
  const [row] = await connection
    .select({
      clinic: sql<number>`(count(*) filter (where ${numberCode.clinicId} = ${clinicId}))::int`,
      number: sql<number>`(count(*) filter (where ${numberCode.e164} = ${e164}))::int`,
      server: count(),
    })
    .from(numberCode)
    .where(gt(numberCode.createdAt, since));
  return row ?? { clinic: 0, number: 0, server: 0 };
}

export async function insertCode(connection: Connection, row: typeof numberCode.$inferInsert): Promise<void> {
  await connection.insert(numberCode).values(row);
}

/** Counts an attempt at the newest code in the statement that allows it, so that attempts made at once cannot exceed the number. */
export async function countAttempt(
  queries: ClinicQueries,
  phoneNumberId: string,
  now: number,
  most: number,
): Promise<CodeRow | null> {
  const [newest] = await queries.find(numberCode, {
    where: eq(numberCode.phoneNumberId, phoneNumberId),
    orderBy: [desc(numberCode.createdAt), desc(numberCode.id)],
    limit: 1,
  });
  if (!newest) return null;
  const open = and(
    isNull(numberCode.consumedAt),
    gt(numberCode.expiresAt, now),
    lt(numberCode.attempts, most),
  );
  const attempts = sql`${numberCode.attempts} + 1`;
  const [counted] = await queries.update(numberCode, { attempts }, and(eq(numberCode.id, newest.id), open));
  return counted ?? null;
}

/** True for exactly one of those who bring the right code. */
export async function consumeCode(queries: ClinicQueries, id: string, now: number): Promise<boolean> {
  const once = and(eq(numberCode.id, id), isNull(numberCode.consumedAt));
  return (await queries.update(numberCode, { consumedAt: now }, once)).length === 1;
}

/** Null when another clinic owns the number. */
export async function own(
  queries: ClinicQueries,
  id: string,
  ownership: "code" | "operator",
): Promise<PhoneNumberRow | null> {
  const isFree = sql`not exists (select from phone_number other where other.e164 = ${phoneNumber.e164}
    and other.id <> ${phoneNumber.id} and other.ownership is not null and not other.is_sample)`;
  const [row] = await queries.update(phoneNumber, { ownership }, and(eq(phoneNumber.id, id), isFree));
  return row ?? null;
}

/** The clinic's own row of the number, samples left out. */
export const findOwnRow = (queries: ClinicQueries, e164: string): Promise<PhoneNumberRow | null> =>
  queries.findOne(phoneNumber, and(eq(phoneNumber.e164, e164), eq(phoneNumber.isSample, false)));

export async function disown(queries: ClinicQueries, e164: string): Promise<void> {
  const change = { ownership: null, providerNumberId: null, canText: null };
  await queries.update(phoneNumber, change, and(eq(phoneNumber.e164, e164), eq(phoneNumber.isSample, false)));
}

export interface ClinicName {
  clinicId: ClinicId;
  clinicName: string;
  /** Of its first owner. */
  email: string;
}

/** What clinics are called, for whoever runs the server. */
export async function listClinicNames(database: Database): Promise<Map<ClinicId, ClinicName>> {
  const rows = await database
    .acrossClinics()
    .select({
      clinicId: clinic.clinicId,
      clinicName: sql<string>`coalesce(${knowledgeBase.clinicName}, ${clinic.teamName}, '')`,
      email: staffUser.email,
    })
    .from(clinic)
    .innerJoin(membership, and(eq(membership.clinicId, clinic.clinicId), eq(membership.role, "owner")))
    .innerJoin(staffUser, eq(staffUser.id, membership.userId))
    .leftJoin(knowledgeBase, eq(knowledgeBase.clinicId, clinic.clinicId))
    .orderBy(asc(membership.createdAt), asc(membership.userId));
  // Of several owners the first one stays.
  return new Map(rows.reverse().map((row) => [row.clinicId, row]));
}

/** What no limit counts any more. */
export async function forgetCodesBefore(database: Database, before: number): Promise<void> {
  await database.acrossClinics().delete(numberCode).where(lt(numberCode.createdAt, before));
}
