import { and, asc, desc, eq, gt, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { MessagePurpose, MessageStatus } from "#contract/messaging/messages.ts";
import { toIso } from "#kernel/clock.ts";
import type { AppointmentId } from "#kernel/ids.ts";
import { asyncCommit } from "#server/db/async-commit.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { message } from "#server/db/schema/messaging.ts";
import { patient } from "#server/db/schema/patients.ts";
import { enqueueFrom } from "#server/queue/service.ts";
import { goneOut } from "./rules.ts";

export type MessageRow = typeof message.$inferSelect;
export type NewMessageRow = NewRow<typeof message>;

/** False when this occasion is known already. */
export const insertMessage = async (queries: ClinicQueries, row: NewMessageRow): Promise<boolean> =>
  (await queries.insertNew(message, row)).length === 1;

/**
 * Keeps those whose occasion nobody has been written to on yet, in one statement with the job that sends each when it may go
 * out. Says how many these were.
 */
export const insertMessages = (
  queries: ClinicQueries,
  rows: readonly NewMessageRow[],
  sending: { kind: string; maxAttempts: number },
  now: number,
): Promise<number> =>
  queries.insertNewWith(
    message,
    rows,
    enqueueFrom(sql`
      select id, clinic_id, ${sending.kind}::text, jsonb_build_object('messageId', id), 'message:' || id, not_before,
             ${sending.maxAttempts}::int, ${toIso(now)}::timestamptz
        from fresh`),
  );

export const findMessage = (queries: ClinicQueries, id: string): Promise<MessageRow | null> =>
  queries.findOne(message, eq(message.id, id));

/** By a name that came over a verified connection, or a secret of ours, before the clinic is known. */
export async function findAcrossClinics(
  database: Database,
  by: { id: string } | { providerMessageId: string } | { unsubscribeToken: string } | { answerToken: string },
): Promise<MessageRow | null> {
  const condition =
    "id" in by
      ? eq(message.id, by.id)
      : "providerMessageId" in by
        ? eq(message.providerMessageId, by.providerMessageId)
        : "answerToken" in by
          ? eq(message.answerToken, by.answerToken)
          : eq(message.unsubscribeToken, by.unsubscribeToken);
  const [row] = await database.acrossClinics().select().from(message).where(condition).limit(1);
  return row ?? null;
}

/** Changes the row only while it has one of these statuses; null when it no longer has. */
export async function changeMessage(
  queries: ClinicQueries,
  id: string,
  whileStatus: MessageStatus[],
  change: Partial<NewMessageRow>,
): Promise<MessageRow | null> {
  const still = and(eq(message.id, id), inArray(message.status, whileStatus));
  const [changed] = await queries.update(message, change, still);
  return changed ?? null;
}

/**
 * Marks what the provider has taken. Nobody waits for the disk: where a crash loses it, the provider is asked whether it has
 * the message, as after a crash before it was marked.
 */
export async function markSent(
  queries: ClinicQueries,
  id: string,
  sent: Pick<MessageRow, "provider" | "providerMessageId" | "sentAt">,
): Promise<void> {
  const still = and(eq(message.id, id), eq(message.status, "sending"), asyncCommit);
  // A code that has left is for whoever got it; on a server that only pretends to send, it is read here.
  const isToBlank = sql`${message.purpose} = 'code' and ${sent.provider}::text <> 'simulator'`;
  const body = sql`case when ${isToBlank} then regexp_replace(${message.body}, '[0-9]{6}', '······') else ${message.body} end`;
  await queries.update(message, { ...sent, body, status: "sent", reason: null } as never, still);
}

/** Of these ids of the provider, those that some message of this server has. */
export async function findKnownAtProvider(database: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .acrossClinics()
    .select({ id: message.providerMessageId })
    .from(message)
    .where(inArray(message.providerMessageId, [...ids]));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/**
 * It must not go out. The reminder that goes with the appointment frees its occasion: an agent may reach the patient in a way
 * that they do want.
 */
export async function suppress(
  queries: ClinicQueries,
  row: Pick<MessageRow, "id" | "purpose" | "agentId" | "provider">,
  reason: string,
  now: number,
): Promise<void> {
  const isFreed = row.purpose === "reminder" && row.agentId === null && reason !== "too_late";
  const still = and(eq(message.id, row.id), inArray(message.status, ["queued", "sending"]));
  const { provider } = row;
  const change = { ...{ status: "suppressed" as const, reason, provider }, settledAt: now };
  await queries.update(message, { ...change, ...(isFreed && { occasion: freedOccasion }) }, still);
}

/** Marks an attempt before the provider is asked, so that a crash in between is seen. */
export async function markSending(
  queries: ClinicQueries,
  id: string,
  fromAddress: string | null,
): Promise<MessageRow | null> {
  const still = and(eq(message.id, id), inArray(message.status, ["queued", "sending"]));
  const change = {
    status: "sending" as const,
    fromAddress,
    reason: null,
    attempts: sql`${message.attempts} + 1`,
  };
  const [changed] = await queries.update(message, change, still);
  return changed ?? null;
}

/** What is still queued about an appointment will not go out, and its occasion is free again. */
export async function callOffQueued(
  queries: ClinicQueries,
  appointmentId: AppointmentId,
  reason: string,
  now: number,
): Promise<void> {
  const queued = and(eq(message.appointmentId, appointmentId), eq(message.status, "queued"));
  const callOff = { status: "called_off" as const, reason, settledAt: now, occasion: freedOccasion };
  await queries.update(message, callOff, queued);
}

/** Written in place of an occasion, so that it can be written about again. */
const freedOccasion = sql`${message.occasion} || ' ' || ${message.id}`;

/** What was written on occasions that begin so and is still of use. */
export const listOpen = (
  queries: ClinicQueries,
  occasionPrefix: string,
  now: number,
): Promise<MessageRow[]> =>
  queries.find(message, {
    where: and(
      sql`starts_with(${message.occasion}, ${occasionPrefix})`,
      eq(message.direction, "out"),
      inArray(message.status, ["queued", "sending", "sent", "delivered"]),
      gt(message.expiresAt, now),
    ),
    orderBy: [asc(message.id)],
  });

/** Frees the occasions of these messages; those that were still queued will not go out, and are returned. */
export async function withdraw(
  queries: ClinicQueries,
  ids: string[],
  reason: string,
  now: number,
): Promise<Set<string>> {
  const calledOff = await queries.update(
    message,
    { status: "called_off", reason, settledAt: now, occasion: freedOccasion },
    and(inArray(message.id, ids), eq(message.status, "queued")),
  );
  const unsent = new Set(calledOff.map(({ id }) => id));
  const gone = ids.filter((id) => !unsent.has(id));
  await queries.update(message, { occasion: freedOccasion }, inArray(message.id, gone));
  return unsent;
}

/** The recalls of a patient who has booked stay here. */
const callOffRecallsSql = `
  update message set status = 'called_off', reason = 'has_booked', settled_at = $3
   where clinic_id = $1 and patient_id = $2 and purpose = 'recall' and status = 'queued'`;

export async function callOffRecalls(queries: ClinicQueries, patientId: string, now: number): Promise<void> {
  await queries.prepared("outbox_call_off_recalls", callOffRecallsSql, [patientId, toIso(now)]);
}

export const hasGoneOut = async (
  queries: ClinicQueries,
  appointmentId: AppointmentId,
  purposes: MessagePurpose[],
): Promise<boolean> =>
  (await queries.count(
    message,
    and(
      eq(message.appointmentId, appointmentId),
      inArray(message.purpose, purposes),
      inArray(message.status, [...goneOut]),
    ),
  )) > 0;

export const findOn = (queries: ClinicQueries, occasion: string): Promise<MessageRow | null> =>
  queries.findOne(message, eq(message.occasion, occasion));

const mostAboutVisit = 50;

/** What was written for that purpose about an appointment, whatever became of it, the latest first. */
export const listAbout = (
  queries: ClinicQueries,
  appointmentId: AppointmentId,
  purpose: MessagePurpose,
): Promise<MessageRow[]> =>
  queries.find(message, {
    where: and(eq(message.appointmentId, appointmentId), eq(message.purpose, purpose)),
    orderBy: [desc(message.createdAt), desc(message.id)],
    limit: mostAboutVisit,
  });

export interface MessagePageWish {
  agentId?: string | undefined;
  patientId?: string | undefined;
  limit: number;
  before?: string | undefined;
}

/** Newest first. */
export const listMessages = (queries: ClinicQueries, wish: MessagePageWish): Promise<MessageRow[]> =>
  queries.find(message, {
    where: and(
      wish.agentId === undefined ? undefined : eq(message.agentId, wish.agentId),
      wish.patientId === undefined ? undefined : eq(message.patientId, wish.patientId),
      wish.before === undefined ? undefined : lt(message.id, wish.before),
    ),
    orderBy: [desc(message.id)],
    limit: wish.limit,
  });

/** What was written to that address lately, newest first. */
export const listSentTo = (queries: ClinicQueries, address: string, since: number): Promise<MessageRow[]> =>
  queries.find(message, {
    where: and(
      eq(message.toAddress, address),
      eq(message.direction, "out"),
      inArray(message.status, [...goneOut]),
      or(gte(message.sentAt, since), gte(message.createdAt, since)),
    ),
    // A reminder is written with the booking and goes out weeks later.
    orderBy: [sql`coalesce(${message.sentAt}, ${message.createdAt}) desc`, desc(message.id)],
    limit: 20,
  });

const mostOfThread = 200;

/** Both ways, newest first. */
export const listTextsWith = (queries: ClinicQueries, e164: string): Promise<MessageRow[]> =>
  queries.find(message, {
    where: and(
      eq(message.channel, "sms"),
      or(
        and(eq(message.toAddress, e164), eq(message.direction, "out")),
        and(eq(message.fromAddress, e164), eq(message.direction, "in")),
      ),
    ),
    orderBy: [desc(message.createdAt), desc(message.id)],
    limit: mostOfThread,
  });

export const findFailed = async (queries: ClinicQueries, ids: readonly string[]): Promise<MessageRow[]> =>
  ids.length === 0
    ? []
    : queries.find(message, { where: and(inArray(message.id, [...ids]), eq(message.status, "failed")) });

export const listReceivedFrom = (
  queries: ClinicQueries,
  address: string,
  { since, before }: { since: number; before: Pick<MessageRow, "id"> },
): Promise<MessageRow[]> =>
  queries.find(message, {
    where: and(
      eq(message.fromAddress, address),
      eq(message.direction, "in"),
      gte(message.createdAt, since),
      lt(message.id, before.id),
    ),
    orderBy: [desc(message.createdAt), desc(message.id)],
    limit: 20,
  });

export async function attributeReceived(
  queries: ClinicQueries,
  id: string,
  whose: Pick<MessageRow, "patientId" | "appointmentId" | "recipientName">,
): Promise<void> {
  await queries.update(message, whose, and(eq(message.id, id), eq(message.direction, "in")));
}

export const hasTextsSince = async (queries: ClinicQueries, since: number): Promise<boolean> =>
  (await queries.findOne(
    message,
    and(
      gte(message.createdAt, since - 7 * 86_400_000),
      gte(message.sentAt, since),
      eq(message.direction, "out"),
      eq(message.channel, "sms"),
      inArray(message.status, ["sent", "delivered"]),
    ),
  )) !== null;

/** Which of these occasions were written about already. */
export async function findKnownOccasions(queries: ClinicQueries, occasions: string[]): Promise<Set<string>> {
  if (occasions.length === 0) return new Set();
  const wanted = sql.join(
    occasions.map((one) => sql`${one}`),
    sql`, `,
  );
  const rows = await queries.rows<{ occasion: string }>(
    (clinicId) => sql`select occasion from message where clinic_id = ${clinicId} and occasion in (${wanted})`,
  );
  return new Set(rows.map(({ occasion }) => occasion));
}

export async function findPreferences(
  queries: ClinicQueries,
  patientId: string,
): Promise<Record<string, boolean> | null> {
  return (await queries.findOne(patient, eq(patient.id, patientId)))?.preferences ?? null;
}

/** Patients whose number it is, or whose address. */
export const findPatientsAt = (queries: ClinicQueries, address: string) =>
  queries.find(patient, {
    where: and(
      or(eq(patient.phoneE164, address), sql`lower(${patient.email}) = ${address}`),
      sql`${patient.mergedInto} is null`,
    ),
    orderBy: [asc(patient.createdAt)],
    limit: 10,
  });
