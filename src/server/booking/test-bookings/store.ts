import { and, asc, eq, gte, isNotNull, lt, ne, or } from "drizzle-orm";
import type { AppointmentId, CallId } from "#kernel/ids.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { testAppointment } from "#server/db/schema/booking.ts";

export type TestAppointmentRow = typeof testAppointment.$inferSelect;
export type NewTestAppointmentRow = NewRow<typeof testAppointment>;

const stands = ne(testAppointment.status, "cancelled");

export async function insertTest(
  queries: ClinicQueries,
  row: NewTestAppointmentRow,
): Promise<TestAppointmentRow> {
  const [inserted] = await queries.insertNew(testAppointment, row);
  if (!inserted) throw new Error("A test booking with this id is there already");
  return inserted;
}

export const listTests = (queries: ClinicQueries): Promise<TestAppointmentRow[]> =>
  queries.find(testAppointment, { orderBy: [asc(testAppointment.startsAt), asc(testAppointment.id)] });

/** By its own id, or by that of the real appointment in whose place it stands. */
export const findTest = (queries: ClinicQueries, id: AppointmentId): Promise<TestAppointmentRow | null> =>
  queries.findOne(testAppointment, or(eq(testAppointment.id, id), eq(testAppointment.insteadOf, id)));

export const listInsteadOf = (queries: ClinicQueries): Promise<TestAppointmentRow[]> =>
  queries.find(testAppointment, { where: isNotNull(testAppointment.insteadOf) });

/** The same person at the same time on the same call. */
export const findSame = (
  queries: ClinicQueries,
  callId: CallId,
  { localDate, localTime, patientName }: Pick<TestAppointmentRow, "localDate" | "localTime" | "patientName">,
): Promise<TestAppointmentRow | null> =>
  queries.findOne(
    testAppointment,
    and(
      ...[eq(testAppointment.callId, callId), stands, eq(testAppointment.patientName, patientName)],
      ...[eq(testAppointment.localDate, localDate), eq(testAppointment.localTime, localTime)],
    ),
  );

export const findUpcomingTests = (
  queries: ClinicQueries,
  phone: string,
  now: number,
): Promise<TestAppointmentRow[]> =>
  queries.find(testAppointment, {
    where: and(eq(testAppointment.patientPhoneE164, phone), stands, gte(testAppointment.startsAt, now)),
    orderBy: [asc(testAppointment.startsAt)],
    limit: 20,
  });

export async function changeTest(
  queries: ClinicQueries,
  id: AppointmentId,
  change: Partial<NewTestAppointmentRow>,
): Promise<TestAppointmentRow | null> {
  const [changed] = await queries.update(testAppointment, change, and(eq(testAppointment.id, id), stands));
  return changed ?? null;
}

export const removeTests = (queries: ClinicQueries): Promise<TestAppointmentRow[]> =>
  queries.remove(testAppointment, undefined);

export async function forgetTestsBefore(database: Database, before: number): Promise<void> {
  await database.acrossClinics().delete(testAppointment).where(lt(testAppointment.createdAt, before));
}
