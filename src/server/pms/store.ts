import { gte, isNotNull, sql } from "drizzle-orm";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { appointment, logEntry, pmsConnection } from "#server/db/schema.ts";

export type ConnectionRow = typeof pmsConnection.$inferSelect;
export type AppointmentRow = typeof appointment.$inferSelect;

export const findConnection = (queries: ClinicQueries): Promise<ConnectionRow | null> =>
  queries.findOne(pmsConnection);

export async function saveConnection(
  queries: ClinicQueries,
  row: NewRow<typeof pmsConnection>,
): Promise<ConnectionRow> {
  const [saved] = await queries.upsert(pmsConnection, row, [pmsConnection.clinicId]);
  if (!saved) throw new Error("The database returned no row for a saved connection");
  return saved;
}

/** One sync of a clinic at a time, to the end of the transaction. */
export async function lockConnection(queries: ClinicQueries): Promise<void> {
  await queries.rows(
    (clinicId) => sql`select clinic_id from pms_connection where clinic_id = ${clinicId} for update`,
  );
}

export async function markSynced(queries: ClinicQueries, lastSyncedAt: number): Promise<void> {
  await queries.update(pmsConnection, { lastSyncedAt }, isNotNull(pmsConnection.haloGuid));
}

export const findAppointmentsFrom = (queries: ClinicQueries, from: number): Promise<AppointmentRow[]> =>
  queries.find(appointment, { where: gte(appointment.endsAt, from) });

export async function addLogEntry(queries: ClinicQueries, row: NewRow<typeof logEntry>): Promise<void> {
  await queries.insert(logEntry, row);
}
