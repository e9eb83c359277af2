import type { Clock } from "#kernel/clock.ts";
import { findConfigurations } from "#server/assistants/service.ts";
import { addTask, showActivity } from "#server/clinic/desk/service.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { inWords, lieWithRecipient } from "#server/messaging/outbox/failures.ts";
import { type KeptMessage, type NewMessage, putInOutbox } from "#server/messaging/outbox/service.ts";
import {
  asksAfterBooking,
  cancellationText,
  confirmationText,
  reminderExpiry,
  reminderText,
  whenInWords,
} from "../appointments/rules.ts";
import { followUpText } from "../follow-up/rules.ts";
import { letterheadOf } from "../letterhead/rules.ts";
import { findVisit, type VisitNow } from "../planning/service.ts";

/**
 * What becomes of a message to a patient that will not arrive: a text is followed by an email where the address is known,
 * and otherwise a person is asked to reach them. Recalls have attempts of their own, and nobody waits for an offer.
 */
export function reachOtherwise(clock: Clock, publicUrl: string | null) {
  return async (queries: ClinicQueries, row: KeptMessage): Promise<void> => {
    const now = clock.now();
    if (row.purpose === "staff_alert") return alertByMail(queries, row, publicUrl, now);
    const what = whatItWas[row.purpose];
    if (!what) return;
    const visit = row.appointmentId && (await findVisit(queries, row.appointmentId));
    // What it was about is over, or no longer so.
    if (visit && (hasBegun(visit, row, now) || isTakenBack(visit, row))) return;
    const mail = visit && (await asMail(queries, row, visit));
    if (mail && (mail.expiresAt ?? now + 1) > now) {
      const from = letterheadOf(await findClinicProfile(queries), publicUrl);
      await putInOutbox(queries, mail, from, now);
    } else await leaveToStaff(queries, { row, what, visit }, now);
  };
}

/** What waits for the team lies on the dashboard already; where the text about it failed, its mailbox hears of it. */
async function alertByMail(
  queries: ClinicQueries,
  row: KeptMessage,
  publicUrl: string | null,
  now: number,
): Promise<void> {
  const from = letterheadOf(await findClinicProfile(queries), publicUrl);
  if (row.channel !== "sms" || from.email === "") return;
  const { purpose, kind, agentId, subject, expiresAt } = row;
  const mail = {
    ...{ purpose, kind, agentId, subject, expiresAt },
    channel: "email",
    toAddress: from.email,
  } as const;
  const body = `${subject ?? "Something waits for you"}. More on the dashboard`;
  await putInOutbox(queries, { ...mail, body, occasion: `${row.occasion} by e-mail` }, from, now);
}

const title = "A patient could not be reached: please ring";

async function leaveToStaff(
  queries: ClinicQueries,
  { row, what, visit }: { row: KeptMessage; what: string; visit: VisitNow | null },
  now: number,
): Promise<void> {
  const about = visit ? ` about ${whenInWords(visit)}` : "";
  const task = {
    // Left again when it is sent again and fails again.
    ...{ id: row.id, kind: "undelivered" as const, title, phone: visit?.phoneE164 ?? phoneOf(row) },
    ...{ personName: row.recipientName, messageId: row.id, appointmentId: row.appointmentId },
    // Each is another person to ring; what the clinic or its provider can mend stands together.
    alike: lieWithRecipient(row.reason) ? null : `undelivered ${row.reason ?? ""}`,
    detail: `${what}${about} did not reach ${row.recipientName ?? "the patient"}: ${inWords(row.reason ?? "")}.`,
  };
  if (await addTask(queries, task, now))
    await showActivity(queries, { type: "escalation", text: title }, now);
}

/** What patients wait for or rely on. */
const whatItWas: Partial<Record<KeptMessage["purpose"], string>> = {
  confirmation: "The confirmation",
  reminder: "The reminder",
  cancellation: "That the visit is cancelled",
  follow_up: "The question how they are",
  answer: "Our answer to their text",
  reply: "Your text",
};

const hasBegun = (visit: VisitNow, { purpose }: KeptMessage, now: number): boolean =>
  visit.startsAt <= now && purpose !== "follow_up";

/** A cancelled visit needs no reminder, and one that stands again no word that it is cancelled. */
const isTakenBack = (visit: VisitNow, { purpose }: KeptMessage): boolean =>
  purpose === "cancellation"
    ? visit.status !== "cancelled"
    : visit.status === "cancelled" && purpose !== "answer";

const phoneOf = ({ channel, toAddress }: KeptMessage): string | null =>
  channel === "email" ? null : toAddress;

/** The same by email, in the words that an email has for it; null when there is no address or it was one already. */
async function asMail(queries: ClinicQueries, row: KeptMessage, visit: VisitNow): Promise<NewMessage | null> {
  if (row.channel !== "sms" || visit.email === null) return null;
  const words = await wordsByMail(queries, row, visit);
  return (
    words && {
      ...{ channel: "email", purpose: row.purpose, kind: "factual", agentId: row.agentId },
      ...{ patientId: row.patientId, appointmentId: row.appointmentId, recipientName: row.recipientName },
      ...{ toAddress: visit.email, subject: row.subject, occasion: `${row.occasion} by e-mail` },
      ...words,
    }
  );
}

type Words = Pick<NewMessage, "body" | "asks" | "expiresAt">;

async function wordsByMail(queries: ClinicQueries, row: KeptMessage, visit: VisitNow): Promise<Words | null> {
  const { startsAt: expiresAt } = visit;
  switch (row.purpose) {
    case "confirmation":
      return { body: confirmationText(visit, false), asks: asksAfterBooking(visit), expiresAt };
    case "reminder":
      return { body: reminderText(visit), asks: "confirm", expiresAt: reminderExpiry(expiresAt) };
    case "cancellation":
      return { body: cancellationText(visit), expiresAt };
    case "follow_up": {
      const settings = (await findConfigurations(queries)).find(({ agentId }) => agentId === "3");
      const body = settings?.agentId === "3" ? followUpText(visit.patientName, settings) : null;
      return body === null ? null : { body, expiresAt: row.expiresAt };
    }
    default:
      return null;
  }
}
