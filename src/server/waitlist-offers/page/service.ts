import type { OfferAnswer, OfferStatus } from "#contract/booking/waitlist-options.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { hashToken } from "#server/auth/tokens.ts";
import { findEntry } from "#server/booking/waitlist/service.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import { letterheadOf } from "#server/outreach/letterhead/rules.ts";
import { findVisit } from "#server/outreach/planning/service.ts";
import { answerOffer } from "../answers.ts";
import { deadlineInWords } from "../rules.ts";
import type { OfferDependencies } from "../service.ts";
import * as store from "../store.ts";

/** An offer as whoever has its link sees it. */
export interface OfferOfLink {
  clinicName: string;
  /** As it was given; empty when the clinic has none. */
  clinicPhone: string;
  patientName: string;
  localDate: string;
  localTime: string;
  /** `by 3:45 pm`. */
  until: string;
  status: OfferStatus;
  /** Whether an answer still counts. */
  isOpen: boolean;
  /** Whether they are still on the waitlist. */
  isWaiting: boolean;
  /** Theirs, while it stays where it is; null = none, or the offer was taken. */
  visit: { localDate: string; localTime: string } | null;
}

/** Null for an unknown link. */
export const findOfferOfLink = async (deps: OfferDependencies, token: string): Promise<OfferOfLink | null> =>
  (await find(deps, token))?.shown ?? null;

/** Takes the answer down and returns the offer as it stands then; null for an unknown link. */
export async function answerOnOfferPage(
  deps: OfferDependencies,
  token: string,
  answer: OfferAnswer,
): Promise<OfferOfLink | null> {
  const found = await find(deps, token);
  if (!found) return null;
  await answerOffer(deps, found.scope, found.id, { answer, answeredAt: deps.clock.now() });
  return findOfferOfLink(deps, token);
}

async function find(deps: OfferDependencies, token: string) {
  // Anybody can ask for any address; only what could be a token is looked up.
  if (!/^[\w-]{1,64}$/.test(token)) return null;
  const offer = await store.findOfferByToken(deps.database, hashToken(token));
  if (!offer) return null;
  const scope = scopeOfClinic(offer.clinicId);
  const queries = deps.database.within(scope);
  const [profile, freed, entry] = await Promise.all([
    findClinicProfile(queries),
    store.findFreedTime(queries, offer.freedTimeId),
    findEntry(queries, offer.entryId),
  ]);
  const now = deps.clock.now();
  // The link ends with the time that it is about.
  if (!freed || !entry || freed.startsAt <= now) return null;
  const visit =
    entry.appointmentId && offer.status !== "accepted" ? await findVisit(queries, entry.appointmentId) : null;
  const { clinicName, phoneNumber: clinicPhone } = letterheadOf(profile, null);
  const shown: OfferOfLink = {
    ...{ clinicName, clinicPhone, patientName: entry.patientName, status: offer.status },
    ...{ localDate: freed.localDate, localTime: freed.localTime },
    until: deadlineInWords(offer.answerBy, now, profile.timeZone),
    isOpen: offer.status === "offered" && now <= offer.answerBy && entry.closedAt === null,
    isWaiting: entry.closedAt === null,
    visit: visit?.status === "cancelled" ? null : visit,
  };
  return { scope, id: offer.id, shown };
}
