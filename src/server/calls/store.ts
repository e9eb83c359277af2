import { and, asc, desc, eq, gt, inArray, isNull, like, lt, or, sql } from "drizzle-orm";
import type { AppointmentId, CallId } from "#kernel/ids.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { asyncCommit, asyncCommitText } from "#server/db/async-commit.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { appointment, testAppointment } from "#server/db/schema/booking.ts";
import { call, callTurn, voicemail } from "#server/db/schema/calls.ts";
import { logEntry } from "#server/db/schema/system.ts";

export type CallRow = typeof call.$inferSelect;
export type TurnRow = typeof callTurn.$inferSelect;
export type NewTurn = NewRow<typeof callTurn>;

/**
 * One statement instead of a transaction: nothing is asked in between, and callers ring all at once. Nor do they wait for
 * the disk: a crash hangs up on them anyway, and what is booked on a call takes the call along.
 */
const ringStatement = `
  with rung as (
    insert into "call" (clinic_id, id, channel, direction, provider_call_id, from_number, to_number, started_at, seen_at,
                        outcome, forwarded_from, relay_ticket, is_test)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $8, 'in_progress', $12, $13, $14)
    on conflict do nothing
    returning id
  ), entered as (
    insert into log_entry (clinic_id, id, type, started_at, workflow, messages, status, call_id)
    select $1, $9::uuid, 'call', $8, $10, 0, $11, id from rung where $9::uuid is not null
    on conflict do nothing
  )
  select id from rung, ${asyncCommitText} unflushed`;

export type RingingCall = Pick<
  CallRow,
  "id" | "channel" | "direction" | "providerCallId" | "fromNumber" | "toNumber" | "startedAt"
> &
  Partial<Pick<CallRow, "forwardedFrom" | "relayTicket" | "isTest">>;

/**
 * Keeps a new call, together with its line in the log when it gets one. The provider may repeat itself, so the call that
 * is already there wins.
 */
export async function insertCall(
  database: Database,
  scope: ClinicScope,
  ringing: RingingCall,
  entry: { id: string; workflow: string; status: string } | null,
): Promise<CallRow> {
  const { id, channel, direction, providerCallId, fromNumber, toNumber, startedAt } = ringing;
  const values = [
    ...[id, channel, direction, providerCallId, fromNumber, toNumber, new Date(startedAt)],
    ...[entry?.id ?? null, entry?.workflow ?? null, entry?.status ?? null],
    ...[ringing.forwardedFrom ?? null, ringing.relayTicket ?? null, ringing.isTest ?? false],
  ];
  await database.within(scope).prepared("calls_ring", ringStatement, values);
  const isSame = or(eq(call.providerCallId, providerCallId), eq(call.id, id));
  const kept = await database.within(scope).findOne(call, isSame);
  if (!kept) throw new Error("A call with this provider id belongs to another clinic");
  return kept;
}

export const findCall = (queries: ClinicQueries, id: CallId): Promise<CallRow | null> =>
  queries.findOne(call, eq(call.id, id));

/** By the provider's id, before the clinic is known: the id came over a verified connection. */
export async function findCallByProviderId(
  database: Database,
  providerCallId: string,
): Promise<CallRow | null> {
  const [row] = await database
    .acrossClinics()
    .select()
    .from(call)
    .where(eq(call.providerCallId, providerCallId))
    .limit(1);
  return row ?? null;
}

/** How many tickets for test calls of the clinic were given out since then and wait to be used. */
export const countTickets = (queries: ClinicQueries, since: number): Promise<number> =>
  queries.count(
    call,
    and(like(call.providerCallId, "test:%"), isNull(call.state), gt(call.startedAt, since)),
  );

/** Takes a test call's ticket: true for one caller only, and only within the time. */
export async function claimTicket(
  database: Database,
  providerCallId: string,
  notBefore: number,
): Promise<CallRow | null> {
  const [row] = await database
    .acrossClinics()
    .update(call)
    .set({ state: {} })
    .where(and(eq(call.providerCallId, providerCallId), isNull(call.state), gt(call.startedAt, notBefore)))
    .returning();
  return row ?? null;
}

/** The ticket for the call's next WebSocket: the one that still waits to be used, else this new one. */
export async function issueRelayTicket(database: Database, row: CallRow, ticket: string): Promise<string> {
  const relayTicket = sql`coalesce(${call.relayTicket}, ${ticket})`;
  const [changed] = await database
    .within(scopeOfClinic(row.clinicId))
    .update(call, { relayTicket }, eq(call.id, row.id));
  return changed?.relayTicket ?? ticket;
}

/** Takes a call's ticket for its WebSocket: it opens one, while the call goes on. */
export async function claimRelayTicket(database: Database, ticket: string): Promise<CallRow | null> {
  const [row] = await database
    .acrossClinics()
    .update(call)
    .set({ relayTicket: null })
    .where(and(eq(call.relayTicket, ticket), isNull(call.endedAt), asyncCommit))
    .returning();
  return row ?? null;
}

/** What was said on one call since it was last written down. */
export interface TurnsOfCall {
  callId: CallId;
  turns: NewTurn[];
  /** Of the conversation after those turns. */
  state: unknown;
  /** When they are written, epoch milliseconds. */
  now: number;
}

/**
 * One statement instead of a transaction of four for each call: every turn of every call is written, and whoever looks
 * for a free time meanwhile waits for it (the embedded database has one session).
 */
const keepTurnsStatement = `
  with kept as (
    insert into call_turn (clinic_id, call_id, seq, speaker, text, at, events, understood, done, answered_in_ms, phrasing)
    select $1, "callId", seq, speaker, text, at, events, understood, done, "answeredInMs", phrasing
    from json_to_recordset($2) as turn (
      "callId" uuid, seq integer, speaker text, text text, at timestamptz, events jsonb, understood jsonb, done jsonb,
      "answeredInMs" integer, phrasing jsonb
    )
    on conflict do nothing
  )
  update "call" set state = after.state, turn_count = after."turnCount", seen_at = after."seenAt"
  from json_to_recordset($3) as after (id uuid, state jsonb, "turnCount" integer, "seenAt" timestamptz),
       -- What was said in the last moment before a crash is not worth a wait for the disk; what was done has waited for it.
       ${asyncCommitText} unflushed
  where clinic_id = $1 and "call".id = after.id
  returning "call".id, ended_at is not null as "isOver"`;

/**
 * Adds the turns of several calls and the state after them, all or nothing; turns that are there already stay as they
 * are. A call may stand in it once. Resolves to the calls that had ended.
 */
export async function keepTurns(
  database: Database,
  scope: ClinicScope,
  kept: readonly TurnsOfCall[],
): Promise<Set<CallId>> {
  const turns = kept.flatMap(({ callId, turns }) =>
    turns.map((turn) => ({ ...turn, callId, at: new Date(turn.at) })),
  );
  const after = kept.map(({ callId, turns, state, now }) => ({
    ...{ id: callId, state, seenAt: new Date(now) },
    turnCount: (turns.at(-1)?.seq ?? -1) + 1,
  }));
  const values = [JSON.stringify(turns), JSON.stringify(after)];
  const queries = database.within(scope);
  const rows = await queries.prepared<{ id: CallId; isOver: boolean }>(
    "calls_keep_turns",
    keepTurnsStatement,
    values,
  );
  return new Set(rows.filter(({ isOver }) => isOver).map(({ id }) => id));
}

/** Says that these calls are still served. */
export async function touchCalls(database: Database, ids: readonly CallId[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await database
    .acrossClinics()
    .update(call)
    .set({ seenAt: now })
    .where(and(inArray(call.id, [...ids]), isNull(call.endedAt)));
}

/** A crash of the machine may lose the end of a call, which is then closed as one that broke off. */
const endStatement = `
  with ended as (
    update "call" set ended_at = $3, seen_at = $3, outcome = $4
     where clinic_id = $1 and id = $2 and ended_at is null and turn_count = $5
    returning id, ended_at, started_at, turn_count
  ), entered as (
    update log_entry
       set duration_seconds = greatest(0, round(extract(epoch from ended.ended_at - ended.started_at))),
           workflow = $6, status = $7, messages = ended.turn_count
      from ended where log_entry.clinic_id = $1 and log_entry.call_id = ended.id
  )
  select id from ended, ${asyncCommitText} unflushed`;

export interface CallEnd {
  endedAt: number;
  outcome: CallRow["outcome"];
  /** How it stands in the log. */
  entry: { workflow: string; status: string };
}

/**
 * Ends the call as it was read, in one statement with its line in the log; false when it has ended or gone on since. A turn
 * that is written later finds it ended.
 */
export async function endCall(
  queries: ClinicQueries,
  { id, turnCount }: Pick<CallRow, "id" | "turnCount">,
  { endedAt, outcome, entry }: CallEnd,
): Promise<boolean> {
  const values = [id, new Date(endedAt), outcome, turnCount, entry.workflow, entry.status];
  return (await queries.prepared("calls_end", endStatement, values)).length === 1;
}

export const changeOutcome = (queries: ClinicQueries, id: CallId, outcome: CallRow["outcome"]) =>
  queries.update(call, { outcome }, eq(call.id, id));

export const listTurns = (queries: ClinicQueries, id: CallId): Promise<TurnRow[]> =>
  queries.find(callTurn, { where: eq(callTurn.callId, id), orderBy: [asc(callTurn.seq)] });

const actionsStatement = `
  select understood, done from call_turn
   where clinic_id = $1 and call_id = $2 and (understood is not null or done <> '[]') order by seq`;

/** What was understood and done on a call, without the words. */
export const listActions = (
  queries: ClinicQueries,
  id: CallId,
): Promise<Pick<TurnRow, "understood" | "done">[]> => queries.prepared("calls_deeds", actionsStatement, [id]);

/** What a call booked, or a test call only tried to. */
export async function findAppointmentsOfCall(queries: ClinicQueries, id: CallId): Promise<string[]> {
  const { real, tests } = await queries.findTogether({
    real: { table: appointment, where: eq(appointment.callId, id) },
    tests: { table: testAppointment, where: eq(testAppointment.callId, id) },
  });
  return [...real, ...tests].map((row) => row.id);
}

export type VoicemailRow = typeof voicemail.$inferSelect;

/** Keeps a voicemail; the provider may repeat itself, so the one that is already there wins. */
export async function insertVoicemail(
  queries: ClinicQueries,
  row: NewRow<typeof voicemail>,
): Promise<VoicemailRow> {
  const [inserted] = await queries.insertNew(voicemail, row);
  const kept =
    inserted ??
    (await queries.findOne(voicemail, eq(voicemail.providerRecordingId, row.providerRecordingId)));
  if (!kept) throw new Error("A voicemail with this provider id belongs to another clinic");
  return kept;
}

/** The latest that the call left. */
export const findVoicemail = async (queries: ClinicQueries, callId: CallId): Promise<VoicemailRow | null> =>
  (
    await queries.find(voicemail, {
      where: eq(voicemail.callId, callId),
      orderBy: [desc(voicemail.createdAt)],
      limit: 1,
    })
  )[0] ?? null;

export const insertLogEntry = (queries: ClinicQueries, row: NewRow<typeof logEntry>) =>
  queries.insertNew(logEntry, row);

export const updateLogEntry = (
  queries: ClinicQueries,
  callId: CallId,
  change: Partial<NewRow<typeof logEntry>>,
) => queries.update(logEntry, change, eq(logEntry.callId, callId));

/** A call of ours was picked up: its length counts from now. Null when it had ended already. */
export async function markAnswered(queries: ClinicQueries, id: CallId, now: number): Promise<CallRow | null> {
  const picked = { startedAt: now, seenAt: now };
  const [row] = await queries.update(call, picked, and(eq(call.id, id), isNull(call.endedAt)));
  return row ?? null;
}

/** Which of the provider's calls are on the books. */
export async function findKnownCalls(database: Database, providerCallIds: string[]): Promise<CallRow[]> {
  if (providerCallIds.length === 0) return [];
  return database.acrossClinics().select().from(call).where(inArray(call.providerCallId, providerCallIds));
}

/** Calls that no server serves any more: lost in a crash, or never taken up. Ours may wait at the provider before they ring. */
export async function findLostCalls(
  database: Database,
  unseenSince: { inbound: number; outbound: number },
): Promise<CallRow[]> {
  const lost = (["inbound", "outbound"] as const).map((direction) =>
    and(eq(call.direction, direction), lt(call.seenAt, unseenSince[direction])),
  );
  return database
    .acrossClinics()
    .select()
    .from(call)
    .where(and(isNull(call.endedAt), or(...lost)))
    .limit(200);
}

/** Tickets for test calls that nobody used leave no trace. */
export async function removeUnusedTickets(database: Database, before: number): Promise<void> {
  await database
    .acrossClinics()
    .delete(call)
    .where(
      and(
        inArray(call.channel, ["browser", "terminal"]),
        isNull(call.state),
        isNull(call.endedAt),
        lt(call.startedAt, before),
      ),
    );
}

/** The clinic's number that the caller rang who booked this appointment; null when it was booked otherwise. */
export async function findCalledNumber(
  queries: ClinicQueries,
  appointmentId: AppointmentId,
): Promise<string | null> {
  const [row] = await queries.rows<{ called: string | null }>(
    (clinicId) => sql`select c.to_number as called from appointment a join call c on c.id = a.call_id
      where a.clinic_id = ${clinicId} and a.id = ${appointmentId} and c.direction = 'inbound'`,
  );
  return row?.called ?? null;
}
