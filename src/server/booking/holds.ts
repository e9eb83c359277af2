import type { BookingChannel } from "#contract/clinic/treatment-options.ts";
import type { FreeTime } from "#contract/errors.ts";
import type { HolderId } from "#kernel/ids.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { runConcurrently } from "#server/db/run-concurrently.ts";
import type { OpeningCalendar } from "./availability.ts";
import { isBookable, type NotThen, needsFor, refuse, type TimesFor, visitToMove } from "./free-times.ts";
import { placeWishFor } from "./place-visit.ts";
import { placeAppointment } from "./rules.ts";
import type { BookingDependencies } from "./service.ts";
import * as store from "./store.ts";

/**
 * How long a time stays with a call that says no more about it: name, number and read-back fit into that. A server
 * that dies leaves its holds to run out, so nothing is blocked for longer.
 */
export const holdMs = 5 * 60_000;

/** A time that is talked about, for what, and how it is to be booked. */
export type SlotToHold = FreeTime &
  Pick<TimesFor, "practitionerIds" | "moving"> & { appointmentType: string | null; channel: BookingChannel };

export type HoldOutcome = { ok: true } | NotThen;

/**
 * Keeps a time for the call while it is talked about; what it held before is let go. Staff may book it all the same,
 * and then the caller hears the nearest free times.
 */
export async function holdSlot(
  deps: BookingDependencies,
  scope: ClinicScope,
  callId: HolderId,
  slot: SlotToHold,
  calendar: OpeningCalendar,
  until?: number,
): Promise<HoldOutcome> {
  const { database, clock } = deps;
  const { appointmentType, practitionerIds, channel, moving } = slot;
  const now = clock.now();
  const wanted: TimesFor = { appointmentType, practitionerIds, callId, channel, moving };
  if (!isBookable(calendar, wanted)) return { ok: false, reason: "not_bookable", nearest: [] };
  const needs = needsFor(calendar, wanted, await visitToMove(deps, scope, wanted));
  const placement = placeAppointment(slot.date, slot.time, calendar, now, needs.lengthMs);
  if (!placement.ok) return refuse(deps, scope, placement.reason, slot, wanted);
  const seeking = { date: slot.date, time: placement.time, needs, calendar };
  const wish = { ...placeWishFor(seeking, { now, callId, moving }), callId };
  const [, isHeld] = await database.inOneTrip(scope, (queries) =>
    runConcurrently(
      store.lockDay(queries, slot.date),
      store.holdFreePlace(queries, wish, until ?? now + holdMs),
    ),
  );
  return isHeld ? { ok: true } : refuse(deps, scope, "slot_taken", slot, wanted);
}
