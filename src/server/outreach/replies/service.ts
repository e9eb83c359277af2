import { z } from "zod";
import type { Clock } from "#kernel/clock.ts";
import type { AppointmentId } from "#kernel/ids.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import type { BookingService } from "#server/booking/service.ts";
import { leaveStaffTask } from "#server/clinic/desk/service.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { mayMeanAppointment, readConsentWord } from "#server/messaging/consent/rules.ts";
import { keepConsent } from "#server/messaging/consent/service.ts";
import { keepReceived } from "#server/messaging/outbox/received.ts";
import {
  attributeReceived,
  callOffMessages,
  findReceived,
  findReceivedFrom,
  findWrittenTo,
  type KeptMessage,
  type NewMessage,
  putInOutbox,
  whoIsAt,
} from "#server/messaging/outbox/service.ts";
import { idOfPeriod } from "#server/queue/rules.ts";
import { enqueue, type JobHandler, jobDone } from "#server/queue/service.ts";
import { findCalledClinic } from "#server/telephony/service.ts";
import { firstName, whenInWords } from "../appointments/rules.ts";
import { letterheadOf } from "../letterhead/rules.ts";
import { findVisit, type VisitNow } from "../planning/service.ts";
import { confirmVisit, giveUpVisit } from "../visit-answers/service.ts";
import {
  isChoiceOfVisits,
  questionOf,
  readAnswer,
  readVisitChoice,
  tooLateText,
  whichVisitText,
  writerInWords,
} from "./rules.ts";

export interface RepliesDependencies {
  database: Database;
  clock: Clock;
  booking: BookingService;
  publicUrl: string | null;
  /** What an agent makes of an answer to a message of its own; false = it is for staff. */
  answerToAgent?: (reply: Reply) => Promise<boolean>;
  /** What becomes of an answer to an offer from the waitlist; false = it is for staff. */
  answerToOffer?: (reply: Reply) => Promise<boolean>;
  /** Asks whether a plain answer is meant for that offer, since something else is in question too; false = it is over. */
  askAboutOffer?: (reply: Reply) => Promise<boolean>;
  /** Somebody said STOP: what they are asked now is over. */
  optedOut?: (scope: ClinicScope) => Promise<void>;
  /** Names of the people of the team who have this number, E.164. */
  findStaffAt?: (queries: ClinicQueries, e164: string) => Promise<string[]>;
}

export interface Reply {
  scope: ClinicScope;
  received: KeptMessage;
  /** The question that it answers. */
  about: KeptMessage;
}

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

/** The text is from now on that of whoever was asked. */
async function attribute(
  queries: ClinicQueries,
  received: KeptMessage,
  { patientId, appointmentId, recipientName }: KeptMessage,
): Promise<KeptMessage> {
  const whose = { patientId, appointmentId, recipientName };
  await attributeReceived(queries, received.id, whose);
  return { ...received, ...whose };
}

async function answerToOne(deps: RepliesDependencies, reply: Reply): Promise<void> {
  const { scope, received, about } = reply;
  const names = about.recipientName === null ? [] : [about.recipientName];
  const context = `In answer to: “${about.body}”`;
  if (about.purpose === "roster")
    return leaveToStaff(deps, scope, { received, names, context, title: "A team member answered" });
  if (about.purpose === "waitlist_offer") {
    // Never an answer about the visit that would come forward.
    if (await deps.answerToOffer?.(reply)) return;
    return leaveToStaff(deps, scope, { received, names, context });
  }
  if (about.agentId !== null && about.appointmentId === null && (await deps.answerToAgent?.(reply))) return;
  if (about.purpose === "follow_up" && (await deps.answerToAgent?.(reply))) return;
  const visit = about.appointmentId && (await findVisit(deps.database.within(scope), about.appointmentId));
  const answer = readAnswer(received.body);
  if (!visit || answer === "unclear" || about.purpose === "follow_up")
    return leaveToStaff(deps, scope, { received, names, context });
  if (!(await answerAboutVisits(deps, { scope, received }, [visit], answer)))
    await answerTooLate(deps, scope, { received, names, context, visits: [visit] });
}

/**
 * A plain yes or no to several visits is asked about; anything else is for a person to read, who sees whose number it is. How
 * somebody feels after a treatment is taken seriously whoever of them it is.
 */
async function answerAmongSeveral(
  deps: RepliesDependencies,
  scope: ClinicScope,
  received: KeptMessage,
  among: KeptMessage[],
): Promise<void> {
  const names = among.flatMap(({ recipientName }) => recipientName ?? []);
  const answer = readAnswer(received.body);
  const offer = among.find(({ purpose }) => purpose === "waitlist_offer");
  const queries = deps.database.within(scope);
  if (answer !== "unclear" && offer) {
    const others = among.filter((one) => one !== offer);
    if (answer === "yes" && !(await wantsYes(queries, others)))
      return answerToOne(deps, {
        scope,
        received: await attribute(queries, received, offer),
        about: offer,
      });
    if (await deps.askAboutOffer?.({ scope, received, about: offer })) return;
    // It is over: whoever wrote hears that, and staff see what else it may have been about. A no cancels no visit by this.
    await deps.answerToOffer?.({ scope, received, about: offer });
    return leaveToStaff(deps, scope, { received, names });
  }
  const followUp = among.find(({ purpose }) => purpose === "follow_up");
  if (answer === "unclear" && followUp) {
    const writer = { ...received, recipientName: writerInWords(names) };
    if (await deps.answerToAgent?.({ scope, received: writer, about: followUp })) return;
  }
  const asked = await visitsOf(queries, among);
  const visits = asked.filter(isToCome(deps.clock.now()));
  const isOnlyVisits = among.every(({ purpose }) => purpose === "confirmation" || purpose === "reminder");
  const [only, another] = visits;
  if (answer === "unclear" || !isOnlyVisits) return leaveToStaff(deps, scope, { received, names });
  if (!only) return answerTooLate(deps, scope, { received, names, visits: asked });
  if (!another) {
    const about = among.find(({ appointmentId }) => appointmentId === only.id);
    if (about) await answerToOne(deps, { scope, received: await attribute(queries, received, about), about });
    return;
  }
  const offered = visits.map(({ id: appointmentId, localDate: date, localTime: time }) => ({
    ...{ date, time, appointmentId },
  }));
  await answerWith(deps, scope, { ...received, recipientName: null }, whichVisitText(visits), { offered });
}

/** Whether one of them can be answered with a yes: a confirmation of what is confirmed asks for a no alone. */
async function wantsYes(queries: ClinicQueries, asked: readonly KeptMessage[]): Promise<boolean> {
  if (asked.some(({ purpose }) => purpose !== "confirmation")) return true;
  return (await visitsOf(queries, asked)).some(({ status }) => status === "requested");
}

/** In that order. */
async function visitsOf(
  queries: ClinicQueries,
  asked: readonly { appointmentId?: AppointmentId | null }[],
): Promise<VisitNow[]> {
  const found: (VisitNow | null)[] = [];
  for (const { appointmentId } of asked)
    found.push(appointmentId ? await findVisit(queries, appointmentId) : null);
  return found.filter((visit) => visit !== null);
}

const isToCome = (now: number) => (visit: VisitNow) => visit.startsAt > now && visit.status !== "cancelled";

/** They were asked which visit they mean, and now say so; whether they come they said before. */
async function answerToChoice(
  deps: RepliesDependencies,
  scope: ClinicScope,
  { received, about }: { received: KeptMessage; about: KeptMessage },
): Promise<void> {
  const queries = deps.database.within(scope);
  const asked = await findReceived(queries, about.occasion.replace(answerOccasion, ""));
  const answer = readAnswer(asked?.body ?? "");
  const visits = await visitsOf(queries, about.offered);
  const chosen = readVisitChoice(received.body, visits.length)?.flatMap((place) => visits[place] ?? []);
  const names = visits.map(({ patientName }) => patientName);
  const context = `In answer to: “${about.body}”`;
  const [first, another] = chosen ?? [];
  if (first && !another) await attributeReceived(queries, received.id, whoseVisit(first));
  const isTaken =
    answer !== "unclear" &&
    chosen !== undefined &&
    chosen.length > 0 &&
    (await answerAboutVisits(deps, { scope, received }, chosen, answer));
  if (isTaken) return;
  if (answer !== "unclear" && chosen !== undefined && chosen.length > 0)
    return answerTooLate(deps, scope, { received, names, context, visits: chosen });
  await leaveToStaff(deps, scope, { received, names, context });
}

const whoseVisit = ({ id, patientId, patientName }: VisitNow) => ({
  ...{ patientId, appointmentId: id, recipientName: patientName },
});

/** Yes confirms, no frees the time, as the message said. False when it is too late for either. */
async function answerAboutVisits(
  deps: RepliesDependencies,
  { scope, received }: Pick<Reply, "scope" | "received">,
  visits: VisitNow[],
  answer: "yes" | "no",
): Promise<boolean> {
  const when = visits.map(whenInWords).join(" and ");
  const [first] = visits;
  const about = { means: "by text message", words: `wrote: “${received.body}”` };
  for (const [place, visit] of visits.entries()) {
    const id = place === 0 ? received.id : idOfPeriod(received.id, place);
    const take = answer === "yes" ? confirmVisit : giveUpVisit;
    if (!(await take(deps, scope, { visit, id, ...about }))) return false;
    // The answer says it, so no second message does.
    if (answer === "no")
      await callOffMessages(deps.database.within(scope), visit.id, "told_in_answer", deps.clock.now());
  }
  const name = visits.length === 1 && first ? `, ${firstName(first.patientName)}` : "";
  const text =
    answer === "yes"
      ? `Thank you${name}. See you on ${when}`
      : `Thank you for telling us${name}. Your appointment on ${when} is cancelled. Ring us for another time`;
  const appointmentId = answer === "no" ? first?.id : undefined;
  await answerWith(deps, scope, received, text, { ...(appointmentId && { appointmentId }) });
  return true;
}

/** It changes nothing any more: whoever wrote is told so, and a person reads what they want instead. */
async function answerTooLate(
  deps: RepliesDependencies,
  scope: ClinicScope,
  { visits, ...task }: { visits: readonly VisitNow[] } & Parameters<typeof leaveToStaff>[2],
): Promise<void> {
  // What was cancelled by the first of two words is cancelled now.
  const standing = await visitsOf(
    deps.database.within(scope),
    visits.map(({ id }) => ({ appointmentId: id })),
  );
  await leaveToStaff(deps, scope, task);
  await answerWith(deps, scope, task.received, tooLateText(standing));
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

async function leaveToStaff(
  { database, clock }: RepliesDependencies,
  scope: ClinicScope,
  {
    received,
    names,
    title = "Answer a text message",
    context = "",
  }: { received: KeptMessage; names: readonly string[]; title?: string; context?: string },
): Promise<void> {
  const detail = [`${writerInWords(names)} wrote: “${received.body}”.`, context].filter(Boolean).join("\n");
  const about = {
    ...{ messageId: received.id, appointmentId: received.appointmentId },
    personName: received.recipientName ?? (names.length === 1 ? (names[0] ?? null) : null),
  };
  const task = {
    id: received.id,
    kind: "text",
    title,
    detail,
    phone: received.fromAddress,
    ...about,
  } as const;
  await leaveStaffTask(database, scope, task, clock.now());
}

/** Before the id of the text that is answered. */
const answerOccasion = "answer ";
const answerLifeMs = 3_600_000;

/** Goes out whatever the hour: the patient is holding the telephone. */
export async function answerWith(
  { database, clock, publicUrl }: Pick<RepliesDependencies, "database" | "clock" | "publicUrl">,
  scope: ClinicScope,
  received: KeptMessage,
  body: string,
  more: Pick<NewMessage, "offered" | "agentId" | "appointmentId"> = {},
): Promise<void> {
  if (received.fromAddress === null) return;
  const now = clock.now();
  // From the number that they wrote to: an answer from another one is a stranger's.
  const { patientId, recipientName, fromAddress: toAddress, toAddress: fromAddress } = received;
  await database.transaction(scope, async (queries: ClinicQueries) => {
    const from = letterheadOf(await findClinicProfile(queries), publicUrl);
    const about = { patientId, recipientName, toAddress, fromAddress, ...more };
    const message = { ...about, channel: "sms", purpose: "answer", kind: "factual", body } as const;
    const expiresAt = now + answerLifeMs;
    await putInOutbox(
      queries,
      { ...message, occasion: `${answerOccasion}${received.id}`, expiresAt },
      from,
      now,
    );
  });
  database.announce(scope.clinicId, { topic: "messages" });
}
