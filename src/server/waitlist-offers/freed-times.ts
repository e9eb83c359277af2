import type { Clock } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";
import { clamp, subtract } from "#kernel/intervals.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import { bookablePieces } from "#server/booking/availability.ts";
import type { AppointmentWatch, PracticeBookWatch, TimeOnChair } from "#server/booking/port.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { enqueue } from "#server/queue/service.ts";
import { answerByOf, earliestStart, type OfferSettings, undoMs, usualSettings } from "./rules.ts";
import { lostOf } from "./standing.ts";
import * as store from "./store.ts";

export const offerKind = "offer_freed_time";

export const findOfferSettings = async (queries: ClinicQueries): Promise<OfferSettings> =>
  (await store.findSettings(queries)) ?? usualSettings;

/** Where a visit lay before it left. */
type LeftBehind = Pick<
  Parameters<AppointmentWatch["cancelled"]>[1],
  "id" | "chairId" | "localDate" | "localTime" | "startsAt" | "endsAt"
>;

/**
 * Notes every time that a cancellation or a move leaves free, in the transaction that frees it, whoever does it: the desk, a
 * caller, a text, a page. Nobody is asked before staff could have taken it back.
 */
export function freedTimes(clock: Clock): Pick<AppointmentWatch, "cancelled" | "moved"> {
  const note = async (queries: ClinicQueries, visit: LeftBehind): Promise<void> => {
    const now = clock.now();
    const settings = await findOfferSettings(queries);
    if (!settings.isOn || answerByOf(visit.startsAt, settings, now + undoMs) === null) return;
    const { chairId, localDate, localTime, startsAt, endsAt } = visit;
    const lies = { chairId, localDate, localTime, startsAt, endsAt };
    await add(queries, now, { ...lies, appointmentId: visit.id, freedAt: now });
  };
  return {
    cancelled: note,
    moved: (queries, _appointment, from) => note(queries, from),
  };
}

/** Notes the times that nobody has in the practice system any more, in the transaction that reads so. */
export const freedInPractice = (clock: Clock): PracticeBookWatch => ({
  cameFree: async (queries, times) => {
    const now = clock.now();
    for (const time of times) await noteFree(queries, now, { ...time, appointmentId: null, freedAt: now });
  },
});

/**
 * Notes what is left of a freed time that has come to its end: of an hour of which somebody took the half, the other half.
 * Inside the transaction that ends it.
 */
export const noteRest = (queries: ClinicQueries, now: number, freed: store.FreedRow): Promise<void> => {
  const { chairId, startsAt: start, endsAt: end, appointmentId, freedAt } = freed;
  return noteFree(queries, now, { chairId, start, end, appointmentId, freedAt });
};

/** Whoever leaves the list while they are asked about a time is asked no more: the next is. In the transaction in which they leave. */
export const leftWaitlist =
  (clock: Clock) =>
  async (queries: ClinicQueries, entryId: string): Promise<void> => {
    const out = await store.findOfferTo(queries, entryId);
    if (out) await lookSoon(queries, out.freedTimeId, clock.now());
  };

type Source = Pick<store.FreedRow, "appointmentId" | "freedAt">;

/** Notes the parts of a time that can be offered: nobody has them, the clinic is open, and there is notice enough. */
async function noteFree(queries: ClinicQueries, now: number, time: TimeOnChair & Source): Promise<void> {
  const { chairId, appointmentId, freedAt } = time;
  const settings = await findOfferSettings(queries);
  const from = earliestStart(settings, Math.max(now, freedAt + undoMs));
  const [stillToCome] = clamp([time], { start: from, end: time.end });
  if (!settings.isOn || !stillToCome) return;
  const profile = await findClinicProfile(queries);
  const [lost, offered] = [
    await lostOf(queries, { ...stillToCome, chairId, appointmentId }, profile),
    await store.listOpenOn(queries, chairId, stillToCome),
  ];
  const free = subtract([stillToCome], [...lost, ...offered]);
  for (const { start, end } of free.flatMap((piece) => bookablePieces(piece, profile))) {
    const { date: localDate, time: localTime } = toLocal(start, profile.timeZone);
    const lies = { chairId, localDate, localTime, startsAt: start, endsAt: end };
    await add(queries, now, { ...lies, appointmentId, freedAt });
  }
}

type NewFreedTime = Source & Omit<LeftBehind, "id">;

async function add(queries: ClinicQueries, now: number, time: NewFreedTime): Promise<void> {
  const id = newId(now);
  if (await store.addFreedTime(queries, { id, ...time, status: "open" }))
    await lookSoon(queries, id, now, Math.max(now, time.freedAt + undoMs));
}

/** The job that decides what happens next with a freed time; asked for twice, the second look changes nothing. */
export const lookSoon = async (
  queries: ClinicQueries,
  freedTimeId: string,
  now: number,
  runAt: number = now,
): Promise<void> => {
  await enqueue(queries, now, { kind: offerKind, payload: { freedTimeId }, runAt });
};
