import { findEntry } from "#server/booking/waitlist/service.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { putInOutbox } from "#server/messaging/outbox/service.ts";
import { whenInWords } from "#server/outreach/appointments/rules.ts";
import { letterheadOf } from "#server/outreach/letterhead/rules.ts";
import { findVisit } from "#server/outreach/planning/service.ts";
import type { Reply } from "#server/outreach/replies/port.ts";
import { answerWith } from "#server/outreach/replies/responses.ts";
import { readAnswer } from "#server/outreach/replies/rules.ts";
import { findOutreachSettings } from "#server/outreach/settings/service.ts";
import { type AnswerOutcome, answerOffer } from "./answers.ts";
import { lookSoon } from "./freed-times.ts";
import { deadlineInWords, declinedText, lateText, lostText, takenText, whichIsMeantText } from "./rules.ts";
import { type OfferDependencies, occasionOf, offerIdOf } from "./service.ts";
import * as store from "./store.ts";

/** A text that answers an offer; false = it is not plain, and a person has to read it. */
export async function answerByText(
  deps: OfferDependencies,
  { scope, received, about }: Reply,
): Promise<boolean> {
  const id = offerIdOf(about.occasion);
  const answer = readAnswer(received.body);
  if (id === null || answer === "unclear") return false;
  const outcome = await answerOffer(deps, scope, id, { answer, answeredAt: received.createdAt });
  if (outcome === null) return false;
  const name = about.recipientName ?? "";
  const hadItBefore = outcome.kind === "taken" && outcome.offer.answeredAt !== received.createdAt;
  if (hadItBefore) return answerAgain(deps, { scope, received }, outcome.offer, name);
  const text = await textOf(deps, scope, outcome, name);
  if (text !== null) await answerWith(deps, scope, received, text);
  return true;
}

/** Whoever has the time says so again: they hear what they have. False = the visit does not stand any more, which is for staff. */
async function answerAgain(
  deps: OfferDependencies,
  { scope, received }: Pick<Reply, "scope" | "received">,
  { appointmentId }: store.OfferRow,
  name: string,
): Promise<boolean> {
  const visit = appointmentId && (await findVisit(deps.database.within(scope), appointmentId));
  if (!visit || visit.status === "cancelled") return false;
  await answerWith(deps, scope, received, takenText(name, whenInWords(visit)));
  return true;
}

async function textOf(
  { database }: OfferDependencies,
  scope: ClinicScope,
  { kind, offer }: AnswerOutcome,
  name: string,
): Promise<string | null> {
  const queries = database.within(scope);
  const entry = await findEntry(queries, offer.entryId);
  const isWaiting = entry?.closedAt === null;
  if (kind === "declined") return declinedText(name, isWaiting);
  const freed = await store.findFreedTime(queries, offer.freedTimeId);
  const when = freed ? whenInWords(freed) : "that time";
  if (kind !== "taken") return kind === "late" ? lateText(when, isWaiting) : lostText(when, isWaiting);
  // The confirmation that goes with every booking and move is the answer.
  return (await findOutreachSettings(queries)).appointmentSms ? null : takenText(name, when);
}

/** YES or NO, while something else is in question as well: asked back, since a move is more than a nod. */
export async function askBack(deps: OfferDependencies, { scope, received, about }: Reply): Promise<boolean> {
  const { database, clock, publicUrl } = deps;
  const queries = database.within(scope);
  const id = offerIdOf(about.occasion);
  const offer = id && (await store.findOffer(queries, id));
  const freed = offer && (await store.findFreedTime(queries, offer.freedTimeId));
  if (!offer || !freed || offer.status !== "offered" || received.fromAddress === null) return false;
  const now = clock.now();
  const profile = await findClinicProfile(queries);
  const until = deadlineInWords(offer.answerBy, now, profile.timeZone);
  const { patientId, appointmentId, recipientName, offered } = about;
  await database.transaction(scope, (tx) =>
    putInOutbox(
      tx,
      {
        ...{ channel: "sms", purpose: "waitlist_offer", kind: "factual" },
        ...{ patientId, appointmentId, recipientName, offered, expiresAt: offer.answerBy },
        ...{ toAddress: received.fromAddress ?? "", fromAddress: received.toAddress },
        occasion: `${occasionOf(offer.id)} again ${received.id}`,
        body: whichIsMeantText(whenInWords(freed), until),
      },
      letterheadOf(profile, publicUrl),
      now,
    ),
  );
  return true;
}

/** The message of an offer will not arrive: the next is asked. Inside the transaction that gives the message up. */
export async function noteUnreachable(
  queries: Parameters<typeof store.findOffer>[0],
  occasion: string,
  now: number,
): Promise<void> {
  const id = offerIdOf(occasion);
  const offer = id && (await store.findOffer(queries, id));
  if (offer && occasion === occasionOf(offer.id)) await lookSoon(queries, offer.freedTimeId, now);
}
