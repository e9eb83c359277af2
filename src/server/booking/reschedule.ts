import type { FreeTime } from "#contract/errors.ts";
import { type AppointmentId, newId } from "#kernel/ids.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { attempt, Rollback } from "./attempt.ts";
import { type NotThen, refuse } from "./free-times.ts";
import { activityOf, whenOf } from "./records.ts";
import {
  changeRefusal,
  heldStatuses,
  type NotToBeChanged,
  placeAppointment,
  statusOfNewBooking,
} from "./rules.ts";
import type { BookedBy, BookingDependencies } from "./service.ts";
import type { AppointmentRow } from "./store.ts";
import * as store from "./store.ts";
import { takeChair, takeVisit } from "./taking.ts";

export type RescheduleOutcome =
  | { ok: true; from: AppointmentRow; appointment: AppointmentRow }
  | { ok: false; reason: NotToBeChanged }
  | NotThen;

/** Moves a visit to another time: the same row, as long as it was, with a note of where it lay before. */
export async function rescheduleAppointment(
  deps: BookingDependencies,
  scope: ClinicScope,
  id: AppointmentId,
  to: FreeTime,
  by: BookedBy,
): Promise<RescheduleOutcome> {
  const { database, clock, calendarOf } = deps;
  const now = clock.now();
  const found = await store.findAppointment(database.within(scope), id);
  if (!found) return { ok: false, reason: "not_found" };
  const refused = changeRefusal(found);
  if (refused) return { ok: false, reason: refused };
  if (found.localDate === to.date && found.localTime === to.time)
    return { ok: true, from: found, appointment: found };
  const wanted = {
    appointmentType: found.appointmentType,
    ...(by.kind === "assistant" && by.callId !== null && { callId: by.callId }),
  };
  const lengthMs = found.endsAt - found.startsAt;
  const placement = placeAppointment(to.date, to.time, await calendarOf(scope), now, lengthMs);
  if (!placement.ok) return refuse(deps, scope, placement.reason, to, wanted);

  const callId = wanted.callId ?? null;
  const { start: startsAt, end: endsAt } = placement.time;
  const outcome = await attempt(() =>
    database.transaction(scope, async (queries) => {
      const chairId = await takeChair(queries, to.date, placement.time, { now, callId, moving: id });
      const from = await takeVisit(queries, id);
      const place = { chairId, localDate: to.date, localTime: to.time, startsAt, endsAt };
      const change = { ...place, status: statusOfNewBooking(by.kind), updatedAt: now };
      const moved = await store.changeAppointment(queries, id, heldStatuses, change);
      if (!moved) throw new Rollback("already_cancelled");
      await store.addMove(queries, moveOf(from, to, by, now));
      if (callId) await store.removeHold(queries, callId);
      const text = `${moved.patientName} moved from ${whenOf(from)} to ${whenOf(moved)}`;
      await store.addActivity(queries, activityOf(moved, text, now));
      await deps.watch?.moved(queries, moved);
      return { from, appointment: moved };
    }),
  );
  if (outcome.ok) {
    database.announce(scope.clinicId, { topic: "appointments", id });
    database.announce(scope.clinicId, { topic: "activity" });
    return { ok: true, ...outcome.value };
  }
  if (outcome.reason === "slot_taken" || outcome.reason === "repeat")
    return refuse(deps, scope, "slot_taken", to, wanted);
  return { ok: false, reason: outcome.reason };
}

const moveOf = (from: AppointmentRow, to: FreeTime, by: BookedBy, now: number) => ({
  id: newId(now),
  appointmentId: from.id,
  fromDate: from.localDate,
  fromTime: from.localTime,
  toDate: to.date,
  toTime: to.time,
  movedAt: now,
  movedByUsername: by.kind === "staff" ? by.username : null,
});
