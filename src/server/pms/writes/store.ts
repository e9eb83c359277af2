import { and, eq, gt, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { AppointmentId, ClinicId } from "#kernel/ids.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { appointment } from "#server/db/schema/booking.ts";
import { pmsWrite } from "#server/db/schema/pms.ts";

export type WriteRow = typeof pmsWrite.$inferSelect;
export type AppointmentRow = typeof appointment.$inferSelect;
type WriteChange = { [K in keyof NewRow<typeof pmsWrite>]?: NewRow<typeof pmsWrite>[K] | SQL };

export const findWrite = (queries: ClinicQueries, id: AppointmentId): Promise<WriteRow | null> =>
  queries.findOne(pmsWrite, eq(pmsWrite.appointmentId, id));

export const findAppointment = (queries: ClinicQueries, id: AppointmentId): Promise<AppointmentRow | null> =>
  queries.findOne(appointment, eq(appointment.id, id));

/** Takes a write that waits for its turn; null when there is none, or another worker has it. */
export async function claimWrite(
  queries: ClinicQueries,
  id: AppointmentId,
  now: number,
  claimedUntil: number,
): Promise<WriteRow | null> {
  const isFree = or(isNull(pmsWrite.claimedUntil), lt(pmsWrite.claimedUntil, now));
  const isDue = or(isNull(pmsWrite.notBefore), sql`${pmsWrite.notBefore} <= ${toIso(now)}::timestamptz`);
  const [claimed] = await queries.update(
    pmsWrite,
    { claimedUntil, attempts: sql`${pmsWrite.attempts} + 1` } as WriteChange as never,
    and(
      eq(pmsWrite.appointmentId, id),
      eq(pmsWrite.state, "requested"),
      gt(pmsWrite.revision, pmsWrite.writtenRevision),
      isFree,
      isDue,
    ),
  );
  return claimed ?? null;
}

export async function changeWrite(
  queries: ClinicQueries,
  id: AppointmentId,
  change: Partial<NewRow<typeof pmsWrite>>,
  where?: SQL,
): Promise<WriteRow | null> {
  const [changed] = await queries.update(pmsWrite, change, and(eq(pmsWrite.appointmentId, id), where));
  return changed ?? null;
}

/** While the booking has not changed since. */
export const whileRevision = (revision: number): SQL => eq(pmsWrite.revision, revision);
/** While this worker has it. */
export const whileClaimed = (claimedUntil: number): SQL => eq(pmsWrite.claimedUntil, claimedUntil);
const whileState = (state: WriteRow["state"]): SQL => eq(pmsWrite.state, state);

/** Forgets what went to another practice. */
export async function forgetPlaces(queries: ClinicQueries): Promise<void> {
  const nowhere = {
    remoteId: null,
    remoteVersion: null,
    writtenRevision: 0,
    lastAction: null,
    writtenAt: null,
  };
  await queries.update(
    pmsWrite,
    { ...nowhere, state: "held", reason: null, attempts: 0, notBefore: null },
    undefined,
  );
}

/** Bookings to come from before the outbox was there. */
export async function adoptBookings(queries: ClinicQueries, now: number): Promise<void> {
  await queries.rows(
    (clinicId) => sql`
      insert into pms_write (appointment_id, clinic_id, state, revision, changed_at)
      select id, clinic_id, 'held', 1, ${toIso(now)}::timestamptz from appointment
       where clinic_id = ${clinicId} and ends_at > ${toIso(now)}::timestamptz and status <> 'cancelled' and import_id is null
      on conflict do nothing`,
  );
}

export interface WaitingWrite extends Record<string, unknown> {
  appointmentId: AppointmentId;
  clinicId: ClinicId;
  revision: number;
}

const waitingColumns = sql`w.appointment_id as "appointmentId", w.clinic_id as "clinicId", w.revision`;
/** Held while nobody was connected, or on its way. */
const isWaiting = (now: number) => sql`w.revision > w.written_revision and (
  (w.state = 'held' and a.ends_at > ${toIso(now)}::timestamptz and (a.status <> 'cancelled' or w.remote_id is not null))
  or (w.state = 'requested' and w.reason is distinct from 'by_hand'))`;

/**
 * What waits to be written for this clinic, the next appointment first; with `failed` what failed, too. What the
 * practice itself undid is not among it: only a person may do it again.
 */
export const findWaiting = (
  queries: ClinicQueries,
  now: number,
  withFailed: boolean,
): Promise<WaitingWrite[]> =>
  queries.rows<WaitingWrite>(
    (clinicId) => sql`
      select ${waitingColumns} from pms_write w join appointment a on a.id = w.appointment_id
       where w.clinic_id = ${clinicId}
         and (${isWaiting(now)} or (${withFailed} and w.state = 'failed' and w.reason not in ('cancelled_there', 'moved_there')
                             and a.ends_at > ${toIso(now)}::timestamptz))
       order by a.starts_at, a.id`,
  );

/** The same of every connected clinic. */
export async function findWaitingAnywhere(
  database: Database,
  now: number,
  limit: number,
): Promise<WaitingWrite[]> {
  const result = await database.acrossClinics().execute(sql`
    select ${waitingColumns} from pms_write w
      join appointment a on a.id = w.appointment_id
      join pms_connection c on c.clinic_id = w.clinic_id and c.status = 'connected'
     where ${isWaiting(now)} order by a.starts_at, a.id limit ${limit}`);
  return result.rows as never;
}

/** Puts a held or failed booking back on its way. What is gone there is written anew. */
export async function requestAgain(
  queries: ClinicQueries,
  id: AppointmentId,
  isForced: boolean,
): Promise<WriteRow | null> {
  const [again] = await queries.update(
    pmsWrite,
    {
      ...{ state: "requested", reason: null, attempts: 0, notBefore: null },
      // A person has seen what it has become there and wants it overwritten.
      ...(isForced && { remoteVersion: null }),
      remoteId: sql`case when ${pmsWrite.reason} = 'gone' then null else ${pmsWrite.remoteId} end`,
    } as WriteChange as never,
    and(eq(pmsWrite.appointmentId, id), sql`${pmsWrite.state} in ('held', 'failed')`),
  );
  return again ?? null;
}

/** Puts a booking that was held back on its way, and leaves every other one as it is. */
export async function requestHeld(queries: ClinicQueries, id: AppointmentId): Promise<void> {
  await queries.update(
    pmsWrite,
    { state: "requested" },
    and(eq(pmsWrite.appointmentId, id), whileState("held")),
  );
}

export async function findFailed(
  queries: ClinicQueries,
  ids: readonly AppointmentId[],
): Promise<Set<AppointmentId>> {
  if (ids.length === 0) return new Set();
  const where = and(inArray(pmsWrite.appointmentId, [...ids]), whileState("failed"));
  return new Set((await queries.find(pmsWrite, { where })).map(({ appointmentId }) => appointmentId));
}

export const findByTask = (queries: ClinicQueries, taskId: string): Promise<WriteRow | null> =>
  queries.findOne(pmsWrite, eq(pmsWrite.taskId, taskId));

/** Those of appointments that end after `from`. */
export const listWrites = (queries: ClinicQueries, from: number): Promise<WriteRow[]> =>
  queries.find(pmsWrite, {
    where: sql`exists (select from appointment a where a.id = ${pmsWrite.appointmentId} and a.ends_at > ${toIso(from)}::timestamptz)`,
  });

export interface WriteCounts extends Record<string, unknown> {
  added: number;
  changed: number;
  cancelled: number;
  unchanged: number;
  failed: number;
  byHand: number;
}

/** What was written after `since`, and how the bookings from `from` on stand. */
export async function countWrites(
  queries: ClinicQueries,
  since: number | null,
  from: number,
): Promise<WriteCounts> {
  const isNews = sql`(w.written_at > ${toIso(since ?? 0)}::timestamptz)`;
  const [counts] = await queries.rows<WriteCounts>(
    (clinicId) => sql`
      select count(*) filter (where ${isNews} and w.last_action = 'added')::int as added,
             count(*) filter (where ${isNews} and w.last_action = 'changed')::int as changed,
             count(*) filter (where ${isNews} and w.last_action = 'cancelled')::int as cancelled,
             count(*) filter (where not ${isNews} and w.state in ('accepted', 'written')
                                and w.last_action <> 'cancelled')::int as unchanged,
             count(*) filter (where w.state = 'failed')::int as failed,
             count(*) filter (where w.state = 'requested' and w.reason = 'by_hand')::int as "byHand"
        from pms_write w join appointment a on a.id = w.appointment_id
       where w.clinic_id = ${clinicId} and a.ends_at > ${toIso(from)}::timestamptz`,
  );
  if (!counts) throw new Error("The database returned no row for a count");
  return counts;
}
