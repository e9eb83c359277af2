import { and, asc, eq, gt, gte, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { CallId, ClinicId } from "#kernel/ids.ts";
import type { ClinicQueries, Connection, NewRow } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { billedCall, billingAccount, billingEvent } from "#server/db/schema/billing.ts";
import { call } from "#server/db/schema/calls.ts";
import { clinic } from "#server/db/schema/clinic.ts";
import type { Period } from "./rules.ts";

export type AccountRow = typeof billingAccount.$inferSelect;
export type BilledCallRow = typeof billedCall.$inferSelect;

export const findAccount = (queries: ClinicQueries): Promise<AccountRow | null> =>
  queries.findOne(billingAccount);

/** The first customer stays: asked twice at once, both get the same. */
export async function keepAccount(
  queries: ClinicQueries,
  providerCustomerId: string,
  createdAt: number,
): Promise<AccountRow> {
  await queries.insertNew(billingAccount, { providerCustomerId, createdAt });
  const kept = await findAccount(queries);
  if (!kept) throw new Error("This customer of the payment provider belongs to another clinic");
  return kept;
}

export type AccountState = Omit<NewRow<typeof billingAccount>, "providerCustomerId" | "createdAt">;

/** Writes what the provider said, unless something that was asked for later stands there already. True when it went in. */
export async function keepState(
  queries: ClinicQueries,
  state: AccountState & { refreshedAt: number },
): Promise<boolean> {
  const isNewer = or(isNull(billingAccount.refreshedAt), lte(billingAccount.refreshedAt, state.refreshedAt));
  return (await queries.update(billingAccount, state, isNewer)).length === 1;
}

export async function findClinicOfCustomer(
  database: Database,
  providerCustomerId: string,
): Promise<ClinicId | null> {
  const [row] = await database
    .acrossClinics()
    .select({ clinicId: billingAccount.clinicId })
    .from(billingAccount)
    .where(eq(billingAccount.providerCustomerId, providerCustomerId));
  return row?.clinicId ?? null;
}

/** Clinics of which nothing was heard since then: a webhook may have been lost. */
export async function findUnheardClinics(database: Database, before: number): Promise<ClinicId[]> {
  const rows = await database
    .acrossClinics()
    .select({ clinicId: billingAccount.clinicId })
    .from(billingAccount)
    .where(or(isNull(billingAccount.refreshedAt), lt(billingAccount.refreshedAt, before)))
    .limit(500);
  return rows.map(({ clinicId }) => clinicId);
}

/** True when this event was not there yet. */
export async function insertEvent(
  connection: Connection,
  row: typeof billingEvent.$inferInsert,
): Promise<boolean> {
  const inserted = await connection
    .insert(billingEvent)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: billingEvent.id });
  return inserted.length === 1;
}

export async function removeEventsBefore(database: Database, before: number): Promise<void> {
  await database.acrossClinics().delete(billingEvent).where(lt(billingEvent.receivedAt, before));
}

export interface ChargeableCall {
  callId: CallId;
  clinicId: ClinicId;
  providerCustomerId: string;
  startedAt: number;
  endedAt: number;
}

/** A telephone call in which somebody spoke; tests from the browser or the terminal are never charged. */
/** A recall that did not reach the person is no conversation. */
const isSpokenPhoneCall = and(
  eq(call.channel, "phone"),
  gt(call.turnCount, 0),
  isNotNull(call.endedAt),
  ne(call.outcome, "not_reached"),
);

/** Calls that ended while a subscription ran, and that nobody has written down as charged yet. Oldest first. */
export async function findUnbilledCalls(
  database: Database,
  endedSince: number,
  limit: number,
): Promise<ChargeableCall[]> {
  const rows = await database
    .acrossClinics()
    .select({
      callId: call.id,
      clinicId: call.clinicId,
      providerCustomerId: billingAccount.providerCustomerId,
      startedAt: call.startedAt,
      endedAt: call.endedAt,
    })
    .from(call)
    .innerJoin(billingAccount, eq(billingAccount.clinicId, call.clinicId))
    .leftJoin(billedCall, eq(billedCall.callId, call.id))
    .where(
      and(
        isSpokenPhoneCall,
        isNull(billedCall.callId),
        gte(call.endedAt, endedSince),
        gte(call.endedAt, billingAccount.startedAt),
        or(isNull(billingAccount.endsAt), lt(call.endedAt, billingAccount.endsAt)),
      ),
    )
    .orderBy(asc(call.endedAt))
    .limit(limit);
  return rows.flatMap(({ endedAt, ...row }) => (endedAt === null ? [] : [{ ...row, endedAt }]));
}

/** True when it was not there yet. */
export const insertBilledCall = async (
  queries: ClinicQueries,
  row: NewRow<typeof billedCall>,
): Promise<boolean> => (await queries.insertNew(billedCall, row)).length === 1;

export const findBilledCall = (queries: ClinicQueries, callId: CallId): Promise<BilledCallRow | null> =>
  queries.findOne(billedCall, eq(billedCall.callId, callId));

export async function settleBilledCall(
  queries: ClinicQueries,
  callId: CallId,
  change: { status: "reported" | "refused"; reportedAt: number | null; reason: string | null },
): Promise<void> {
  await queries.update(
    billedCall,
    change,
    and(eq(billedCall.callId, callId), eq(billedCall.status, "waiting")),
  );
}

/** Written down before `createdBefore` and still untold: their job was given up. */
export const findWaitingCalls = (
  database: Database,
  createdBefore: number,
  limit: number,
): Promise<Pick<BilledCallRow, "callId" | "clinicId">[]> =>
  database
    .acrossClinics()
    .select({ callId: billedCall.callId, clinicId: billedCall.clinicId })
    .from(billedCall)
    .where(and(eq(billedCall.status, "waiting"), lt(billedCall.createdAt, createdBefore)))
    .orderBy(asc(billedCall.endedAt))
    .limit(limit);

/** Start and end of every call in which somebody spoke, out of the clinic's own call log. */
export const listSpokenCalls = (
  queries: ClinicQueries,
  { from, to }: Period,
): Promise<{ startedAt: number; endedAt: number }[]> =>
  // Not the whole rows: each carries its conversation's state.
  queries.rows<{ startedAt: number; endedAt: number }>(
    (clinicId) => sql`
      select (extract(epoch from started_at) * 1000)::float8 as "startedAt",
             (extract(epoch from ended_at) * 1000)::float8 as "endedAt"
        from ${call}
       where clinic_id = ${clinicId} and ${isSpokenPhoneCall}
         and ended_at >= ${toIso(from)}::timestamptz and ended_at < ${toIso(to)}::timestamptz`,
  );

/** Minutes of the charged calls that ended in the period, by how their report went. */
export async function sumBilledMinutes(
  queries: ClinicQueries,
  { from, to }: Period,
): Promise<Record<BilledCallRow["status"], number>> {
  const sums = { waiting: 0, reported: 0, refused: 0 };
  const rows = await queries.rows<{ status: BilledCallRow["status"]; minutes: number }>(
    (clinicId) => sql`select status, sum(minutes)::int as minutes from ${billedCall}
      where clinic_id = ${clinicId} and ended_at >= ${toIso(from)} and ended_at < ${toIso(to)} group by status`,
  );
  for (const { status, minutes } of rows) sums[status] = minutes;
  return sums;
}

export async function findWorkspace(
  queries: ClinicQueries,
): Promise<{ teamName: string | null; timeZone: string; createdAt: number }> {
  const row = await queries.findOne(clinic);
  if (!row) throw new Error("The clinic of this scope does not exist");
  return row;
}
