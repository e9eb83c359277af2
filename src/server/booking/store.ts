import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { AppointmentId, CallId } from "#kernel/ids.ts";
import type { Interval } from "#kernel/intervals.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { appointment, appointmentMove, idempotentReply, slotHold } from "#server/db/schema/booking.ts";
import { chair } from "#server/db/schema/clinic.ts";
import { pmsBusy } from "#server/db/schema/pms.ts";
import { activity } from "#server/db/schema/system.ts";
import type { Chair, HeldTime } from "./availability.ts";

export type AppointmentRow = typeof appointment.$inferSelect;
export type NewAppointmentRow = NewRow<typeof appointment>;

/** Everything that is a booking of one clinic's day waits for one lock, so a lost race costs a look and not a failed insert. */
export async function lockDay(queries: ClinicQueries, date: string): Promise<void> {
  await queries.rows(
    (clinicId) => sql`select pg_advisory_xact_lock(hashtextextended(${clinicId}::text || ${date}, 0))`,
  );
}

const heldTimesSql = `
  select chair_id as "chairId",
         (extract(epoch from starts_at) * 1000)::float8 as start,
         (extract(epoch from ends_at) * 1000)::float8 as "end"
    from (
     select chair_id, starts_at, ends_at from appointment
      where clinic_id = $1 and status <> 'cancelled' and starts_at < $3 and ends_at > $2
     union all
     -- Taken in the practice system.
     select chair_id, starts_at, ends_at from pms_busy
      where clinic_id = $1 and starts_at < $3 and ends_at > $2
     union all
     -- Talked about on another call.
     select chair_id, starts_at, ends_at from slot_hold
      where clinic_id = $1 and starts_at < $3 and ends_at > $2
        and expires_at > $4 and call_id is distinct from $5::uuid) held
   order by starts_at`;

/** Who looks at the free times, and when: a call is not kept off what it holds itself. */
export interface Looker {
  now: number;
  callId: CallId | null;
}

/** What is booked or held between two instants (epoch milliseconds). Prepared: every slot question asks it. */
export async function findHeldTimes(
  database: Database,
  scope: ClinicScope,
  { start, end }: Interval,
  { now, callId }: Looker,
): Promise<HeldTime[]> {
  return database.prepared<HeldTime & Record<string, unknown>>("booking_held_times", heldTimesSql, scope, [
    toIso(start),
    toIso(end),
    toIso(now),
    callId,
  ]);
}

const chairsSql =
  "select id, weekdays from chair where clinic_id = $1 and removed_at is null order by created_at, id";

export const findChairs = (database: Database, scope: ClinicScope): Promise<Chair[]> =>
  database.prepared<Chair & Record<string, unknown>>("booking_chairs", chairsSql, scope, []);

export interface ChairWish extends Interval {
  /** 0 = Sunday … 6 = Saturday, of the clinic's day. */
  weekday: number;
  /** An appointment that leaves its own place. */
  moving?: AppointmentId;
  /** The chair it had before: taken again when it is free. */
  rather?: string;
  /** A call keeps off what other calls hold; null = staff, whose word goes before a hold. */
  callId: CallId | null;
  now: number;
}

/**
 * A chair that is free for the whole time, or null. The one that the call holds comes first; staff get one that nobody
 * holds while there is one.
 */
export async function findFreeChair(
  queries: ClinicQueries,
  { start, end, weekday, moving, rather, callId, now }: ChairWish,
): Promise<string | null> {
  const held = sql`
    select hold.call_id from slot_hold as hold
     where hold.clinic_id = ${chair.clinicId} and hold.chair_id = ${chair.id}
       and hold.starts_at < ${toIso(end)} and hold.ends_at > ${toIso(start)} and hold.expires_at > ${toIso(now)}`;
  const [free] = await queries.rows<{ id: string }>(
    (clinicId) => sql`
      select ${chair.id} from ${chair}
       where ${chair.clinicId} = ${clinicId}
         and ${chair.removedAt} is null
         and (${chair.weekdays} is null or ${chair.weekdays} @> to_jsonb(${weekday}::int))
         and (${callId}::uuid is null
              or not exists (${held} and hold.call_id is distinct from ${callId}::uuid))
         and not exists (
           select 1 from ${appointment}
            where ${appointment.clinicId} = ${chair.clinicId}
              and ${appointment.chairId} = ${chair.id}
              and ${appointment.status} <> 'cancelled'
              and ${appointment.startsAt} < ${toIso(end)}
              and ${appointment.endsAt} > ${toIso(start)}
              and ${appointment.id} is distinct from ${moving ?? null}::uuid)
         and not exists (
           select 1 from ${pmsBusy}
            where ${pmsBusy.clinicId} = ${chair.clinicId}
              and ${pmsBusy.chairId} = ${chair.id}
              and ${pmsBusy.startsAt} < ${toIso(end)}
              and ${pmsBusy.endsAt} > ${toIso(start)})
       order by exists (${held} and hold.call_id = ${callId}::uuid) desc,
                ${chair.id} is not distinct from ${rather ?? null}::uuid desc, exists (${held}),
                ${chair.createdAt}, ${chair.id}
       limit 1`,
  );
  return free?.id ?? null;
}

export async function insertAppointment(
  queries: ClinicQueries,
  row: NewAppointmentRow,
): Promise<AppointmentRow> {
  const [inserted] = await queries.insert(appointment, row);
  if (!inserted) throw new Error("The database returned no row for an inserted appointment");
  return inserted;
}

export const listAppointments = (queries: ClinicQueries): Promise<AppointmentRow[]> =>
  queries.find(appointment, { orderBy: [asc(appointment.startsAt), asc(appointment.id)] });

export const findAppointment = (queries: ClinicQueries, id: AppointmentId): Promise<AppointmentRow | null> =>
  queries.findOne(appointment, eq(appointment.id, id));

/** The same inside a transaction, for a decision about it: who else would change it waits until that is made. */
export async function lockAppointment(
  queries: ClinicQueries,
  id: AppointmentId,
): Promise<AppointmentRow | null> {
  await queries.rows(
    (clinicId) => sql`select id from appointment where clinic_id = ${clinicId} and id = ${id} for update`,
  );
  return findAppointment(queries, id);
}

/** Appointments still to come under that number, E.164; who has arrived for one is not called by it any more. */
export const findUpcomingByPhone = (
  queries: ClinicQueries,
  phone: string,
  now: number,
): Promise<AppointmentRow[]> =>
  queries.find(appointment, {
    where: and(
      eq(appointment.patientPhoneE164, phone),
      ne(appointment.status, "cancelled"),
      isNull(appointment.attendance),
      gte(appointment.startsAt, now),
    ),
    orderBy: [asc(appointment.startsAt)],
    limit: 20,
  });

/** Changes the row only while it has one of these statuses; null when it no longer has. */
export async function changeAppointment(
  queries: ClinicQueries,
  id: AppointmentId,
  whileStatus: AppointmentRow["status"][],
  change: Partial<NewAppointmentRow>,
): Promise<AppointmentRow | null> {
  const [changed] = await queries.update(
    appointment,
    change,
    and(eq(appointment.id, id), inArray(appointment.status, whileStatus)),
  );
  return changed ?? null;
}

export type MoveRow = typeof appointmentMove.$inferSelect;

export async function addMove(queries: ClinicQueries, row: NewRow<typeof appointmentMove>): Promise<void> {
  await queries.insert(appointmentMove, row);
}

/** Every move of an appointment, latest first. */
export const findMoves = (queries: ClinicQueries, id: AppointmentId): Promise<MoveRow[]> =>
  queries.find(appointmentMove, {
    where: eq(appointmentMove.appointmentId, id),
    orderBy: [desc(appointmentMove.movedAt), desc(appointmentMove.id)],
  });

/** A call holds one time: a further one takes the place of the first. */
export async function saveHold(queries: ClinicQueries, row: NewRow<typeof slotHold>): Promise<void> {
  await queries.upsert(slotHold, row, [slotHold.callId]);
}

export async function removeHold(queries: ClinicQueries, callId: CallId): Promise<void> {
  await queries.remove(slotHold, eq(slotHold.callId, callId));
}

/** Holds that ran out are looked past already; this only keeps the table small. */
export async function forgetHoldsBefore(database: Database, before: number): Promise<void> {
  await database.acrossClinics().delete(slotHold).where(lt(slotHold.expiresAt, before));
}

export interface RememberedRequest {
  operation: "create_appointment" | "cancel_appointment";
  key: string;
  requestHash: string;
}

/** Claims the key; false = another request has it (a concurrent one is waited for). */
export async function claimKey(
  queries: ClinicQueries,
  request: RememberedRequest,
  now: number,
): Promise<boolean> {
  const claimed = await queries.insertNew(idempotentReply, {
    ...request,
    appointmentId: null,
    createdAt: now,
  });
  return claimed.length === 1;
}

const sameKey = ({ operation, key }: RememberedRequest) =>
  and(eq(idempotentReply.operation, operation), eq(idempotentReply.key, key));

export const findByKey = (queries: ClinicQueries, request: RememberedRequest) =>
  queries.findOne(idempotentReply, sameKey(request));

export async function rememberReply(
  queries: ClinicQueries,
  request: RememberedRequest,
  id: AppointmentId,
): Promise<void> {
  await queries.update(idempotentReply, { appointmentId: id }, sameKey(request));
}

export async function addActivity(queries: ClinicQueries, row: NewRow<typeof activity>): Promise<void> {
  await queries.insert(activity, row);
}

/** Old keys are of no use: no client repeats a request after days. */
export async function forgetKeysBefore(database: Database, before: number): Promise<void> {
  await database.acrossClinics().delete(idempotentReply).where(lt(idempotentReply.createdAt, before));
}
