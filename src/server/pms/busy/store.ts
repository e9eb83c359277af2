import { eq, sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { ClinicId } from "#kernel/ids.ts";
import type { Interval } from "#kernel/intervals.ts";
import type { Chair } from "#server/booking/availability.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { pmsBusy, pmsConnection } from "#server/db/schema/pms.ts";
import type { OwnWrite, SeatedTime } from "./rules.ts";

const epoch = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/** Bookings of ours, cancelled ones too, that lie in the window or have been there. */
export const findOwnWrites = (queries: ClinicQueries, window: Interval): Promise<OwnWrite[]> =>
  queries.rows<OwnWrite & Record<string, unknown>>(
    (clinicId) => sql`
      select w.appointment_id as "appointmentId", w.state, w.reason, w.remote_id as "remoteId",
             w.remote_version as "remoteVersion", a.status = 'cancelled' as "isCancelled",
             ${epoch("a.starts_at")} as start, ${epoch("a.ends_at")} as "end"
        from pms_write w join appointment a on a.id = w.appointment_id
       where w.clinic_id = ${clinicId}
         and (w.remote_id is not null or a.ends_at > ${toIso(window.start)}::timestamptz)`,
  );

/** Chairs that take bookings, in the order in which they are given out. */
export const findChairs = (queries: ClinicQueries): Promise<Chair[]> =>
  queries.rows<Chair & Record<string, unknown>>(
    (clinicId) => sql`
      select id, weekdays from chair where clinic_id = ${clinicId} and removed_at is null
       order by created_at, id`,
  );

export const findHeldChairs = (
  queries: ClinicQueries,
  { start, end }: Interval,
): Promise<(Interval & { chairId: string })[]> =>
  queries.rows<Interval & { chairId: string } & Record<string, unknown>>(
    (clinicId) => sql`
      select chair_id as "chairId", ${epoch("starts_at")} as start, ${epoch("ends_at")} as "end"
        from appointment where clinic_id = ${clinicId} and status <> 'cancelled'
         and starts_at < ${toIso(end)}::timestamptz and ends_at > ${toIso(start)}::timestamptz`,
  );

/** Replaces what is known to be taken; one reader at a time. Returns what was known before. */
export async function replaceBusy(
  queries: ClinicQueries,
  times: readonly SeatedTime[],
): Promise<SeatedTime[]> {
  await queries.rows(
    (clinicId) => sql`select clinic_id from pms_connection where clinic_id = ${clinicId} for update`,
  );
  const before = await queries.remove(pmsBusy, undefined);
  await queries.insert(
    pmsBusy,
    ...times.map(({ remoteId, chairId, start, end }) => ({
      remoteId,
      chairId,
      startsAt: start,
      endsAt: end,
    })),
  );
  return before.map(({ remoteId, chairId, startsAt, endsAt }) => ({
    ...{ remoteId, chairId, start: startsAt, end: endsAt },
  }));
}

export const forgetBusy = async (queries: ClinicQueries): Promise<void> => {
  await queries.remove(pmsBusy, undefined);
};

/** Those that are connected to a system which tells its appointments. */
export async function findConnectedClinics(database: Database): Promise<ClinicId[]> {
  const rows = await database
    .acrossClinics()
    .select({ clinicId: pmsConnection.clinicId, capabilities: pmsConnection.capabilities })
    .from(pmsConnection)
    .where(eq(pmsConnection.status, "connected"));
  return rows.filter(({ capabilities }) => capabilities?.readsAppointments).map(({ clinicId }) => clinicId);
}
