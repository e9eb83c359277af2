import type { MoveNews } from "#contract/booking/appointments.ts";
import type { FreeTime } from "#contract/errors.ts";
import { isOutdated } from "#contract/seen-state.ts";
import { type AppointmentId, newId } from "#kernel/ids.ts";
import { toInstant } from "#kernel/zoned-time.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { attempt, Rollback } from "./attempt.ts";
import type { OpeningCalendar } from "./availability.ts";
import { versionOfVisit } from "./editing.ts";
import { type NotThen, refuse, type TimesFor } from "./free-times.ts";
import { takePlace, takeVisit } from "./place-visit.ts";
import { activityOf, type HeldStatus, holderOf, movedByUsername, whenOf } from "./records.ts";
import {
  changeRefusal,
  heldStatuses,
  type NotToBeChanged,
  placeAppointment,
  statusOfBooking,
} from "./rules.ts";
import type { BookedBy, BookingDependencies } from "./service.ts";
import type { AppointmentRow } from "./store.ts";
import * as store from "./store.ts";
import { needsToMove, type VisitWish } from "./visit-needs.ts";

export type RescheduleOutcome =
  | { ok: true; from: AppointmentRow; appointment: AppointmentRow }
  | { ok: false; reason: NotToBeChanged | "changed_meanwhile" }
  | NotThen;

/** Where a visit is to lie; what of it is absent stays as it was, where that can be. */
export interface MoveTo extends FreeTime, Omit<VisitWish, "appointmentType"> {
  /** `yes` when absent. */
  tellPatient?: MoveNews;
  /** The status before a move that is taken back. */
  status?: HeldStatus | undefined;
  /** The version that the move was decided on; absent = whatever stands. */
  seen?: string | undefined;
}

/**
 * Moves a visit to another time, practitioner, chair or length: the same row, with a note of where it lay before. It stays
 * with its practitioner unless another is wished or they take no bookings any more.
 */
export async function rescheduleAppointment(
  deps: BookingDependencies,
  scope: ClinicScope,
  id: AppointmentId,
  to: MoveTo,
  by: BookedBy,
): Promise<RescheduleOutcome> {
  const { database, clock, calendarOf } = deps;
  const now = clock.now();
  const found = await store.findAppointment(database.within(scope), id);
  if (!found) return { ok: false, reason: "not_found" };
  const refused = changeRefusal(found);
  if (refused) return { ok: false, reason: refused };
  if (isOutdated(to.seen, versionOfVisit(found))) return { ok: false, reason: "changed_meanwhile" };
  if (isThere(found, to)) return { ok: true, from: found, appointment: found };
  const callId = holderOf(by);
  const calendar = await calendarOf(scope);
  const { durationMinutes, practitionerIds, chairId } = to;
  const wish = { durationMinutes, practitionerIds, chairId };
  const wanted: TimesFor = { ...wish, moving: id, ...(callId && { callId }) };
  const needs = needsToMove(calendar, found, wish);
  const asOf = (await mayHaveBegun(deps, scope, found, to)) ? justBefore(to, calendar) : now;
  const placement = placeAppointment(to.date, to.time, calendar, Math.min(now, asOf), needs.lengthMs);
  if (!placement.ok) return refuse(deps, scope, placement.reason, to, wanted);

  const { start: startsAt, end: endsAt } = placement.time;
  const outcome = await attempt(() =>
    database.transaction(scope, async (queries) => {
      const seeking = { date: to.date, time: placement.time, needs, calendar };
      const taker = { now, callId, moving: id, rather: found };
      const place = await takePlace(queries, seeking, taker);
      const from = await takeVisit(queries, id);
      if (isOutdated(to.seen, versionOfVisit(from))) return null;
      const lies = { ...place, localDate: to.date, localTime: to.time, startsAt, endsAt, holdsTime: true };
      const isElsewhen = from.startsAt !== startsAt;
      const change = {
        ...lies,
        ...(isElsewhen && { status: to.status ?? statusOfBooking(by) }),
        updatedAt: now,
      };
      const moved = await store.changeAppointment(queries, id, heldStatuses, change);
      if (!moved) throw new Rollback("already_cancelled");
      if (callId) await store.removeHold(queries, callId);
      if (isElsewhen) {
        await store.addMove(queries, moveOf(from, to, by, now));
        const text = `${moved.patientName} moved from ${whenOf(from)} to ${whenOf(moved)}`;
        await store.addActivity(queries, activityOf(moved, text, now));
        // Another chair, practitioner or length is no news for the patient.
        await deps.watch?.moved(queries, moved, from, {
          tellPatient: to.tellPatient ?? "yes",
          mayBeTakenBack: by.kind === "staff",
        });
      }
      return { from, appointment: moved };
    }),
  );
  if (outcome.ok) {
    if (outcome.value === null) return { ok: false, reason: "changed_meanwhile" };
    database.announce(scope.clinicId, { topic: "appointments", id });
    database.announce(scope.clinicId, { topic: "activity" });
    return { ok: true, ...outcome.value };
  }
  if (outcome.reason === "slot_taken" || outcome.reason === "repeat")
    return refuse(deps, scope, "slot_taken", to, wanted);
  return { ok: false, reason: outcome.reason };
}

const minute = 60_000;

/** Staff make a visit longer while it goes on, and take back a move of one that was to have begun by now. */
async function mayHaveBegun(
  { database }: BookingDependencies,
  scope: ClinicScope,
  { id, localDate, localTime }: AppointmentRow,
  { date, time }: FreeTime,
): Promise<boolean> {
  if (localDate === date && localTime === time) return true;
  const [latest] = await store.findMoves(database.within(scope), id);
  return latest !== undefined && latest.fromDate === date && latest.fromTime === time;
}

/** Just before the time that is wished for, so that it is still to come. */
const justBefore = ({ date, time }: FreeTime, { timeZone }: OpeningCalendar): number =>
  toInstant(date, time, timeZone) - 1;

/** Whether the visit lies there already, in every respect that was named. */
const isThere = (found: AppointmentRow, to: MoveTo): boolean =>
  found.localDate === to.date &&
  found.localTime === to.time &&
  (to.chairId ?? found.chairId) === found.chairId &&
  (to.practitionerIds === undefined || to.practitionerIds.includes(found.practitionerId ?? "")) &&
  (to.durationMinutes === undefined || to.durationMinutes * minute === found.endsAt - found.startsAt);

const moveOf = (from: AppointmentRow, to: FreeTime, by: BookedBy, now: number) => ({
  id: newId(now),
  appointmentId: from.id,
  fromDate: from.localDate,
  fromTime: from.localTime,
  toDate: to.date,
  toTime: to.time,
  movedAt: now,
  movedByUsername: movedByUsername(by),
});
