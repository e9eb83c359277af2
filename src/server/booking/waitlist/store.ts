import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { AppointmentId } from "#kernel/ids.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { appointment, waitlistEntry } from "#server/db/schema/booking.ts";

export type EntryRow = typeof waitlistEntry.$inferSelect;
export type VisitRow = typeof appointment.$inferSelect;

/** Who waits, in the order in which they were put on the list. */
export const findOpenEntries = (queries: ClinicQueries): Promise<EntryRow[]> =>
  queries.find(waitlistEntry, {
    where: isNull(waitlistEntry.closedAt),
    orderBy: [asc(waitlistEntry.createdAt), asc(waitlistEntry.id)],
  });

export const findEntry = (queries: ClinicQueries, id: string): Promise<EntryRow | null> =>
  queries.findOne(waitlistEntry, eq(waitlistEntry.id, id));

export const findEntries = (queries: ClinicQueries, ids: readonly string[]): Promise<EntryRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : queries.find(waitlistEntry, { where: inArray(waitlistEntry.id, [...ids]) });

export const findOpenEntry = (queries: ClinicQueries, id: string): Promise<EntryRow | null> =>
  queries.findOne(waitlistEntry, and(eq(waitlistEntry.id, id), isNull(waitlistEntry.closedAt)));

/** Null when the appointment waits already. */
export async function addEntry(
  queries: ClinicQueries,
  row: NewRow<typeof waitlistEntry>,
): Promise<EntryRow | null> {
  const [added] = await queries.insertNew(waitlistEntry, row);
  return added ?? null;
}

/** True when it was still open. */
export async function closeEntry(
  queries: ClinicQueries,
  id: string,
  change: { closedAt: number; bookedAppointmentId?: AppointmentId },
): Promise<boolean> {
  const open = and(eq(waitlistEntry.id, id), isNull(waitlistEntry.closedAt));
  return (await queries.update(waitlistEntry, change, open)).length > 0;
}

/**
 * The entry, on the list again where it was taken off; null when it does not exist or ended in a booking. Throws what the
 * database says when its appointment has been put on the list a second time meanwhile.
 */
export async function reopenEntry(queries: ClinicQueries, id: string): Promise<EntryRow | null> {
  const neverBooked = and(eq(waitlistEntry.id, id), isNull(waitlistEntry.bookedAppointmentId));
  return (await queries.update(waitlistEntry, { closedAt: null }, neverBooked))[0] ?? null;
}

export const findVisits = (queries: ClinicQueries, ids: AppointmentId[]): Promise<VisitRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : queries.find(appointment, { where: inArray(appointment.id, ids) });
