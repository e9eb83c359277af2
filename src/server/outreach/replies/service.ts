import { z } from "zod";
import { toE164 } from "#kernel/phone-numbers.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { mayMeanAppointment, readConsentWord } from "#server/messaging/consent/rules.ts";
import { keepConsent } from "#server/messaging/consent/service.ts";
import { keepReceived } from "#server/messaging/outbox/received.ts";
import { findReceived, findReceivedFrom, findWrittenTo, whoIsAt } from "#server/messaging/outbox/service.ts";
import { enqueue, type JobHandler, jobDone } from "#server/queue/service.ts";
import { findCalledClinic } from "#server/telephony/service.ts";
import { answerAmongSeveral, answerToChoice, answerToOne, attribute } from "./answers.ts";
import type { RepliesDependencies } from "./port.ts";
import { leaveToStaff } from "./responses.ts";
import { isChoiceOfVisits, questionOf } from "./rules.ts";

export interface ReceivedText {
  from: string;
  to: string;
  body: string;
  providerMessageId: string;
}

export const readReplyKind = "read_reply";
const payload = z.object({ messageId: z.string() });

/**
 * Keeps a text message that came in; what it means is worked out by a job, so that the provider has its answer at once
 * and a crash loses nothing. False when it is nobody's here, or came before.
 */
export async function receiveText(deps: RepliesDependencies, text: ReceivedText): Promise<boolean> {
  const { database, clock } = deps;
  const [from, clinicId] = [toE164(text.from), await findCalledClinic(database, text.to)];
  if (from === null || clinicId === null) return false;
  const now = clock.now();
  const isNew = await database.transaction(scopeOfClinic(clinicId), async (queries) => {
    const who = await whoseNumber(deps, queries, from);
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

/** Who wrote, as far as the number alone can tell: nobody, where a family shares it or it is one of the team's. */
async function whoseNumber(
  { findStaffAt }: RepliesDependencies,
  queries: ClinicQueries,
  from: string,
): Promise<{ patientId: string | null; name: string | null }> {
  const [staff, patients] = [(await findStaffAt?.(queries, from)) ?? [], await whoIsAt(queries, from)];
  const [member] = staff;
  if (member !== undefined) return { patientId: null, name: staff.length === 1 ? member : null };
  const [patient, another] = patients;
  return patient && !another
    ? { patientId: patient.id, name: patient.name }
    : { patientId: null, name: null };
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
  const names = await namesAt(deps, queries, from);
  const word = readConsentWord(received.body);
  if (word) {
    if (word === "stop") await deps.optedOut?.(scope);
    if (mayMeanAppointment(received.body))
      await leaveToStaff(deps, scope, { received, names, title: cancelTitle });
    return;
  }
  const since = received.createdAt - answerWithinMs;
  const question = questionOf(
    received,
    await findWrittenTo(queries, from, since),
    await findReceivedFrom(queries, from, { since, before: received }),
  );
  if (question.kind === "none") return leaveToStaff(deps, scope, { received, names });
  if (question.kind === "several") return answerAmongSeveral(deps, scope, received, question.among);
  const { about } = question;
  if (isChoiceOfVisits(about)) return answerToChoice(deps, scope, { received, about });
  await answerToOne(deps, { scope, received: await attribute(queries, received, about), about });
}

const cancelTitle = "A patient wrote CANCEL: no more texts go to this number. Ask about the appointment";

/** Everybody who is known at that number: people of the team, who are no patients there, or else patients. */
async function namesAt(
  { findStaffAt }: RepliesDependencies,
  queries: ClinicQueries,
  from: string,
): Promise<string[]> {
  const staff = (await findStaffAt?.(queries, from)) ?? [];
  if (staff.length > 0) return staff.map((name) => `${name} of the team`);
  return (await whoIsAt(queries, from)).map(({ name }) => name);
}
