import type {
  FreedTime,
  SteerOffersBody,
  WaitlistOffers,
  WaitlistSettings,
} from "#contract/booking/waitlist.ts";
import { toIso } from "#kernel/clock.ts";
import type { OfferId } from "#kernel/ids.ts";
import { findEntries } from "#server/booking/waitlist/service.ts";
import { type ClinicProfile, findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { answerOffer, endOffer } from "./answers.ts";
import { findOfferSettings, lookSoon } from "./freed-times.ts";
import { answerByOf, instantInWords, isOut } from "./rules.ts";
import {
  freedTimeOf,
  lookAtAll,
  mayAskFrom,
  type OfferDependencies,
  type OfferOutcome,
  offerTo,
} from "./service.ts";
import { isGone, isGoneFor } from "./standing.ts";
import * as store from "./store.ts";

/** More do not come free at once; the rest is in the calendar. */
const mostListed = 50;

/** What the desk sees: the freed times that are still to come, who was asked, until when, and what they said. */
export async function listOffers(
  { database, clock, booking, waitlist, waysOf }: OfferDependencies,
  scope: ClinicScope,
): Promise<WaitlistOffers> {
  const queries = database.within(scope);
  const [settings, profile, ways, names, freed] = await Promise.all([
    findOfferSettings(queries),
    findClinicProfile(queries),
    waysOf(scope),
    booking.findNames(scope),
    store.listFreedTimes(queries, clock.now(), mostListed),
  ]);
  const offers = await store.listOffers(
    queries,
    freed.map(({ id }) => id),
  );
  const entries = new Map(
    (await findEntries(queries, [...new Set(offers.map(({ entryId }) => entryId))])).map((entry) => [
      entry.id,
      entry,
    ]),
  );
  const show = async (stored: store.FreedRow): Promise<FreedTime> => {
    const made = offers.filter(({ freedTimeId }) => freedTimeId === stored.id);
    const { time, own } = await asTheBookHasIt(queries, profile, stored, made);
    const asked = new Set(own.filter(({ status }) => isOut(status)).map(({ entryId }) => entryId));
    const fitting = time.status === "open" ? await waitlist.whoFits(scope, freedTimeOf(time)) : [];
    return {
      ...{ id: time.id, date: time.localDate, time: time.localTime, status: time.status },
      durationMinutes: (time.endsAt - time.startsAt) / 60_000,
      chairName: names.get(time.chairId) ?? "",
      freedAt: toIso(time.freedAt),
      settledByUsername: time.settledByUsername,
      offers: own.map((offer) => present(offer, entries.get(offer.entryId))),
      suits: fitting.map(({ entry }) => entry.id).filter((id) => !asked.has(id)),
    };
  };
  const { isOn, answerMinutes, noticeHours } = settings;
  const hasWay = ways.text || ways.email;
  const asksFrom = nightUntil(clock.now(), profile);
  return {
    settings: { isOn, answerMinutes, noticeHours },
    heldBackBy: profile.assistantPaused ? "paused" : !hasWay ? "no_way" : asksFrom !== null ? "night" : null,
    asksFrom: asksFrom === null ? null : toIso(asksFrom),
    freedTimes: await Promise.all(freed.map(show)),
  };
}

/** A time that has gone since the last look at it is offered no more: it is listed so before the next look ends it. */
async function asTheBookHasIt(
  queries: ClinicQueries,
  profile: ClinicProfile,
  time: store.FreedRow,
  own: store.OfferRow[],
): Promise<{ time: store.FreedRow; own: store.OfferRow[] }> {
  if (time.status !== "open" && time.status !== "stopped") return { time, own };
  const out = own.find(({ status }) => isOut(status));
  // A yes that is being booked just now has the chair itself.
  if (out?.status === "taking") return { time, own };
  const gone = out ? isGoneFor(queries, time, out, profile) : isGone(queries, time, profile);
  if (!(await gone)) return { time, own };
  return {
    time: { ...time, status: "taken" },
    own: own.map((offer) => (offer === out ? { ...offer, status: "lost" as const } : offer)),
  };
}

/** When patients may be asked again; null = they may be now. */
function nightUntil(now: number, profile: ClinicProfile): number | null {
  const from = mayAskFrom(now, profile);
  return from > now ? from : null;
}

const present = (
  offer: store.OfferRow,
  entry: { patientName: string; patientPhone: string } | undefined,
): FreedTime["offers"][number] => ({
  ...{ id: offer.id, entryId: offer.entryId, channel: offer.channel, status: offer.status },
  patientName: entry?.patientName ?? "",
  patientPhone: entry?.patientPhone ?? "",
  offeredAt: toIso(offer.offeredAt),
  answerBy: toIso(offer.answerBy),
  answer: offer.answer,
  answeredAt: offer.answeredAt === null ? null : toIso(offer.answeredAt),
  settledByUsername: offer.settledByUsername,
});

/** `over`: what it was about has ended meanwhile; the rest is why one person cannot be asked. */
export type SteerOutcome =
  | { ok: true }
  | {
      ok: false;
      reason: "not_found" | "over" | "lost" | "too_late" | "paused" | Exclude<OfferOutcome, "offered">;
    }
  /** From when on, in words. */
  | { ok: false; reason: "night"; from: string };

/** The desk steps in. */
export async function steerOffers(
  deps: OfferDependencies,
  scope: ClinicScope,
  body: SteerOffersBody,
  by: string,
): Promise<SteerOutcome> {
  switch (body.action) {
    case "skip":
      return skip(deps, scope, body.offerId as OfferId, by);
    case "accept":
      return accept(deps, scope, body.offerId as OfferId, by);
    case "offer":
      return offerByHand(deps, scope, body, by);
    case "stop":
      return stop(deps, scope, body.freedTimeId, by);
    case "resume":
      return resume(deps, scope, body.freedTimeId);
  }
}

async function skip(
  deps: OfferDependencies,
  scope: ClinicScope,
  id: OfferId,
  by: string,
): Promise<SteerOutcome> {
  const queries = deps.database.within(scope);
  const offer = await store.findOffer(queries, id);
  if (!offer) return { ok: false, reason: "not_found" };
  if (offer.status !== "offered") return { ok: false, reason: "over" };
  const isEnded = await endOffer(deps, scope, offer, { status: "skipped", settledByUsername: by });
  if (!isEnded) return { ok: false, reason: "over" };
  await lookSoon(queries, offer.freedTimeId, deps.clock.now());
  return { ok: true };
}

async function accept(
  deps: OfferDependencies,
  scope: ClinicScope,
  id: OfferId,
  by: string,
): Promise<SteerOutcome> {
  const answeredAt = deps.clock.now();
  const outcome = await answerOffer(deps, scope, id, { answer: "yes", answeredAt, by });
  if (outcome === null) return { ok: false, reason: "not_found" };
  if (outcome.kind === "taken") return { ok: true };
  return { ok: false, reason: outcome.kind === "lost" ? "lost" : "over" };
}

async function offerByHand(
  deps: OfferDependencies,
  scope: ClinicScope,
  { freedTimeId, entryId }: { freedTimeId: string; entryId: string },
  by: string,
): Promise<SteerOutcome> {
  const queries = deps.database.within(scope);
  const now = deps.clock.now();
  const profile = await findClinicProfile(queries);
  if (profile.assistantPaused) return { ok: false, reason: "paused" };
  const night = nightUntil(now, profile);
  if (night !== null)
    return { ok: false, reason: "night", from: instantInWords(night, now, profile.timeZone) };
  const freed = await store.changeFreedTime(queries, freedTimeId, ["open", "stopped"], {
    ...{ status: "open", settledAt: null, settledByUsername: null },
  });
  if (!freed) return { ok: false, reason: "over" };
  const settings = await findOfferSettings(queries);
  const answerBy = answerByOf(freed.startsAt, settings, now);
  if (answerBy === null) return { ok: false, reason: "too_late" };
  const waiting = (await deps.waitlist.whoFits(scope, freedTimeOf(freed))).find(
    ({ entry }) => entry.id === entryId,
  );
  if (!waiting) return { ok: false, reason: "not_found" };
  if (await isGoneFor(queries, freed, { entryId }, profile)) return { ok: false, reason: "not_free" };
  const out = await store.findOfferOut(queries, freed.id);
  if (out?.entryId === entryId || out?.status === "taking") return { ok: false, reason: "busy" };
  if (out) await endOffer(deps, scope, out, { status: "skipped", settledByUsername: by });
  const outcome = await offerTo(deps, scope, { freed, waiting, answerBy, profile });
  if (outcome === "offered") return { ok: true };
  // Nobody is asked now: the next one is.
  if (out) await lookSoon(queries, freed.id, now);
  return { ok: false, reason: outcome };
}

async function stop(
  deps: OfferDependencies,
  scope: ClinicScope,
  freedTimeId: string,
  by: string,
): Promise<SteerOutcome> {
  const queries = deps.database.within(scope);
  const settled = { settledAt: deps.clock.now(), settledByUsername: by };
  const stopped = await store.changeFreedTime(queries, freedTimeId, ["open"], {
    status: "stopped",
    ...settled,
  });
  if (!stopped) return { ok: false, reason: "over" };
  const out = await store.findOfferOut(queries, freedTimeId);
  if (out?.status === "offered")
    await endOffer(deps, scope, out, { status: "skipped", settledByUsername: by });
  deps.database.announce(scope.clinicId, { topic: "waitlist" });
  return { ok: true };
}

async function resume(
  deps: OfferDependencies,
  scope: ClinicScope,
  freedTimeId: string,
): Promise<SteerOutcome> {
  const queries = deps.database.within(scope);
  const open = { status: "open" as const, settledAt: null, settledByUsername: null };
  if (!(await store.changeFreedTime(queries, freedTimeId, ["stopped"], open)))
    return { ok: false, reason: "over" };
  await lookSoon(queries, freedTimeId, deps.clock.now());
  deps.database.announce(scope.clinicId, { topic: "waitlist" });
  return { ok: true };
}

export async function saveOfferSettings(
  deps: OfferDependencies,
  scope: ClinicScope,
  settings: WaitlistSettings,
): Promise<void> {
  const { database, clock } = deps;
  await store.saveSettings(database.within(scope), { ...settings, updatedAt: clock.now() });
  await lookAtAll(deps, scope);
  database.announce(scope.clinicId, { topic: "waitlist" });
}
