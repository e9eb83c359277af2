import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { AppointmentId, WebRequestId } from "#kernel/ids.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { webBookingRequest } from "#server/db/schema/web-booking.ts";

export type RequestRow = typeof webBookingRequest.$inferSelect;
export type NewRequestRow = NewRow<typeof webBookingRequest>;

/** Until the end of the transaction nobody else sends a code to this contact, from this address or for this clinic. In one order, always. */
export async function lockCodes(
  queries: ClinicQueries,
  { contact, addressHash }: Pick<RequestRow, "contact" | "addressHash">,
): Promise<void> {
  await queries.rows((clinicId) => sql`select pg_advisory_xact_lock(7211, hashtext(${clinicId}::text))`);
  await queries.rows(() => sql`select pg_advisory_xact_lock(7212, hashtext(${contact}))`);
  await queries.rows(() => sql`select pg_advisory_xact_lock(7213, hashtext(${addressHash}))`);
}

/** Codes sent since then: for the clinic, and by the whole server to that contact and for that network address. */
export async function countCodes(
  queries: ClinicQueries,
  { contact, addressHash }: Pick<RequestRow, "contact" | "addressHash">,
  since: number,
): Promise<{ clinic: number; contact: number; address: number }> {
  const [row] = await queries.rows<{ clinic: number; contact: number; address: number }>(
    (clinicId) => sql`
      select coalesce(sum(codes_sent) filter (where clinic_id = ${clinicId}), 0)::int as clinic,
             coalesce(sum(codes_sent) filter (where contact = ${contact}), 0)::int as contact,
             coalesce(sum(codes_sent) filter (where address_hash = ${addressHash}), 0)::int as address
        from web_booking_request
       where created_at > ${toIso(since)}::timestamptz
         and (clinic_id = ${clinicId} or contact = ${contact} or address_hash = ${addressHash})`,
  );
  return row ?? { clinic: 0, contact: 0, address: 0 };
}

/** Times held now for people who have shown nothing yet. */
export async function countUnprovenHolds(
  queries: ClinicQueries,
  addressHash: string,
  now: number,
): Promise<{ clinic: number; address: number }> {
  const [row] = await queries.rows<{ clinic: number; address: number }>(
    (clinicId) => sql`
      select count(*)::int as clinic, (count(*) filter (where r.address_hash = ${addressHash}))::int as address
        from web_booking_request r join slot_hold h on h.call_id = r.id
       where r.clinic_id = ${clinicId} and h.clinic_id = ${clinicId}
         and r.proven_at is null and h.expires_at > ${toIso(now)}::timestamptz`,
  );
  return row ?? { clinic: 0, address: 0 };
}

/** What the same contact began before and has not finished. */
export const findUnfinished = (queries: ClinicQueries, contact: string, now: number): Promise<RequestRow[]> =>
  queries.find(webBookingRequest, {
    where: and(
      eq(webBookingRequest.contact, contact),
      isNull(webBookingRequest.appointmentId),
      gt(webBookingRequest.expiresAt, now),
    ),
    limit: 20,
  });

export async function insertRequest(queries: ClinicQueries, row: NewRequestRow): Promise<void> {
  await queries.insertOne(webBookingRequest, row);
}

export const findByToken = (queries: ClinicQueries, tokenHash: string): Promise<RequestRow | null> =>
  queries.findOne(webBookingRequest, eq(webBookingRequest.tokenHash, tokenHash));

/** Counts an attempt in the statement that allows it, so that attempts made at once cannot exceed the number; null when it is not allowed. */
export async function countAttempt(
  queries: ClinicQueries,
  id: WebRequestId,
  now: number,
  most: number,
): Promise<RequestRow | null> {
  const open = and(
    isNull(webBookingRequest.provenAt),
    gt(webBookingRequest.expiresAt, now),
    lt(webBookingRequest.attempts, most),
  );
  const attempts = sql`${webBookingRequest.attempts} + 1`;
  const [row] = await queries.update(
    webBookingRequest,
    { attempts } as never,
    and(eq(webBookingRequest.id, id), open),
  );
  return row ?? null;
}

/** The code was right; it is good for nothing any more. */
export async function markProven(
  queries: ClinicQueries,
  id: WebRequestId,
  { provenAt, expiresAt }: { provenAt: number; expiresAt: number },
): Promise<RequestRow | null> {
  const once = and(eq(webBookingRequest.id, id), isNull(webBookingRequest.provenAt));
  return (await queries.update(webBookingRequest, { provenAt, expiresAt }, once))[0] ?? null;
}

/** A new code takes the place of the former; null when there were enough, or the request is over. */
export async function renewCode(
  queries: ClinicQueries,
  id: WebRequestId,
  fresh: { codeHash: string; expiresAt: number },
  { now, most }: { now: number; most: number },
): Promise<RequestRow | null> {
  const may = and(
    eq(webBookingRequest.id, id),
    isNull(webBookingRequest.provenAt),
    lt(webBookingRequest.codesSent, most),
    gt(webBookingRequest.expiresAt, now - 3_600_000),
  );
  const change = { ...fresh, codesSent: sql`${webBookingRequest.codesSent} + 1` } as never;
  return (await queries.update(webBookingRequest, change, may))[0] ?? null;
}

export async function markBooked(
  queries: ClinicQueries,
  id: WebRequestId,
  appointmentId: AppointmentId,
): Promise<void> {
  await queries.update(webBookingRequest, { appointmentId }, eq(webBookingRequest.id, id));
}

export async function forgetRequestsBefore(database: Database, before: number): Promise<void> {
  await database.acrossClinics().delete(webBookingRequest).where(lt(webBookingRequest.createdAt, before));
}
