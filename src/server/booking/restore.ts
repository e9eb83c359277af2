import type { FreeTime } from "#contract/errors.ts";
import type { AppointmentId } from "#kernel/ids.ts";
import type { Interval } from "#kernel/intervals.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { attempt, Rollback } from "./attempt.ts";
import type { OpeningCalendar } from "./availability.ts";
import { type NoSuchTime, type NotThen, refuse } from "./free-times.ts";
import { takePlace } from "./place-visit.ts";
import { activityOf, type HeldStatus, restoration, whenOf } from "./records.ts";
import { type Placement, placeAppointment } from "./rules.ts";
import type { BookingDependencies } from "./service.ts";
import type { AppointmentRow } from "./store.ts";
import * as store from "./store.ts";
import { needsOf, type VisitNeeds } from "./visit-needs.ts";

export type RestoreOutcome =
  | { ok: true; appointment: AppointmentRow }
  | { ok: false; reason: "not_found" }
  | (NotThen & { wished: FreeTime });

/**
 * Takes a cancellation back: the same visit at its old time, in its old chair or, like any booking, in another one that
 * is free. Restoring what is not cancelled changes nothing, so a second press of Undo does no harm.
 */
export async function restoreAppointment(
  deps: BookingDependencies,
  scope: ClinicScope,
  id: AppointmentId,
  status: HeldStatus,
  by: { username: string },
): Promise<RestoreOutcome> {
  const { database, clock, calendarOf, watch } = deps;
  const now = clock.now();
  const found = await store.findAppointment(database.within(scope), id);
  if (!found) return { ok: false, reason: "not_found" };
  if (found.status !== "cancelled") return { ok: true, appointment: found };
  const wished = { date: found.localDate, time: found.localTime };
  const { appointmentType } = found;
  const refusal = async (reason: NoSuchTime) => ({
    ...(await refuse(deps, scope, reason, wished, { appointmentType })),
    wished,
  });
  const calendar = await calendarOf(scope);
  const placement = placeAgain(found, calendar, now);
  if (!placement.ok) return refusal(placement.reason);

  const outcome = await attempt(() =>
    database.transaction(scope, async (queries) => {
      const taker = { now, callId: null, moving: id, rather: found };
      const needs = needsAgain(found, calendar, now);
      const place = await takePlace(
        queries,
        { date: wished.date, time: placement.time, needs, calendar },
        taker,
      );
      // With whom a visit was stays on record.
      const who = found.startsAt <= now ? found.practitionerId : place.practitionerId;
      const change = { ...restoration(status, now), ...place, practitionerId: who };
      const restored = await store.changeAppointment(queries, id, ["cancelled"], change);
      if (!restored) {
        const current = await store.findAppointment(queries, id);
        if (!current) throw new Rollback("not_found");
        return current;
      }
      const text = `${by.username} took back the cancellation of ${restored.patientName}, ${whenOf(restored)}`;
      await store.addActivity(queries, activityOf(restored, text, now));
      await watch?.restored(queries, restored);
      return restored;
    }),
  );
  if (!outcome.ok)
    return outcome.reason === "not_found" ? { ok: false, reason: "not_found" } : refusal("slot_taken");
  database.announce(scope.clinicId, { topic: "appointments", id });
  database.announce(scope.clinicId, { topic: "activity" });
  return { ok: true, appointment: outcome.value };
}

/** As a booking is placed, but as long as it was; a visit that has begun since may still be put back on record. */
function placeAgain(
  { localDate, localTime, startsAt, endsAt }: AppointmentRow,
  calendar: OpeningCalendar,
  now: number,
): Placement {
  const time: Interval = { start: startsAt, end: endsAt };
  if (startsAt <= now) return { ok: true, time };
  const placement = placeAppointment(localDate, localTime, calendar, now, endsAt - startsAt);
  return placement.ok ? { ok: true, time } : placement;
}

/** As it was; one that lies in the past is put back on record as it stood, whoever has left since. */
function needsAgain(found: AppointmentRow, calendar: OpeningCalendar, now: number): VisitNeeds {
  const minute = 60_000;
  const needs = needsOf(calendar, { appointmentType: found.appointmentType });
  const asItWas = {
    ...{ lengthMs: found.endsAt - found.startsAt, chairId: null },
    ...{ beforeMs: found.bufferBeforeMinutes * minute, afterMs: found.bufferAfterMinutes * minute },
  };
  return { ...needs, ...asItWas, ...(found.startsAt <= now && { practitioners: null }) };
}
