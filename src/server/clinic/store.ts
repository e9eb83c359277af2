import { eq, sql } from "drizzle-orm";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { apiKey } from "#server/db/schema/auth.ts";
import { chair, clinic, knowledgeBase } from "#server/db/schema/clinic.ts";
import { activity, logEntry, task } from "#server/db/schema/system.ts";
import { phoneNumber } from "#server/db/schema/telephony.ts";

export type ClinicRow = typeof clinic.$inferSelect;
export type KnowledgeBaseRow = typeof knowledgeBase.$inferSelect;
export type NewKnowledgeBaseRow = NewRow<typeof knowledgeBase>;
export type NewLogEntryRow = NewRow<typeof logEntry>;
export type NewActivityRow = NewRow<typeof activity>;
export type NewPhoneNumberRow = NewRow<typeof phoneNumber>;

export async function findClinic(queries: ClinicQueries): Promise<ClinicRow> {
  const row = await queries.findOne(clinic);
  if (!row) throw new Error("The clinic of this scope does not exist");
  return row;
}

export const findKnowledgeBase = (queries: ClinicQueries): Promise<KnowledgeBaseRow | null> =>
  queries.findOne(knowledgeBase);

/** As it is, for one transaction after the other: its clinic is held, since there may be no row of its own yet. */
export async function lockKnowledgeBase(queries: ClinicQueries): Promise<KnowledgeBaseRow | null> {
  await queries.rows((clinicId) => sql`select 1 from clinic where clinic_id = ${clinicId} for no key update`);
  return findKnowledgeBase(queries);
}

/** The clinic and its knowledge base, as `findTogether` reads them; at most one row each. */
export const wantedForProfile = { clinics: { table: clinic }, knowledgeBases: { table: knowledgeBase } };

export async function changeClinic(
  queries: ClinicQueries,
  change: Partial<NewRow<typeof clinic>>,
): Promise<ClinicRow> {
  const [row] = await queries.update(clinic, change, undefined);
  if (!row) throw new Error("The clinic of this scope does not exist");
  return row;
}

export async function saveKnowledgeBase(
  queries: ClinicQueries,
  row: NewKnowledgeBaseRow,
): Promise<KnowledgeBaseRow> {
  const [saved] = await queries.upsert(knowledgeBase, row, [knowledgeBase.clinicId]);
  if (!saved) throw new Error("The database returned no row for a saved knowledge base");
  return saved;
}

/**
 * Moves every appointment to the instant at which the clinic's clock, in its new zone, shows its day and time.
 * The past moves along: what people wrote down is the local day and time, and a history half in the old zone would
 * lie on top of the future in the new one. One statement: the constraint is deferrable, so double bookings are looked
 * for at its end only, and on the way one appointment may pass over the next.
 */
export async function moveAppointments(queries: ClinicQueries, timeZone: string, now: number): Promise<void> {
  const start = sql`((local_date + local_time::time) at time zone ${timeZone})`;
  await queries.rows(
    (clinicId) => sql`
      update appointment
         set starts_at = ${start}, ends_at = ${start} + (ends_at - starts_at),
             updated_at = ${new Date(now).toISOString()}::timestamptz
       where clinic_id = ${clinicId}`,
  );
}

export async function addChair(queries: ClinicQueries, row: NewRow<typeof chair>): Promise<void> {
  await queries.insert(chair, row);
}

export interface SampleRows {
  apiKeys: NewRow<typeof apiKey>[];
  logEntries: NewLogEntryRow[];
  activities: NewActivityRow[];
  phoneNumbers: NewPhoneNumberRow[];
}

export async function addSamples(queries: ClinicQueries, samples: SampleRows): Promise<void> {
  await queries.insert(logEntry, ...samples.logEntries);
  await queries.insert(activity, ...samples.activities);
  await queries.insert(phoneNumber, ...samples.phoneNumbers);
  await queries.insert(apiKey, ...samples.apiKeys);
}

export async function removeSamples(queries: ClinicQueries): Promise<void> {
  await queries.remove(logEntry, eq(logEntry.isSample, true));
  await queries.remove(activity, eq(activity.isSample, true));
  await queries.remove(phoneNumber, eq(phoneNumber.isSample, true));
  await queries.remove(task, eq(task.isSample, true));
  await queries.remove(apiKey, eq(apiKey.isSample, true));
}
