import { randomBytes } from "node:crypto";
import type { MessageChannel, MessagePurpose } from "#contract/messaging/messages.ts";
import { type AppointmentId, type CallId, newId } from "#kernel/ids.ts";
import { noteFailure } from "#server/clinic/log/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { enqueue } from "#server/queue/service.ts";
import { failureOf } from "./failures.ts";
import { type AskedAnswer, canSendAgain, type Letterhead, wordingOf } from "./rules.ts";
import * as store from "./store.ts";

export const sendMessageKind = "send_message";

export interface NewMessage {
  channel: MessageChannel;
  purpose: MessagePurpose;
  kind: "factual" | "commercial";
  /** Names what it is about and when; a second message on the same occasion is not put in. */
  occasion: string;
  agentId?: string | null;
  patientId?: string | null;
  appointmentId?: AppointmentId | null;
  recipientName?: string | null;
  /** E.164 or an email address. */
  toAddress: string;
  /** E.164 of the clinic's number that it should go out from; another one is taken where that one cannot. */
  fromAddress?: string | null;
  ccAddresses?: string[];
  subject?: string | null;
  /** Without sender and way out: those are added here. */
  body: string;
  /** What it asks about the visit; how it is answered is added here, since that differs from channel to channel. */
  asks?: AskedAnswer | null;
  /** Free times, or visits to choose among. */
  offered?: { date: string; time: string; appointmentId?: AppointmentId }[];
  /** Default: at once. */
  notBefore?: number;
  /** Null = it never becomes pointless. */
  expiresAt?: number | null;
}

/** Tried until it is out or pointless; the waits grow to a quarter of an hour. */
const maxAttempts = 10_000;

/** Rows of one statement. */
const atOnce = 500;

/**
 * Puts a message into the outbox and its sending into the queue. Only in a transaction is it both or neither; then it
 * goes out exactly if the rest was committed. False when this occasion was written about before.
 */
export const putInOutbox = async (
  queries: ClinicQueries,
  message: NewMessage,
  from: Letterhead,
  now: number,
): Promise<boolean> => (await putAllInOutbox(queries, [message], from, now)) === 1;

/** The same for many: a statement for hundreds, since what is written to a thousand patients keeps others waiting. Says how many are new. */
export async function putAllInOutbox(
  queries: ClinicQueries,
  messages: readonly NewMessage[],
  from: Letterhead,
  now: number,
): Promise<number> {
  let count = 0;
  for (let at = 0; at < messages.length; at += atOnce) {
    const rows = messages.slice(at, at + atOnce).map((message) => rowOf(message, from, now));
    count += await store.insertMessages(queries, rows, { kind: sendMessageKind, maxAttempts }, now);
  }
  return count;
}

const newToken = (): string => randomBytes(18).toString("base64url");

function rowOf(message: NewMessage, from: Letterhead, now: number): store.NewMessageRow {
  const unsubscribeToken = message.kind === "commercial" ? newToken() : null;
  const asks = message.asks ?? null;
  const answerToken = asks !== null && message.channel !== "call" ? newToken() : null;
  return {
    ...{ id: newId(now), direction: "out", status: "queued", createdAt: now, unsubscribeToken, answerToken },
    notBefore: Math.max(now, message.notBefore ?? now),
    channel: message.channel,
    purpose: message.purpose,
    kind: message.kind,
    occasion: message.occasion,
    agentId: message.agentId ?? null,
    patientId: message.patientId ?? null,
    appointmentId: message.appointmentId ?? null,
    recipientName: message.recipientName ?? null,
    toAddress: message.toAddress,
    fromAddress: message.fromAddress ?? null,
    ccAddresses: message.ccAddresses ?? [],
    subject: message.subject ?? null,
    body: wordingOf({ ...message, asks, unsubscribeToken, answerToken }, from),
    offered: message.offered ?? [],
    expiresAt: message.expiresAt ?? null,
  };
}

/** Puts one that did not arrive into the queue again; false when it did not fail, or no further try would mend that. */
export async function sendAgain(queries: ClinicQueries, id: string, now: number): Promise<boolean> {
  const row = await store.findMessage(queries, id);
  if (row === null || !canSendAgain(row, now)) return false;
  const again = { status: "queued", reason: null, settledAt: null, attempts: 0, notBefore: now } as const;
  // At the provider a new attempt is a new message.
  const changed = await store.changeMessage(queries, id, ["failed"], { ...again, providerMessageId: null });
  if (changed === null) return false;
  const sending = { kind: sendMessageKind, payload: { messageId: id }, maxAttempts };
  await enqueue(queries, now, { ...sending, dedupeKey: `message:${id}` });
  return true;
}

/** What has not gone out yet about an appointment that was moved or cancelled stays here. */
export const callOffMessages = (
  queries: ClinicQueries,
  appointmentId: AppointmentId,
  reason:
    | "appointment_moved"
    | "appointment_cancelled"
    | "appointment_restored"
    | "appointment_corrected"
    | "kept_quiet"
    | "told_in_answer",
  now: number,
): Promise<void> => store.callOffQueued(queries, appointmentId, reason, now);

/** What was written on occasions that begin so and is still of use, gone out or not. */
export const findOpenMessages = store.listOpen;

/** Frees the occasions of these messages. What had not gone out stays here for that reason; returns which. */
export const withdrawMessages = store.withdraw;

export type KeptMessage = store.MessageRow;

/** A message that came in; null when there is none of that id. */
export const findReceived = store.findMessage;

/** The message that is the reason of a call of ours, by its id, before the clinic is known. */
export async function findOutgoingCall(database: Database, id: string): Promise<KeptMessage | null> {
  const row = await store.findAcrossClinics(database, { id });
  return row?.channel === "call" && row.direction === "out" ? row : null;
}

/** What came of a call, once: a later word changes nothing. */
export const settleCall = async (
  queries: ClinicQueries,
  id: string,
  how: { status: "delivered" | "failed"; reason: string | null },
  now: number,
): Promise<boolean> => {
  const settled = { ...how, callId: id as CallId, settledAt: now };
  if ((await store.changeMessage(queries, id, ["sending", "sent"], settled)) === null) return false;
  // That somebody does not pick up is no failure of anything.
  const isOurs = how.status === "failed" && how.reason !== "no_answer" && how.reason !== "busy";
  if (isOurs) await noteFailure(queries, failureOf("call", how.reason ?? "no_report"), now);
  return true;
};

/** Texts to and from that number, newest first. */
export const listTextsWith = store.listTextsWith;

/** How the patient wants to be reached; null = they never said. */
export const findPreferences = store.findPreferences;

/** Which of these messages could be sent again. */
export async function findSendable(
  queries: ClinicQueries,
  ids: readonly string[],
  now: number,
): Promise<Set<string>> {
  const rows = await store.findFailed(queries, ids);
  return new Set(rows.filter((row) => canSendAgain(row, now)).map(({ id }) => id));
}

/** What went out to that address since then, newest first. */
export const findWrittenTo = store.listSentTo;

/** What came from that address since then and before that message, newest first. */
export const findReceivedFrom = store.listReceivedFrom;

/** Says whose a message that came in is, and which visit it is about. */
export const attributeReceived = store.attributeReceived;

/** Patients who gave that number (E.164) or email address (lower case), the oldest record first. */
export const whoIsAt = store.findPatientsAt;

/** Whether the patient has been told one of these about the appointment. */
export const hasGoneOut = store.hasGoneOut;

/** What was written for that purpose about the appointment, gone out or not, the latest first. */
export const findWrittenAbout = store.listAbout;

/** What was written on that occasion; null = nothing, or it was called off. */
export const findWrittenOn = store.findOn;

/** Whether any text has gone out, and has not come back, since then. */
export const hasReachedAnybody = store.hasTextsSince;

/** Which of these occasions were written about already. */
export const findKnownOccasions = store.findKnownOccasions;

/** The recalls of a patient who has booked stay here. */
export const callOffRecalls = store.callOffRecalls;

/** Newest first. */
export const listMessages = store.listMessages;

export const findByUnsubscribeToken = (database: Database, unsubscribeToken: string) =>
  store.findAcrossClinics(database, { unsubscribeToken });

/** The email on whose page an answer was given. */
export const findByAnswerToken = (database: Database, answerToken: string) =>
  store.findAcrossClinics(database, { answerToken });
