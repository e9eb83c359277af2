import { z } from "zod";
import type { Clock } from "#kernel/clock.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import type { BookingService } from "#server/booking/service.ts";
import { leaveStaffTask, showActivity } from "#server/clinic/desk/service.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { mayMeanAppointment, readConsentWord } from "#server/messaging/consent/rules.ts";
import { keepConsent } from "#server/messaging/consent/service.ts";
import { keepReceived } from "#server/messaging/outbox/received.ts";
import {
  findReceived,
  findWrittenTo,
  type KeptMessage,
  putInOutbox,
  whoIsAt,
} from "#server/messaging/outbox/service.ts";
import { enqueue, type JobHandler, jobDone } from "#server/queue/service.ts";
import { findCalledClinic } from "#server/telephony/service.ts";
import { firstName, whenInWords } from "../appointments/rules.ts";
import { letterheadOf } from "../letterhead/rules.ts";
import { readAnswer } from "./rules.ts";

export interface RepliesDependencies {
  database: Database;
  clock: Clock;
  booking: BookingService;
  publicUrl: string | null;
  /** What an agent makes of an answer to a message of its own; false = it is for staff. */
  answerToAgent?: (reply: Reply) => Promise<boolean>;
}

export interface Reply {
  scope: ClinicScope;
  received: KeptMessage;
  /** What was last written to that number; the answer is to this. */
  about: KeptMessage;
}

export interface ReceivedText {
  from: string;
  to: string;
  body: string;
  providerMessageId: string;
}

const readReplyKind = "read_reply";
const payload = z.object({ messageId: z.string() });

/**
 * Keeps a text message that came in; what it means is worked out by a job, so that the provider has its answer at once
 * and a crash loses nothing. False when it is nobody's here, or came before.
 */
export async function receiveText(
  { database, clock }: RepliesDependencies,
  text: ReceivedText,
): Promise<boolean> {
  const [from, clinicId] = [toE164(text.from), await findCalledClinic(database, text.to)];
  if (from === null || clinicId === null) return false;
  const now = clock.now();
  const isNew = await database.transaction(scopeOfClinic(clinicId), async (queries) => {
    const [patient] = await whoIsAt(queries, from);
    const who = { patientId: patient?.id ?? null, name: patient?.name ?? null };
    const messageId = await keepReceived(queries, { ...text, ...who, from }, now);
    if (messageId === null) return false;
    // Before anything else: from here on nothing more may go out.
    const word = readConsentWord(text.body);
    if (word) {
      const said = { isAllowed: word === "start", source: "reply", wording: text.body } as const;
      await keepConsent(queries, { channel: "sms", address: from, ...said }, now);
    }
    await enqueue(queries, now, { kind: readReplyKind, payload: { messageId } });
    return true;
  });
  if (isNew) database.announce(clinicId, { topic: "messages" });
  return isNew;
}

/** The jobs of this room, to be handed to the worker. */
export function replyJobs(deps: RepliesDependencies): { handlers: Record<string, JobHandler> } {
  const read: JobHandler = async (job) => {
    if (job.clinicId === null) return { ok: false, code: "no_clinic", isPermanent: true };
    await readReply(deps, scopeOfClinic(job.clinicId), payload.parse(job.payload).messageId);
    return jobDone;
  };
  return { handlers: { [readReplyKind]: read } };
}

/** An answer is looked for among what was written in the last thirty days. */
const answerWithinMs = 30 * 86_400_000;

async function readReply(deps: RepliesDependencies, scope: ClinicScope, messageId: string): Promise<void> {
  const queries = deps.database.within(scope);
  const received = await findReceived(queries, messageId);
  const from = received?.fromAddress;
  if (!received || !from) return;
  if (readConsentWord(received.body)) {
    if (mayMeanAppointment(received.body)) await leaveToStaff(deps, scope, received, cancelTitle);
    return;
  }
  const written = await findWrittenTo(queries, from, received.createdAt - answerWithinMs);
  const about = written.find(({ purpose, offered }) => purpose !== "answer" || offered.length > 0);
  if (!about) return leaveToStaff(deps, scope, received, "Answer a text message");
  if (about.agentId !== null && (await deps.answerToAgent?.({ scope, received, about }))) return;
  const context = `In answer to: “${about.body}”`;
  if (about.appointmentId === null)
    return leaveToStaff(deps, scope, received, "Answer a text message", context);
  await answerAboutVisit(deps, scope, { received, from, written });
}

const cancelTitle = "A patient wrote CANCEL: no more texts go to this number. Ask about the appointment";

interface VisitReply {
  received: KeptMessage;
  from: string;
  written: KeptMessage[];
}

/** Yes confirms, no and whatever is not plain goes to staff. */
async function answerAboutVisit(
  deps: RepliesDependencies,
  scope: ClinicScope,
  { received, from, written }: VisitReply,
): Promise<void> {
  const answer = readAnswer(received.body);
  const asked = new Set(written.map(({ appointmentId }) => appointmentId));
  const upcoming = (await deps.booking.findUpcomingByPhone(scope, from)).filter(({ id }) => asked.has(id));
  const open = upcoming.filter(({ status }) => status === "requested");
  // A family shares its number: which of several visits is meant, only a person can ask.
  const [visit, another] = open.length > 0 ? open : upcoming;
  if (!visit || (another && answer === "yes" && open.length !== 0) || answer === "unclear")
    return leaveToStaff(deps, scope, received, "Answer a text message");
  if (answer === "no") {
    await leaveToStaff(deps, scope, received, "Patient cannot come", `Asked about ${whenInWords(visit)}.`);
    const sorry = "Thank you for telling us. The team will be in touch about another time";
    return answerWith(deps, scope, received, sorry);
  }
  const outcome = await deps.booking.confirmAppointment(scope, visit.id);
  if (!outcome.ok) return leaveToStaff(deps, scope, received, "Answer a text message");
  if (open.length > 0) {
    const text = `${visit.patientName} confirmed ${whenInWords(visit)} by text message`;
    const happening = { id: received.id, type: "reminder", text, appointmentId: visit.id } as const;
    await showActivity(deps.database.within(scope), happening, deps.clock.now());
    deps.database.announce(scope.clinicId, { topic: "activity" });
  }
  const thanks = `Thank you, ${firstName(visit.patientName)}. See you on ${whenInWords(visit)}`;
  await answerWith(deps, scope, received, thanks);
}

async function leaveToStaff(
  { database, clock }: RepliesDependencies,
  scope: ClinicScope,
  received: KeptMessage,
  title: string,
  context = "",
): Promise<void> {
  const who = received.recipientName ?? "Somebody without a patient record";
  const detail = [`${who} wrote: “${received.body}”.`, context].filter(Boolean).join(" ");
  const task = { id: received.id, kind: "message", title, detail, phone: received.fromAddress } as const;
  await leaveStaffTask(database, scope, task, clock.now());
}

const answerLifeMs = 3_600_000;

/** Goes out whatever the hour: the patient is holding the telephone. */
export async function answerWith(
  { database, clock, publicUrl }: Pick<RepliesDependencies, "database" | "clock" | "publicUrl">,
  scope: ClinicScope,
  received: KeptMessage,
  body: string,
  more: { offered?: { date: string; time: string }[]; agentId?: string } = {},
): Promise<void> {
  if (received.fromAddress === null) return;
  const now = clock.now();
  const { patientId, recipientName, fromAddress: toAddress } = received;
  await database.transaction(scope, async (queries: ClinicQueries) => {
    const from = letterheadOf(await findClinicProfile(queries), publicUrl);
    const about = { patientId, recipientName, toAddress, ...more };
    const message = { ...about, channel: "sms", purpose: "answer", kind: "factual", body } as const;
    const expiresAt = now + answerLifeMs;
    await putInOutbox(queries, { ...message, occasion: `answer ${received.id}`, expiresAt }, from, now);
  });
  database.announce(scope.clinicId, { topic: "messages" });
}
