import type { FreeTime } from "#contract/errors.ts";
import type { Clock } from "#kernel/clock.ts";
import { earlierOf } from "#kernel/earlier-of.ts";
import { newId, type WebRequestId } from "#kernel/ids.ts";
import { addDays, toInstant } from "#kernel/zoned-time.ts";
import type { BookingService } from "#server/booking/service.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { Database } from "#server/db/database.ts";
import { findVisitOfLink, type VisitOfLink } from "#server/outreach/answer-page/service.ts";
import { type DayOfTimes, daysOf, isWithin, type Window, windowOf } from "../page/rules.ts";
import { findWebBookingSettings } from "../settings/service.ts";

export interface VisitPageDependencies {
  database: Database;
  clock: Clock;
  booking: BookingService;
}

/** A visit that whoever has the link of its message may move. */
export interface VisitToMove extends VisitOfLink {
  token: string;
  window: Window;
  timeZone: string;
  status: "requested" | "confirmed";
  /** Why it is not moved here any more; null = it is. */
  refusal: "cancelled" | "over" | "short_notice" | null;
}

/** Null for an unknown link. */
export async function findVisitToMove(
  deps: VisitPageDependencies,
  token: string,
): Promise<VisitToMove | null> {
  const found = await findVisitOfLink(deps, token);
  if (!found) return null;
  const queries = deps.database.within(found.scope);
  const [settings, { timeZone }] = await Promise.all([
    findWebBookingSettings(queries),
    findClinicProfile(queries),
  ]);
  const window = windowOf(settings, deps.clock.now(), timeZone);
  const { visit, isToCome } = found.shown;
  const isOver = !isToCome || visit.attendance !== null;
  const isLate = visit.startsAt < window.from;
  const refusal =
    visit.status === "cancelled" ? "cancelled" : isOver ? "over" : isLate ? "short_notice" : null;
  return { ...found, token, window, timeZone, status: settings.bookingStatus, refusal };
}

/** Days of the first look, and how many with times are shown. */
const [lookDays, daysShown] = [42, 5] as const;

/** The next days with times to which it can be moved: its own length, practitioner and buffers decide. */
export async function findTimesToMove(
  { booking }: VisitPageDependencies,
  { scope, shown: { visit }, window }: VisitToMove,
  from: string | null,
): Promise<DayOfTimes[]> {
  const fromDate = from !== null && from > window.firstDay ? from : window.firstDay;
  const toDate = earlierOf(addDays(fromDate, lookDays), window.lastDay);
  if (fromDate > toDate) return [];
  const slots = await booking.openSlotsBetween(scope, { fromDate, toDate }, { moving: visit.id });
  const others = slots.filter((slot) => isWithin(window, slot) && slot.startsAt !== visit.startsAt);
  return daysOf(others, daysShown);
}

export interface MoveOutcome {
  ok: boolean;
}

/** Moves it; pressed twice it is moved once. False when that time is not free any more. */
export async function moveByLink(
  { booking, clock }: VisitPageDependencies,
  { scope, shown: { visit }, window, timeZone, status }: VisitToMove,
  to: FreeTime,
): Promise<MoveOutcome> {
  const startsAt = toInstant(to.date, to.time, timeZone);
  if (!isWithin(window, { date: to.date, startsAt })) return { ok: false };
  const by = { kind: "patient", holder: newId<WebRequestId>(clock.now()), status } as const;
  const outcome = await booking.rescheduleAppointment(scope, visit.id, to, by);
  return { ok: outcome.ok };
}
