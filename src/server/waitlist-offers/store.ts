import { and, asc, desc, eq, gt, gte, inArray, lt, sql } from "drizzle-orm";
import type { OfferAnswer, OfferStatus } from "#contract/booking/waitlist-options.ts";
import { toIso } from "#kernel/clock.ts";
import type { AppointmentId, ClinicId, OfferId } from "#kernel/ids.ts";
import type { Interval } from "#kernel/intervals.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { freedTime, waitlistOffer, waitlistSetting } from "#server/db/schema/waitlist.ts";
import type { OfferSettings } from "./rules.ts";

export type FreedRow = typeof freedTime.$inferSelect;
export type OfferRow = typeof waitlistOffer.$inferSelect;

export const findSettings = (queries: ClinicQueries): Promise<OfferSettings | null> =>
  queries.findOne(waitlistSetting);

export async function saveSettings(
  queries: ClinicQueries,
  row: OfferSettings & { updatedAt: number },
): Promise<void> {
  await queries.upsert(waitlistSetting, row, [waitlistSetting.clinicId]);
}

/** False when that time is offered already. */
export const addFreedTime = async (queries: ClinicQueries, row: NewRow<typeof freedTime>): Promise<boolean> =>
  (await queries.insertNew(freedTime, row)).length === 1;

export const findFreedTime = (queries: ClinicQueries, id: string): Promise<FreedRow | null> =>
  queries.findOne(freedTime, eq(freedTime.id, id));

/** Those that begin from then on, the earliest first. */
export const listFreedTimes = (queries: ClinicQueries, from: number, limit: number): Promise<FreedRow[]> =>
  queries.find(freedTime, {
    where: gte(freedTime.startsAt, from),
    orderBy: [asc(freedTime.startsAt), asc(freedTime.id)],
    limit,
  });

export const findOpenFreedTimes = (queries: ClinicQueries): Promise<FreedRow[]> =>
  queries.find(freedTime, { where: eq(freedTime.status, "open"), orderBy: [asc(freedTime.startsAt)] });

/** Changes it only while it has one of these statuses; null when it no longer has. */
export async function changeFreedTime(
  queries: ClinicQueries,
  id: string,
  whileStatus: FreedRow["status"][],
  change: Partial<NewRow<typeof freedTime>>,
): Promise<FreedRow | null> {
  const still = and(eq(freedTime.id, id), inArray(freedTime.status, whileStatus));
  return (await queries.update(freedTime, change, still))[0] ?? null;
}

/** Until the end of the transaction nobody else decides about that time; null when it is not open any more. */
export async function lockOpenFreedTime(queries: ClinicQueries, id: string): Promise<FreedRow | null> {
  await queries.rows(
    (clinicId) => sql`select id from freed_time where clinic_id = ${clinicId} and id = ${id} for update`,
  );
  return queries.findOne(freedTime, and(eq(freedTime.id, id), eq(freedTime.status, "open")));
}

/** What of that time on that chair somebody has, here or in the practice system. */
export function listTaken(
  queries: ClinicQueries,
  chairId: string,
  { start, end }: Interval,
): Promise<Interval[]> {
  const lies = sql`chair_id = ${chairId} and starts_at < ${toIso(end)}::timestamptz
                   and ends_at > ${toIso(start)}::timestamptz`;
  const when = sql`(extract(epoch from starts_at) * 1000)::float8 as start,
                   (extract(epoch from ends_at) * 1000)::float8 as "end"`;
  return queries.rows<Interval & Record<string, unknown>>(
    (clinicId) => sql`
      select ${when} from appointment where clinic_id = ${clinicId} and ${lies} and status <> 'cancelled'
      union all
      select ${when} from pms_busy where clinic_id = ${clinicId} and ${lies}`,
  );
}

/** With whom a visit is booked; null = with nobody by name. */
export async function findPractitionerOf(queries: ClinicQueries, id: AppointmentId): Promise<string | null> {
  const [row] = await queries.rows<{ practitionerId: string | null }>(
    (clinicId) => sql`select practitioner_id as "practitionerId" from appointment
                       where clinic_id = ${clinicId} and id = ${id}`,
  );
  return row?.practitionerId ?? null;
}

/** How long a visit is, in milliseconds. */
export async function findLengthOf(queries: ClinicQueries, id: AppointmentId): Promise<number | null> {
  const [row] = await queries.rows<{ lengthMs: number }>(
    (clinicId) => sql`select (extract(epoch from ends_at - starts_at) * 1000)::float8 as "lengthMs"
                        from appointment where clinic_id = ${clinicId} and id = ${id}`,
  );
  return row?.lengthMs ?? null;
}

/** What of that time on that chair is offered. */
export async function listOpenOn(
  queries: ClinicQueries,
  chairId: string,
  { start, end }: Interval,
): Promise<Interval[]> {
  const open = await queries.find(freedTime, {
    where: and(
      ...[eq(freedTime.status, "open"), eq(freedTime.chairId, chairId)],
      ...[lt(freedTime.startsAt, end), gt(freedTime.endsAt, start)],
    ),
  });
  return open.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
}

/**
 * Who was asked about that time. Its start may have been offered before, as a part of a longer time or of the same that came
 * free again: who was asked since then and did not lose it to somebody else is not asked once more.
 */
export async function listAsked(queries: ClinicQueries, freed: FreedRow, since: number): Promise<string[]> {
  const rows = await queries.rows<{ entryId: string }>(
    (clinicId) => sql`
      select o.entry_id as "entryId" from waitlist_offer o join freed_time f on f.id = o.freed_time_id
       where o.clinic_id = ${clinicId}
         and (f.id = ${freed.id}
              or (f.starts_at = ${toIso(freed.startsAt)}::timestamptz and o.status <> 'lost'
                  and o.offered_at > ${toIso(since)}::timestamptz))`,
  );
  return rows.map(({ entryId }) => entryId);
}

/** False when somebody is asked about that time already, or that person about another. */
export const addOffer = async (queries: ClinicQueries, row: NewRow<typeof waitlistOffer>): Promise<boolean> =>
  (await queries.insertNew(waitlistOffer, row)).length === 1;

export const findOffer = (queries: ClinicQueries, id: OfferId): Promise<OfferRow | null> =>
  queries.findOne(waitlistOffer, eq(waitlistOffer.id, id));

const out: OfferStatus[] = ["offered", "taking"];

/** Who is asked about that time now. */
export const findOfferOut = (queries: ClinicQueries, freedTimeId: string): Promise<OfferRow | null> =>
  queries.findOne(
    waitlistOffer,
    and(eq(waitlistOffer.freedTimeId, freedTimeId), inArray(waitlistOffer.status, out)),
  );

/** What that person is asked about now. */
export const findOfferTo = (queries: ClinicQueries, entryId: string): Promise<OfferRow | null> =>
  queries.findOne(waitlistOffer, and(eq(waitlistOffer.entryId, entryId), inArray(waitlistOffer.status, out)));

/** All of those times, in the order in which they were made. */
export const listOffers = (queries: ClinicQueries, freedTimeIds: readonly string[]): Promise<OfferRow[]> =>
  freedTimeIds.length === 0
    ? Promise.resolve([])
    : queries.find(waitlistOffer, {
        where: inArray(waitlistOffer.freedTimeId, [...freedTimeIds]),
        // Two of one instant: the one that is over came first.
        orderBy: [asc(waitlistOffer.offeredAt), asc(waitlistOffer.settledAt), asc(waitlistOffer.id)],
      });

/** Those made since then, and those that are out. */
export const listOffersSince = (queries: ClinicQueries, since: number): Promise<OfferRow[]> =>
  queries.find(waitlistOffer, {
    where: sql`(${waitlistOffer.offeredAt} > ${toIso(since)}::timestamptz or ${inArray(waitlistOffer.status, out)})`,
    orderBy: [desc(waitlistOffer.offeredAt)],
  });

/** Changes it only while it has one of these statuses; null when it no longer has. */
export async function changeOffer(
  queries: ClinicQueries,
  id: OfferId,
  whileStatus: OfferStatus[],
  change: Partial<NewRow<typeof waitlistOffer>>,
): Promise<OfferRow | null> {
  const still = and(eq(waitlistOffer.id, id), inArray(waitlistOffer.status, whileStatus));
  return (await queries.update(waitlistOffer, change, still))[0] ?? null;
}

/** They said yes in time, in the statement that decides it: an end that came at the same moment is one or the other. */
export async function beginTaking(
  queries: ClinicQueries,
  id: OfferId,
  answeredAt: number,
): Promise<OfferRow | null> {
  const inTime = and(
    eq(waitlistOffer.id, id),
    eq(waitlistOffer.status, "offered"),
    gte(waitlistOffer.answerBy, answeredAt),
  );
  const change = { status: "taking" as const, answer: "yes" as const, answeredAt };
  return (await queries.update(waitlistOffer, change, inTime))[0] ?? null;
}

export async function noteAnswer(
  queries: ClinicQueries,
  id: OfferId,
  answer: OfferAnswer,
  answeredAt: number,
): Promise<void> {
  await queries.update(waitlistOffer, { answer, answeredAt }, eq(waitlistOffer.id, id));
}

/** By the secret of its link, before the clinic is known. */
export async function findOfferByToken(database: Database, tokenHash: string): Promise<OfferRow | null> {
  const [row] = await database
    .acrossClinics()
    .select()
    .from(waitlistOffer)
    .where(eq(waitlistOffer.tokenHash, tokenHash))
    .limit(1);
  return row ?? null;
}

export async function findOpenAcrossClinics(
  database: Database,
): Promise<{ id: string; clinicId: ClinicId }[]> {
  const rows = await database
    .acrossClinics()
    .select({ id: freedTime.id, clinicId: freedTime.clinicId })
    .from(freedTime)
    .where(eq(freedTime.status, "open"));
  return rows as { id: string; clinicId: ClinicId }[];
}

/** With the offers of each. */
export async function forgetFreedBefore(database: Database, before: number): Promise<void> {
  await database.acrossClinics().delete(freedTime).where(lt(freedTime.startsAt, before));
}
