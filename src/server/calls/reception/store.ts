import { and, eq, gt, inArray, isNull, lt, or } from "drizzle-orm";
import type { CallId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { call } from "#server/db/schema/calls.ts";
import type { CallRow } from "../store.ts";

/** Reception's telephone rings from now on; one that was taken already stays taken. */
export async function markRinging(queries: ClinicQueries, id: CallId, now: number): Promise<void> {
  const isOpen = or(isNull(call.reception), inArray(call.reception, ["ringing", "missed"]));
  await queries.update(call, { reception: "ringing", receptionRungAt: now }, and(eq(call.id, id), isOpen));
}

/** Null when reception is not being rung for it (any more). */
export const findRinging = async (queries: ClinicQueries, id: CallId): Promise<CallRow | null> =>
  queries.findOne(call, and(eq(call.id, id), eq(call.reception, "ringing")));

export const findRingingSince = (queries: ClinicQueries, since: number): Promise<CallRow[]> =>
  queries.find(call, { where: and(eq(call.reception, "ringing"), gt(call.receptionRungAt, since)) });

/** True for the first who says so while it rings. */
export const markAccepted = async (queries: ClinicQueries, id: CallId): Promise<boolean> =>
  (
    await queries.update(
      call,
      { reception: "accepted" },
      and(eq(call.id, id), inArray(call.reception, ["ringing", "accepted"])),
    )
  ).length === 1;

export async function markMissed(queries: ClinicQueries, id: CallId): Promise<void> {
  await queries.update(call, { reception: "missed" }, eq(call.id, id));
}

/** The caller whom nobody took goes back to the assistant: the call goes on. */
export async function markReturned(queries: ClinicQueries, id: CallId, now: number): Promise<CallRow | null> {
  const [row] = await queries.update(
    call,
    { reception: "returned", endedAt: null, outcome: "in_progress", seenAt: now },
    and(eq(call.id, id), inArray(call.reception, ["ringing", "missed"])),
  );
  return row ?? null;
}

/** Whose reception has rung for longer than any telephone rings: the provider never told what became of it. */
export const listUnreported = (database: Database, rungBefore: number): Promise<CallRow[]> =>
  database
    .acrossClinics()
    .select()
    .from(call)
    .where(and(eq(call.reception, "ringing"), lt(call.receptionRungAt, rungBefore)))
    .limit(200);

/** By its own id, which the provider got from us and sends back signed. */
export async function findCallById(database: Database, id: string): Promise<CallRow | null> {
  const [row] = await database
    .acrossClinics()
    .select()
    .from(call)
    .where(eq(call.id, id as CallId))
    .limit(1);
  return row ?? null;
}
