import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { mostBufferMinutes } from "#contract/clinic/treatment-options.ts";
import { settledWithinDays } from "#contract/limits.ts";
import { toIso } from "#kernel/clock.ts";
import type { AppointmentId, HolderId } from "#kernel/ids.ts";
import type { Interval } from "#kernel/intervals.ts";
import { asyncCommitText } from "#server/db/async-commit.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { appointment, appointmentMove, idempotentReply, slotHold } from "#server/db/schema/booking.ts";
import { activity } from "#server/db/schema/system.ts";
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

/** No buffer is longer, so who looks for overlaps looks that far around. */
const widest = `interval '${mostBufferMinutes} minutes'`;
const occupiedFrom = "visit.starts_at - visit.buffer_before_minutes * interval '1 minute'";
const occupiedUntil = "visit.ends_at + visit.buffer_after_minutes * interval '1 minute'";

/** For each who looks, what takes the book between two instants; chairs and version are the same for all. */
const chairsAndHeldTimesSql = `
  select (
    select coalesce(json_agg(json_build_object('id', id, 'weekdays', weekdays) order by created_at, id), '[]')
      from chair where clinic_id = $1 and removed_at is null
  ) as chairs, (
    select version::text from clinic_version where clinic_id = $1
  ) as version, (
    with every as materialized (
      select chair_id, practitioner_id, tstzrange(${occupiedFrom}, ${occupiedUntil}) as taken from appointment visit
       where clinic_id = $1 and status <> 'cancelled' and starts_at < look.until + ${widest}
         and ends_at > look.since - ${widest} and starts_at < ends_at and id is distinct from look.moving
      union all
      -- Taken in the practice system.
      select chair_id, practitioner_id, tstzrange(starts_at, ends_at) from pms_busy
       where clinic_id = $1 and starts_at < look.until and ends_at > look.since and starts_at < ends_at
      union all
      -- Talked about on another call.
      select chair_id, practitioner_id, tstzrange(starts_at, ends_at) from slot_hold
       where clinic_id = $1 and starts_at < look.until and ends_at > look.since and starts_at < ends_at
         and expires_at > look.now and call_id is distinct from look.call_id
      union all
      -- Taken on test calls, for test calls alone.
      select chair_id, practitioner_id, tstzrange(${occupiedFrom}, ${occupiedUntil}) from test_appointment visit
       where look.is_test and clinic_id = $1 and status <> 'cancelled' and starts_at < look.until + ${widest}
         and ends_at > look.since - ${widest} and starts_at < ends_at and id is distinct from look.moving)
    select coalesce(json_agg(json_build_object(
             'chairId', chair_id, 'practitionerId', practitioner_id,
             'start', extract(epoch from lower(taken)) * 1000,
             'end', extract(epoch from upper(taken)) * 1000)), '[]')
    -- A morning of visits is one row.
    from (select chair_id, null::uuid as practitioner_id, unnest(range_agg(taken)) as taken from every group by chair_id
          union all
          select null, practitioner_id, unnest(range_agg(taken)) from every
           where practitioner_id is not null group by practitioner_id) merged
  ) as held
    from unnest($2::timestamptz[], $3::timestamptz[], $4::timestamptz[], $5::uuid[], $6::boolean[], $7::uuid[]) with ordinality
      as look(since, until, now, call_id, is_test, moving, place)
   order by look.place`;

/** Who looks at the free times, and when: a call is not kept off what it holds itself. */
export interface Looker {
  now: number;
  callId: HolderId | null;
  /** A test call also keeps off what test calls have booked; nobody else does. */
  isTest?: boolean | undefined;
  /** A visit that would leave its own place. */
  moving?: AppointmentId | undefined;
}

/** A look at the book between two instants (epoch milliseconds). */
export type Look = Interval & Looker;

/** A clinic's chairs in their order, and when they are taken. */
export interface ChairsAndHeldTimes {
  chairs: Chair[];
  /** In no order. */
  held: HeldTime[];
  /** Of the clinic's profile at that moment. */
  version: string;
}

/** What is booked or held, for each look. Prepared, in one trip: every slot question asks it. */
export async function findChairsAndHeldTimes(
  queries: ClinicQueries,
  looks: readonly Look[],
): Promise<ChairsAndHeldTimes[]> {
  const column = (of: (look: Look) => unknown) => looks.map(of);
  return queries.prepared<ChairsAndHeldTimes & Record<string, unknown>>(
    "booking_chairs_and_held_times",
    chairsAndHeldTimesSql,
    [
      column(({ start }) => toIso(start)),
      column(({ end }) => toIso(end)),
      column(({ now }) => toIso(now)),
      column(({ callId }) => callId),
      column(({ isTest = false }) => isTest),
      column(({ moving }) => moving ?? null),
    ],
  );
}

/** A place in the book: a chair, and somebody who works in it where practitioners are booked. */
export interface Place {
  chairId: string;
  practitionerId: string | null;
}

export interface PlaceWish extends Pick<Looker, "isTest"> {
  /** The visit with its buffers. */
  occupied: Interval;
  /** 0 = Sunday … 6 = Saturday, of the clinic's day. */
  weekday: number;
  /** Who could see the patient then, whoever comes first in the list being asked first; null = chairs alone are booked. */
  practitioners: readonly { id: string; chairIds: readonly string[] | null }[] | null;
  /** The only chair that will do; null = any. */
  chairId: string | null;
  /** Chairs that are closed then. */
  closedChairIds: readonly string[];
  /** An appointment that leaves its own place. */
  moving?: AppointmentId | undefined;
  /** The place it had before: taken again when it is free. */
  rather?: Place | undefined;
  /** A call keeps off what other calls hold; null = staff, whose word goes before a hold. */
  callId: HolderId | null;
  now: number;
}

/** A hold on the chair or on the practitioner. */
const isHeldSql = `
  exists (select from slot_hold hold
           where hold.clinic_id = chair.clinic_id and (hold.chair_id = chair.id or hold.practitioner_id = who.id)
             and hold.starts_at < $3 and hold.ends_at > $2 and hold.expires_at > $4`;

/** No visit of that table takes the chair or the practitioner then. */
const notTakenSql = (table: "appointment" | "test_appointment", only = "true") => `
     not exists (
       select from ${table} visit
        where ${only} and visit.clinic_id = chair.clinic_id and visit.status <> 'cancelled'
          and (visit.chair_id = chair.id or visit.practitioner_id = who.id)
          and visit.starts_at < $3::timestamptz + ${widest} and visit.ends_at > $2::timestamptz - ${widest}
          and ${occupiedFrom} < $3 and ${occupiedUntil} > $2 and visit.id is distinct from $7::uuid)`;

const freePlaceSql = `
  select chair.id as "chairId", who.id as "practitionerId"
    from chair cross join jsonb_to_recordset($10::jsonb) as who(rank int, id uuid, chairs jsonb)
   where clinic_id = $1 and removed_at is null
     and (weekdays is null or weekdays @> to_jsonb($5::int))
     and ($11::uuid is null or chair.id = $11::uuid) and chair.id <> all($12::uuid[])
     and (who.chairs is null or who.chairs @> to_jsonb(chair.id::text))
     and ($6::uuid is null or not ${isHeldSql} and hold.call_id is distinct from $6::uuid))
     and ${notTakenSql("appointment")}
     and not exists (
       select from pms_busy b
        where b.clinic_id = chair.clinic_id and (b.chair_id = chair.id or b.practitioner_id = who.id)
          and b.starts_at < $3 and b.ends_at > $2)
     and ${notTakenSql("test_appointment", "$9::boolean")}
   order by ${isHeldSql} and hold.call_id = $6::uuid and hold.chair_id = chair.id
              and hold.practitioner_id is not distinct from who.id) desc,
            who.id is not distinct from $13::uuid desc, chair.id is not distinct from $8::uuid desc,
            ${isHeldSql}), who.rank, created_at, chair.id
   limit 1`;

/** In the order of `$2` and on. */
const placeWishValues = (wish: PlaceWish) => {
  const { occupied, weekday, moving, rather, callId, now, isTest = false } = wish;
  const who = wish.practitioners?.map(({ id, chairIds }, rank) => ({ rank, id, chairs: chairIds }));
  return [
    ...[toIso(occupied.start), toIso(occupied.end), toIso(now), weekday, callId, moving ?? null],
    ...[rather?.chairId ?? null, isTest, JSON.stringify(who ?? [{ rank: 0, id: null, chairs: null }])],
    ...[wish.chairId, wish.closedChairIds, rather?.practitionerId ?? null],
  ];
};

/**
 * A place that is free for the whole time, or null. The one that the call holds comes first; staff get one that nobody
 * holds while there is one. Prepared: every time that is talked about is looked for so.
 */
export async function findFreePlace(queries: Prepares, wish: PlaceWish): Promise<Place | null> {
  const values = placeWishValues(wish);
  const [free] = await queries.prepared<Place & Record<string, unknown>>(
    "booking_free_place",
    freePlaceSql,
    values,
  );
  return free ?? null;
}

export async function insertAppointment(queries: ClinicQueries, row: AppointmentRow): Promise<void> {
  await queries.insertOne(appointment, row);
}

/** What begins from `start` on and before `end`, epoch milliseconds, or that one alone; without any, all of it. */
export interface AppointmentSpan {
  id?: string | undefined;
  start?: number | undefined;
  end?: number | undefined;
}

/** All but the imported visits that were too old to be settled when they came: they are many, and stand in the patients' records. */
const isInBook = or(
  eq(appointment.holdsTime, true),
  sql`${appointment.endsAt} > ${appointment.createdAt} - make_interval(days => ${settledWithinDays})`,
);

export const listAppointments = (
  queries: ClinicQueries,
  { start, end, id }: AppointmentSpan,
): Promise<AppointmentRow[]> =>
  queries.find(appointment, {
    where: and(
      isInBook,
      start === undefined ? undefined : gte(appointment.startsAt, start),
      end === undefined ? undefined : lt(appointment.startsAt, end),
      id === undefined ? undefined : eq(appointment.id, id as AppointmentId),
    ),
    orderBy: [asc(appointment.startsAt), asc(appointment.id)],
  });

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

/** The patient's other bookings that are still to come. */
export const findOthersToCome = (
  queries: ClinicQueries,
  patientId: string,
  but: AppointmentId,
  now: number,
): Promise<AppointmentRow[]> =>
  queries.find(appointment, {
    where: and(
      eq(appointment.patientId, patientId),
      ne(appointment.id, but),
      ne(appointment.status, "cancelled"),
      gte(appointment.startsAt, now),
    ),
    orderBy: [asc(appointment.startsAt)],
  });

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
  insert into slot_hold as held (clinic_id, call_id, chair_id, practitioner_id, starts_at, ends_at, expires_at)
  select $1, $6::uuid, free."chairId", free."practitionerId", $2::timestamptz, $3::timestamptz, $14::timestamptz
    from (${freePlaceSql}) free,
         -- What a crash loses would have run out: the disk is not waited for.
         ${asyncCommitText} unflushed
  on conflict (call_id) do update
     set chair_id = excluded.chair_id, practitioner_id = excluded.practitioner_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
         expires_at = excluded.expires_at
   where held.clinic_id = $1
  returning chair_id`;

/**
 * Holds a free place for the call until then, under the day's lock; false, and nothing changed, when there is none. A call
 * holds one time: a further one takes the place of the first.
 */
export async function holdFreePlace(
  queries: Prepares,
  wish: PlaceWish & { callId: HolderId },
  expiresAt: number,
): Promise<boolean> {
  const values = [...placeWishValues(wish), toIso(expiresAt)];
  return (await queries.prepared("booking_hold", holdSql, values)).length === 1;
}

export async function removeHold(queries: ClinicQueries, callId: HolderId): Promise<void> {
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

/** What every chair and everybody who was ever booked with is called, by id; those that are gone keep their names. */
export async function findNames(queries: ClinicQueries): Promise<ReadonlyMap<string, string>> {
  const rows = await queries.prepared<{ id: string; name: string }>(
    "booking_names",
    "select id, name from chair where clinic_id = $1 union all select id, name from roster_member where clinic_id = $1",
    [],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
