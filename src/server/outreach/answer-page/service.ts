import { scopeOfClinic } from "#server/auth/policy.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { findByAnswerToken } from "#server/messaging/outbox/service.ts";
import { idOfPeriod } from "#server/queue/rules.ts";
import { letterheadOf } from "../letterhead/rules.ts";
import { findVisit, type VisitNow } from "../planning/service.ts";
import { type AnswerDependencies, confirmVisit, giveUpVisit } from "../visit-answers/service.ts";

/** A visit as whoever has the link of its email sees it. */
export interface VisitToAnswer {
  visit: VisitNow;
  clinicName: string;
  /** As it was given; empty when the clinic has none. */
  clinicPhone: string;
  /** Whether it is still to come. */
  isToCome: boolean;
}

/** Null for an unknown link. */
export const findVisitToAnswer = async (
  deps: AnswerDependencies,
  token: string,
): Promise<VisitToAnswer | null> => (await find(deps, token))?.shown ?? null;

/** Takes the answer down and returns the visit as it stands then; null for an unknown link. */
export async function answerOnPage(
  deps: AnswerDependencies,
  token: string,
  answer: "yes" | "no",
): Promise<VisitToAnswer | null> {
  const found = await find(deps, token);
  if (!found) return null;
  const { scope, messageId, shown } = found;
  const words = answer === "yes" ? "pressed “I will come”" : "pressed “I cannot come”";
  // A visit that staff brought back can be given up again.
  const id = idOfPeriod(messageId, shown.visit.updatedAt);
  const said = { visit: shown.visit, id, means: "by the link in a message", words };
  await (answer === "yes" ? confirmVisit : giveUpVisit)(deps, scope, said);
  return findVisitToAnswer(deps, token);
}

/** The same with whose it is, for what else can be done by that link. */
export interface VisitOfLink {
  scope: ClinicScope;
  messageId: string;
  shown: VisitToAnswer;
}

export const findVisitOfLink = find;

async function find(
  { database, clock }: Pick<AnswerDependencies, "database" | "clock">,
  token: string,
): Promise<VisitOfLink | null> {
  // Anybody can ask for any address; only what could be a token is looked up.
  if (!/^[\w-]{1,64}$/.test(token)) return null;
  const row = await findByAnswerToken(database, token);
  if (!row || row.appointmentId === null) return null;
  const scope = scopeOfClinic(row.clinicId);
  const queries = database.within(scope);
  const visit = await findVisit(queries, row.appointmentId);
  if (!visit) return null;
  const { clinicName, phoneNumber: clinicPhone } = letterheadOf(await findClinicProfile(queries), null);
  const isToCome = visit.startsAt > clock.now();
  return { scope, messageId: row.id, shown: { visit, clinicName, clinicPhone, isToCome } };
}
