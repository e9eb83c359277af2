import type { AppointmentId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import {
  attributeReceived,
  callOffMessages,
  findReceived,
  type KeptMessage,
} from "#server/messaging/outbox/service.ts";
import { idOfPeriod } from "#server/queue/rules.ts";
import { firstName, whenInWords } from "../appointments/rules.ts";
import { findVisit, type VisitNow } from "../planning/service.ts";
import { confirmVisit, giveUpVisit } from "../visit-answers/service.ts";
import type { RepliesDependencies, Reply } from "./port.ts";
import { answerOccasion, answerWith, leaveToStaff } from "./responses.ts";
import { readAnswer, readVisitChoice, tooLateText, whichVisitText, writerInWords } from "./rules.ts";

/** The text is from now on that of whoever was asked. */
export async function attribute(
  queries: ClinicQueries,
  received: KeptMessage,
  { patientId, appointmentId, recipientName }: KeptMessage,
): Promise<KeptMessage> {
  const whose = { patientId, appointmentId, recipientName };
  await attributeReceived(queries, received.id, whose);
  return { ...received, ...whose };
}

export async function answerToOne(deps: RepliesDependencies, reply: Reply): Promise<void> {
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
export async function answerAmongSeveral(
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
export async function answerToChoice(
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
