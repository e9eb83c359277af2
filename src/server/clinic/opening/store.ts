import { and, asc, eq, gte, isNull, lte, ne } from "drizzle-orm";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { appointment } from "#server/db/schema/booking.ts";
import { bookingSetting, chair, closure } from "#server/db/schema/clinic.ts";

export type SettingRow = typeof bookingSetting.$inferSelect;
export type ClosureRow = typeof closure.$inferSelect;
export type ChairRow = typeof chair.$inferSelect;

export const findSetting = (queries: ClinicQueries): Promise<SettingRow | null> =>
  queries.findOne(bookingSetting);

export async function changeSetting(
  queries: ClinicQueries,
  change: Partial<NewRow<typeof bookingSetting>> & { updatedAt: number },
): Promise<void> {
  await queries.upsert(bookingSetting, change, [bookingSetting.clinicId]);
}

/** Those that are not over on that clinic-local day, earliest first. */
export const findClosures = (queries: ClinicQueries, fromDate: string): Promise<ClosureRow[]> =>
  queries.find(closure, {
    where: gte(closure.toDate, fromDate),
    orderBy: [asc(closure.fromDate), asc(closure.fromTime), asc(closure.id)],
  });

export const findAllClosures = (queries: ClinicQueries): Promise<ClosureRow[]> =>
  queries.find(closure, { orderBy: [asc(closure.fromDate), asc(closure.id)] });

export async function addClosure(queries: ClinicQueries, row: NewRow<typeof closure>): Promise<ClosureRow> {
  const [added] = await queries.insert(closure, row);
  if (!added) throw new Error("The database returned no row for an inserted closure");
  return added;
}

export async function removeClosure(queries: ClinicQueries, id: string): Promise<boolean> {
  return (await queries.remove(closure, eq(closure.id, id))).length > 0;
}

/** Clinic-local times of the visits that stand on those days. */
export const findBookedTimes = (queries: ClinicQueries, fromDate: string, toDate: string) =>
  queries.find(appointment, {
    where: and(
      gte(appointment.localDate, fromDate),
      lte(appointment.localDate, toDate),
      ne(appointment.status, "cancelled"),
    ),
  });

export const findChairs = (queries: ClinicQueries): Promise<ChairRow[]> =>
  queries.find(chair, { where: isNull(chair.removedAt), orderBy: [asc(chair.createdAt), asc(chair.id)] });

export async function addChair(queries: ClinicQueries, row: NewRow<typeof chair>): Promise<ChairRow> {
  const [added] = await queries.insert(chair, row);
  if (!added) throw new Error("The database returned no row for an inserted chair");
  return added;
}

/** Changes a chair that is still in use; null when there is none such. */
export async function changeChair(
  queries: ClinicQueries,
  id: string,
  change: Partial<NewRow<typeof chair>>,
): Promise<ChairRow | null> {
  const [changed] = await queries.update(chair, change, and(eq(chair.id, id), isNull(chair.removedAt)));
  return changed ?? null;
}
