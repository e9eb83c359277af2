import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { AppointmentId, CallId } from "#kernel/ids.ts";
import type { Interval } from "#kernel/intervals.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { appointment, appointmentMove, idempotentReply, slotHold } from "#server/db/schema/booking.ts";
import { activity } from "#server/db/schema/system.ts";
import { unflushedText } from "#server/db/unflushed.ts";
import type { Chair, HeldTime } from "./availability.ts";

export type AppointmentRow = typeof appointment.$inferSelect;
export type NewAppointmentRow = NewRow<typeof appointment>;

/** What a statement is asked on: a transaction's queries, or those of a single trip. */
type Prepares = Pick<ClinicQueries, "prepared">;

const lockDaySql = "select pg_advisory_xact_lock(hashtextextended($1::uuid::text || $2, 0))";

/** Everything that is a booking of one clinic's day waits for one lock, so a lost race costs a look and not a failed insert. */
export async function lockDay(queries: Prepares, date: string): Promise<void> {
  await queries.prepared("booking_lock_day", lockDaySql, [date]);
}

const chairsAndHeldTimesSql = `
  select (
    select coalesce(json_agg(json_build_object('id', id, 'weekdays', weekdays) order by created_at, id), '[]')
      from chair where clinic_id = $1 and removed_at is null
  ) as chairs, (
    select coalesce(json_agg(json_build_object(
             'chairId', chair_id,
             'start', extract(epoch from lower(taken)) * 1000,
             'end', extract(epoch from upper(taken)) * 1000)), '[]')
    -- A morning of visits is one row.
    from (select chair_id, unnest(range_agg(tstzrange(starts_at, ends_at))) as taken from (
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
        and expires_at > $4 and call_id is distinct from $5::uuid
     union all
     -- Taken on test calls, for test calls alone.
     select chair_id, starts_at, ends_at from test_appointment
      where $6::boolean and clinic_id = $1 and status <> 'cancelled' and starts_at < $3 and ends_at > $2) every
      where starts_at < ends_at group by chair_id) merged
  ) as held`;

/** Who looks at the free times, and when: a call is not kept off what it holds itself. */
export interface Looker {
  now: number;
  callId: CallId | null;
  /** A test call also keeps off what test calls have booked; nobody else does. */
  isTest?: boolean | undefined;
}

/** A clinic's chairs in their order, and when they are taken. */
export interface ChairsAndHeldTimes {
  chairs: Chair[];
  /** In no order. */
  held: HeldTime[];
}

/** What is booked or held between two instants (epoch milliseconds). Prepared, in one trip: every slot question asks it. */
export async function findChairsAndHeldTimes(
  queries: ClinicQueries,
  { start, end }: Interval,
  { now, callId, isTest = false }: Looker,
): Promise<ChairsAndHeldTimes> {
  const values = [toIso(start), toIso(end), toIso(now), callId, isTest];
  const [found] = await queries.prepared<ChairsAndHeldTimes & Record<string, unknown>>(
    "booking_chairs_and_held_times",
    chairsAndHeldTimesSql,
    values,
  );
  return found ?? { chairs: [], held: [] };
}

export interface ChairWish extends Interval, Pick<Looker, "isTest"> {
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

const isHeldSql = `
  exists (select from slot_hold hold
           where hold.clinic_id = chair.clinic_id and hold.chair_id = chair.id
             and hold.starts_at < $3 and hold.ends_at > $2 and hold.expires_at > $4`;

const freeChairSql = `
  select id from chair
   where clinic_id = $1 and removed_at is null
     and (weekdays is null or weekdays @> to_jsonb($5::int))
     and ($6::uuid is null or not ${isHeldSql} and hold.call_id is distinct from $6::uuid))
     and not exists (
       select from appointment a
        where a.clinic_id = chair.clinic_id and a.chair_id = chair.id and a.status <> 'cancelled'
          and a.starts_at < $3 and a.ends_at > $2 and a.id is distinct from $7::uuid)
     and not exists (
       select from pms_busy b
        where b.clinic_id = chair.clinic_id and b.chair_id = chair.id and b.starts_at < $3 and b.ends_at > $2)
     and not exists (
       select from test_appointment t
        where $9::boolean and t.clinic_id = chair.clinic_id and t.chair_id = chair.id and t.status <> 'cancelled'
          and t.starts_at < $3 and t.ends_at > $2 and t.id is distinct from $7::uuid)
   order by ${isHeldSql} and hold.call_id = $6::uuid) desc,
            id is not distinct from $8::uuid desc, ${isHeldSql}), created_at, id
   limit 1`;

/** In the order of `$2` and on. */
const chairWishValues = ({ start, end, weekday, moving, rather, callId, now, isTest = false }: ChairWish) => [
  ...[toIso(start), toIso(end), toIso(now), weekday, callId, moving ?? null, rather ?? null, isTest],
];

/**
 * A chair that is free for the whole time, or null. The one that the call holds comes first; staff get one that nobody
 * holds while there is one. Prepared: every time that is talked about is looked for so.
 */
export async function findFreeChair(queries: Prepares, wish: ChairWish): Promise<string | null> {
  const values = chairWishValues(wish);
  const [free] = await queries.prepared<{ id: string }>("booking_free_chair", freeChairSql, values);
  return free?.id ?? null;
}

export async function insertAppointment(queries: ClinicQueries, row: AppointmentRow): Promise<void> {
  await queries.insertOne(appointment, row);
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

const holdSql = `
  insert into slot_hold as held (clinic_id, call_id, chair_id, starts_at, ends_at, expires_at)
  select $1, $6::uuid, free.id, $2::timestamptz, $3::timestamptz, $10::timestamptz from (${freeChairSql}) free,
         -- What a crash loses would have run out: the disk is not waited for.
         ${unflushedText} unflushed
  on conflict (call_id) do update
     set chair_id = excluded.chair_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
         expires_at = excluded.expires_at
   where held.clinic_id = $1
  returning chair_id`;

/**
 * Holds a free chair for the call until then, under the day's lock; false, and nothing changed, when there is none. A call
 * holds one time: a further one takes the place of the first.
 */
export async function holdFreeChair(
  queries: Prepares,
  wish: ChairWish & { callId: CallId },
  expiresAt: number,
): Promise<boolean> {
  const values = [...chairWishValues(wish), toIso(expiresAt)];
  return (await queries.prepared("booking_hold", holdSql, values)).length === 1;
}

export async function removeHold(queries: ClinicQueries, callId: CallId): Promise<void> {
  await queries.prepared(
    "booking_remove_hold",
    "delete from slot_hold where clinic_id = $1 and call_id = $2",
    [callId],
  );
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

const claimKeySql = `
  insert into idempotent_reply (clinic_id, operation, key, request_hash, appointment_id, created_at)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning key`;

/** Claims the key for what becomes of that appointment; false = another request has it (a concurrent one is waited for). */
export async function claimKey(
  queries: Prepares,
  { operation, key, requestHash }: RememberedRequest,
  id: AppointmentId,
  now: number,
): Promise<boolean> {
  const values = [operation, key, requestHash, id, toIso(now)];
  return (await queries.prepared("booking_claim_key", claimKeySql, values)).length === 1;
}

const sameKey = ({ operation, key }: RememberedRequest) =>
  and(eq(idempotentReply.operation, operation), eq(idempotentReply.key, key));

export const findByKey = (queries: ClinicQueries, request: RememberedRequest) =>
  queries.findOne(idempotentReply, sameKey(request));

export async function addActivity(queries: ClinicQueries, row: NewRow<typeof activity>): Promise<void> {
  await queries.insertOne(activity, row);
}

/** Old keys are of no use: no client repeats a request after days. */
export async function forgetKeysBefore(database: Database, before: number): Promise<void> {
  await database.acrossClinics().delete(idempotentReply).where(lt(idempotentReply.createdAt, before));
}
