import type { FreeTime } from "#contract/errors.ts";
import type { CallId } from "#kernel/ids.ts";
import { weekdayOf } from "#kernel/zoned-time.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { together } from "#server/db/together.ts";
import { type OpeningCalendar, visitMs } from "./availability.ts";
import { type NotThen, refuse } from "./free-times.ts";
import { placeAppointment } from "./rules.ts";
import type { BookingDependencies } from "./service.ts";
import * as store from "./store.ts";

/**
 * How long a time stays with a call that says no more about it: name, number and read-back fit into that. A server
 * that dies leaves its holds to run out, so nothing is blocked for longer.
 */
export const holdMs = 5 * 60_000;

export type HoldOutcome = { ok: true } | NotThen;

/**
 * Keeps a time for the call while it is talked about; what it held before is let go. Staff may book it all the same,
 * and then the caller hears the nearest free times.
 */
export async function holdSlot(
  deps: BookingDependencies,
  scope: ClinicScope,
  callId: CallId,
  slot: FreeTime & { appointmentType: string | null },
  calendar: OpeningCalendar,
): Promise<HoldOutcome> {
  const { database, clock } = deps;
  const { appointmentType } = slot;
  const now = clock.now();
  const lengthMs = visitMs(calendar, appointmentType);
  const placement = placeAppointment(slot.date, slot.time, calendar, now, lengthMs);
  if (!placement.ok) return refuse(deps, scope, placement.reason, slot, { appointmentType, callId });
  const wish = { ...placement.time, weekday: weekdayOf(slot.date), callId, now };
  const [, isHeld] = await database.inOneTrip(scope, (queries) =>
    together(store.lockDay(queries, slot.date), store.holdFreeChair(queries, wish, now + holdMs)),
  );
  if (isHeld) return { ok: true };
  return refuse(deps, scope, "slot_taken", slot, { appointmentType, callId });
}
