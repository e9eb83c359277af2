import type { Clock } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";
import type { AppointmentWatch } from "#server/booking/port.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { enqueue } from "#server/queue/service.ts";
import { answerByOf, type OfferSettings, undoMs, usualSettings } from "./rules.ts";
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
    const id = newId(now);
    const lies = { chairId, localDate, localTime, startsAt, endsAt };
    const row = { id, appointmentId: visit.id, ...lies, status: "open" as const, freedAt: now };
    if (!(await store.addFreedTime(queries, row))) return;
    await lookSoon(queries, id, now, now + undoMs);
  };
  return {
    cancelled: note,
    moved: (queries, _appointment, from) => note(queries, from),
  };
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
