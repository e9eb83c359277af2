import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { ClosedDates } from "#kernel/closed-times.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { appointment } from "#server/db/schema/booking.ts";
import { bookingSetting, chair, closure } from "#server/db/schema/clinic.ts";
import { type LeaveRow, type PersonRow, wantedPeople } from "../people/store.ts";
import { type TreatmentRow, wantedTreatments } from "../treatments/store.ts";

export type SettingRow = typeof bookingSetting.$inferSelect;
export type ClosureRow = typeof closure.$inferSelect;
export type ChairRow = typeof chair.$inferSelect;

/** Whoever changes the clinic's chairs, closures or treatments waits until the transaction is over; nobody else does. */
export async function lockOpening(queries: ClinicQueries): Promise<void> {
  // The weaker lock: rows that merely refer to the clinic go in meanwhile.
  await queries.rows(
    (clinicId) => sql`select clinic_id from clinic where clinic_id = ${clinicId} for no key update`,
  );
}

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

export const countClosures = (queries: ClinicQueries, fromDate: string): Promise<number> =>
  queries.count(closure, gte(closure.toDate, fromDate));

/** What the bookable times depend on besides the ordinary hours; at most one setting. */
export const wantedForRules = {
  settings: { table: bookingSetting },
  closures: { table: closure, orderBy: [asc(closure.fromDate), asc(closure.id)] },
  treatments: wantedTreatments,
  ...wantedPeople,
};

export interface RuleRows {
  settings: SettingRow[];
  closures: ClosureRow[];
  treatments: TreatmentRow[];
  practitioners: PersonRow[];
  leave: LeaveRow[];
}

export async function addClosure(queries: ClinicQueries, row: NewRow<typeof closure>): Promise<ClosureRow> {
  const [added] = await queries.insert(closure, row);
  if (!added) throw new Error("The database returned no row for an inserted closure");
  return added;
}

export async function removeClosure(queries: ClinicQueries, id: string): Promise<boolean> {
  return (await queries.remove(closure, eq(closure.id, id))).length > 0;
}

export interface BookedVisit extends Record<string, unknown> {
  id: string;
  patientName: string;
  /** Clinic-local. */
  localDate: string;
  localTime: string;
  startsAt: number;
  endsAt: number;
}

/**
 * The visits to come that somebody still waits for on those days, in one chair or with one practitioner where
 * one is named: who is in the chair already needs no other time.
 */
export const findBookedVisits = (
  queries: ClinicQueries,
  days: ClosedDates & { chairId?: string | null; practitionerId?: string | null },
  now: number,
): Promise<BookedVisit[]> =>
  queries.rows<BookedVisit>(
    (clinicId) => sql`
      select id, patient_name as "patientName", local_date::text as "localDate", local_time as "localTime",
             (extract(epoch from starts_at) * 1000)::float8 as "startsAt",
             (extract(epoch from ends_at) * 1000)::float8 as "endsAt"
        from ${appointment}
       where clinic_id = ${clinicId} and local_date between ${days.fromDate}::date and ${days.toDate}::date
         and coalesce(extract(dow from local_date) = ${days.weekday ?? null}::int, true)
         and starts_at > ${toIso(now)}::timestamptz and attendance is null
         and status <> 'cancelled' and coalesce(chair_id = ${days.chairId ?? null}::uuid, true)
         and (${days.practitionerId ?? null}::uuid is null or practitioner_id = ${days.practitionerId ?? null}::uuid)
       order by starts_at, id`,
  );

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
