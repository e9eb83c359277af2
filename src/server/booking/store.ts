import { and, asc, eq, gte, inArray, lt, ne, sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { AppointmentId, CallId } from "#kernel/ids.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { activity, appointment, chair, idempotentReply, pmsBusy } from "#server/db/schema.ts";
import type { HeldTime } from "./availability.ts";

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
      where clinic_id = $1 and starts_at < $3 and ends_at > $2) held
   order by starts_at`;

/** What holds a chair between two instants (epoch milliseconds). Prepared: every slot question asks it. */
export async function findHeldTimes(
  database: Database,
  scope: ClinicScope,
  from: number,
  to: number,
): Promise<HeldTime[]> {
  return database.prepared<HeldTime & Record<string, unknown>>("booking_held_times", heldTimesSql, scope, [
    toIso(from),
    toIso(to),
  ]);
}

const chairIdsSql = "select id from chair where clinic_id = $1 order by created_at, id";

export async function findChairIds(database: Database, scope: ClinicScope): Promise<string[]> {
  const rows = await database.prepared<{ id: string }>("booking_chairs", chairIdsSql, scope, []);
  return rows.map((row) => row.id);
}

/** A chair that is free for the whole time, or null; `moving` is an appointment that leaves its own place. */
export async function findFreeChair(
  queries: ClinicQueries,
  start: number,
  end: number,
  moving?: AppointmentId,
): Promise<string | null> {
  const [free] = await queries.rows<{ id: string }>(
    (clinicId) => sql`
      select ${chair.id} from ${chair}
       where ${chair.clinicId} = ${clinicId}
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
       order by ${chair.createdAt}, ${chair.id}
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

/** Appointments still to come under that number, E.164. */
export const findUpcomingByPhone = (
  queries: ClinicQueries,
  phone: string,
  now: number,
): Promise<AppointmentRow[]> =>
  queries.find(appointment, {
    where: and(
      eq(appointment.patientPhoneE164, phone),
      ne(appointment.status, "cancelled"),
      gte(appointment.startsAt, now),
    ),
    orderBy: [asc(appointment.startsAt)],
    limit: 20,
  });

export const findByCalls = (queries: ClinicQueries, callIds: CallId[]): Promise<AppointmentRow[]> =>
  callIds.length === 0
    ? Promise.resolve([])
    : queries.find(appointment, { where: inArray(appointment.callId, callIds) });

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
