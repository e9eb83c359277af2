import { randomBytes } from "node:crypto";
import type { Clock } from "#kernel/clock.ts";
import { newId, type OfferId } from "#kernel/ids.ts";
import { hashToken } from "#server/auth/tokens.ts";
import type { BookingService } from "#server/booking/service.ts";
import { findEntry, type Waiting, type WaitlistService } from "#server/booking/waitlist/service.ts";
import { type ClinicProfile, findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { hasOptedOut } from "#server/messaging/consent/service.ts";
import { nextSendingTime } from "#server/messaging/outbox/sending-hours.ts";
import { findWrittenOn, type NewMessage, putInOutbox } from "#server/messaging/outbox/service.ts";
import { letterheadOf } from "#server/outreach/letterhead/rules.ts";
import { endOffer, finishTaking } from "./answers.ts";
import { findOfferSettings, lookSoon, noteRest } from "./freed-times.ts";
import { type OfferReach, reachFor } from "./reach.ts";
import {
  answerByOf,
  dayMs,
  graceMs,
  latestSending,
  mostOffersADay,
  offerMail,
  offerPath,
  offerText,
  undoMs,
} from "./rules.ts";
import { isGone, isGoneFor } from "./standing.ts";
import * as store from "./store.ts";

export interface OfferDependencies {
  database: Database;
  clock: Clock;
  booking: BookingService;
  waitlist: Pick<WaitlistService, "whoFits">;
  publicUrl: string | null;
  /** How a message can leave for the clinic's patients. */
  waysOf(scope: ClinicScope): Promise<{ text: boolean; email: boolean }>;
}

type Freed = store.FreedRow;

/** Names the message of an offer. */
export const occasionOf = (id: OfferId): string => `waitlist offer ${id}`;

/**
 * Decides what happens next with a freed time: ends the offer that is out when its time is up, and asks the next who fits. Safe
 * to repeat at any moment: between two looks the database lets one offer out for a time and one to a person.
 */
export async function lookAt(deps: OfferDependencies, scope: ClinicScope, id: string): Promise<void> {
  const queries = deps.database.within(scope);
  const freed = await store.findFreedTime(queries, id);
  if (freed?.status !== "open" || deps.clock.now() < freed.freedAt + undoMs) return;
  const out = await store.findOfferOut(queries, id);
  if (out && !(await hasEnded(deps, scope, freed, out))) return;
  const still = out ? await store.findFreedTime(queries, id) : freed;
  if (still?.status === "open") await offerNext(deps, scope, still);
}

const announce = ({ database }: Pick<OfferDependencies, "database">, scope: ClinicScope) =>
  database.announce(scope.clinicId, { topic: "waitlist" });

/** The same for every freed time of the clinic, soon. */
export async function lookAtAll({ database, clock }: OfferDependencies, scope: ClinicScope): Promise<void> {
  const queries = database.within(scope);
  for (const { id } of await store.findOpenFreedTimes(queries)) await lookSoon(queries, id, clock.now());
}

/** Whether the offer that was out is no more; one that is being taken is brought to its end. */
async function hasEnded(
  deps: OfferDependencies,
  scope: ClinicScope,
  freed: Freed,
  offer: store.OfferRow,
): Promise<boolean> {
  const now = deps.clock.now();
  if (offer.status === "taking") {
    // Whoever took the answer is at it, or was cut short.
    if (now - (offer.answeredAt ?? 0) < graceMs) return false;
    await finishTaking(deps, scope, offer);
    return true;
  }
  const end = await endOf(deps, scope, freed, offer, now);
  if (end === null) return false;
  return endOffer(deps, scope, offer, { status: end });
}

async function endOf(
  deps: OfferDependencies,
  scope: ClinicScope,
  freed: Freed,
  offer: store.OfferRow,
  now: number,
): Promise<"unreachable" | "expired" | "declined" | "lost" | "skipped" | null> {
  const queries = deps.database.within(scope);
  const written = await findWrittenOn(queries, occasionOf(offer.id));
  if (written === null || ["failed", "suppressed", "called_off"].includes(written.status))
    return "unreachable";
  if (now > offer.answerBy + graceMs) return "expired";
  const { channel, toAddress: address } = written;
  if (await hasOptedOut(queries, { channel, kind: "factual", address })) return "declined";
  const entry = await findEntry(queries, offer.entryId);
  if (!entry || entry.closedAt !== null) return "skipped";
  if (await isGoneFor(queries, freed, offer, await findClinicProfile(queries))) return "lost";
  return (await isFree(deps, scope, freed, { callId: offer.id, ...wishOf(entry) })) ? null : "lost";
}

/** Ends it, and goes on with what is left of it. */
async function settle(
  deps: OfferDependencies,
  scope: ClinicScope,
  id: string,
  how: Pick<Freed, "status">,
): Promise<void> {
  const now = deps.clock.now();
  const isSettled = await deps.database.transaction(scope, async (tx) => {
    const settled = await store.changeFreedTime(tx, id, ["open"], { ...how, settledAt: now });
    if (settled) await noteRest(tx, now, settled);
    return settled !== null;
  });
  if (isSettled) announce(deps, scope);
}

const wishOf = ({
  appointmentId,
  appointmentType,
}: Pick<Waiting["entry"], "appointmentId" | "appointmentType">) => ({
  appointmentType,
  ...(appointmentId && { moving: appointmentId }),
});

async function isFree(
  { booking }: OfferDependencies,
  scope: ClinicScope,
  { localDate, localTime }: Freed,
  wanted: Parameters<BookingService["openSlotsBetween"]>[2] = {},
): Promise<boolean> {
  const day = { fromDate: localDate, toDate: localDate };
  return (await booking.openSlotsBetween(scope, day, wanted)).some(({ time }) => time === localTime);
}

/** Asks the next whom the time suits, where it is time to ask and somebody can be reached. */
async function offerNext(deps: OfferDependencies, scope: ClinicScope, freed: Freed): Promise<void> {
  const { database, clock } = deps;
  const queries = database.within(scope);
  const now = clock.now();
  const [settings, profile] = await Promise.all([findOfferSettings(queries), findClinicProfile(queries)]);
  const answerBy = answerByOf(freed.startsAt, settings, now);
  if (!settings.isOn || answerBy === null) return settle(deps, scope, freed.id, { status: "over" });
  if (await isGone(queries, freed, profile)) return settle(deps, scope, freed.id, { status: "taken" });
  if (profile.assistantPaused) return;
  const mayWriteAt = mayAskFrom(now, profile);
  if (mayWriteAt > now) return lookSoon(queries, freed.id, now, mayWriteAt);
  for (const waiting of await whoIsNext(deps, scope, freed, now)) {
    const outcome = await offerTo(deps, scope, { freed, waiting, answerBy, profile });
    if (outcome === "offered" || outcome === "busy") return;
  }
  // Nobody can be asked now; what a call or another offer holds for a moment may come back.
}

/** `now` in the hours in which patients are asked, else when these begin again. */
export const mayAskFrom = (now: number, { timeZone }: Pick<ClinicProfile, "timeZone">): number =>
  nextSendingTime({ channel: "sms", kind: "factual" }, now, timeZone);

/** Whom it suits and who was not asked about it yet, is not asked about another, and was not asked too often lately. */
async function whoIsNext(
  deps: OfferDependencies,
  scope: ClinicScope,
  freed: Freed,
  now: number,
): Promise<Waiting[]> {
  const queries = deps.database.within(scope);
  const [fitting, about, lately] = await Promise.all([
    deps.waitlist.whoFits(scope, freedTimeOf(freed)),
    store.listAsked(queries, freed, now - dayMs),
    store.listOffersSince(queries, now - dayMs),
  ]);
  const asked = new Set(about);
  const isAway = (id: string) => {
    const own = lately.filter(({ entryId }) => entryId === id);
    return (
      own.length >= mostOffersADay || own.some(({ status }) => status === "offered" || status === "taking")
    );
  };
  return fitting.filter(({ entry }) => !asked.has(entry.id) && !isAway(entry.id));
}

export const freedTimeOf = ({ localDate, localTime, startsAt, endsAt }: Freed) => ({
  ...{ date: localDate, time: localTime, startsAt, lengthMs: endsAt - startsAt },
});

/** `busy`: somebody else is asked about it at this moment, or they are asked about another time. */
export type OfferOutcome = "offered" | "unreachable" | "not_free" | "busy";

interface Asking {
  freed: Freed;
  waiting: Waiting;
  answerBy: number;
  profile: ClinicProfile;
}

/** Keeps the time for one person and asks them: all of it or nothing. */
export async function offerTo(
  deps: OfferDependencies,
  scope: ClinicScope,
  asking: Asking,
): Promise<OfferOutcome> {
  const { database, clock, booking } = deps;
  const { freed, answerBy, profile } = asking;
  const { entry } = asking.waiting;
  const now = clock.now();
  const reach = await reachFor(deps, scope, asking.waiting);
  if (reach === null) return "unreachable";
  const id = newId<OfferId>(now);
  const { localDate: date, localTime: time } = freed;
  const slot = { date, time, channel: "staff" as const, ...wishOf(entry) };
  const until = answerBy + 2 * graceMs;
  if (!(await booking.holdSlot(scope, id, slot, profile, until)).ok) return "not_free";
  const isOut = await database.transaction(scope, async (tx) => {
    if ((await store.lockOpenFreedTime(tx, freed.id)) === null) return false;
    const token = reach.channel === "email" ? randomBytes(24).toString("base64url") : null;
    const tokenHash = token && hashToken(token);
    const about = { id, freedTimeId: freed.id, entryId: entry.id, channel: reach.channel, tokenHash };
    const row = { ...about, status: "offered" as const, offeredAt: now, answerBy };
    if (!(await store.addOffer(tx, row))) return false;
    const message = messageOf(deps, asking, reach, { id, token, now });
    await putInOutbox(tx, message, letterheadOf(profile, deps.publicUrl), now);
    // Once where it has not gone out by then, and once when the time to answer is over.
    await lookSoon(tx, freed.id, now, latestSending(row) + 1);
    await lookSoon(tx, freed.id, now, answerBy + graceMs + 1);
    return true;
  });
  if (!isOut) {
    await booking.releaseHold(scope, id);
    return "busy";
  }
  announce(deps, scope);
  database.announce(scope.clinicId, { topic: "messages" });
  return "offered";
}

function messageOf(
  { publicUrl }: OfferDependencies,
  { freed, waiting: { entry, visit }, answerBy, profile }: Asking,
  reach: OfferReach,
  { id, token, now }: { id: OfferId; token: string | null; now: number },
): NewMessage {
  const { localDate, localTime } = freed;
  const offer = { patientName: entry.patientName, localDate, localTime, answerBy, visit };
  const { timeZone } = profile;
  const body =
    token === null
      ? offerText(offer, now, timeZone)
      : offerMail(offer, `${publicUrl ?? ""}${offerPath}/${token}`, now, timeZone);
  return {
    ...{ channel: reach.channel, toAddress: reach.toAddress, purpose: "waitlist_offer", kind: "factual" },
    ...{ occasion: occasionOf(id), subject: "A time has come free", body, expiresAt: answerBy },
    ...{ patientId: reach.patientId, appointmentId: entry.appointmentId, recipientName: entry.patientName },
    offered: [{ date: localDate, time: localTime }],
  };
}

/** Why the message of an offer must not go out any more; null = it may. */
export async function whyOfferOutdated(
  queries: ClinicQueries,
  occasion: string,
  now: number,
): Promise<string | null> {
  const id = offerIdOf(occasion);
  const offer = id === null ? null : await store.findOffer(queries, id);
  if (offer?.status !== "offered") return "offer_over";
  // Asked again which they mean: they are at the telephone.
  if (occasion !== occasionOf(offer.id)) return now > offer.answerBy ? "offer_over" : null;
  if (now > latestSending(offer)) return "offer_over";
  const freed = await store.findFreedTime(queries, offer.freedTimeId);
  if (freed === null) return "offer_over";
  return (await isGoneFor(queries, freed, offer, await findClinicProfile(queries))) ? "offer_over" : null;
}

/** The offer that a message is about; null where it is about none. */
export const offerIdOf = (occasion: string): OfferId | null =>
  (/^waitlist offer ([0-9a-f-]{36})/.exec(occasion)?.[1] as OfferId | undefined) ?? null;
