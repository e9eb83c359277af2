import type { FreeTime } from "#contract/errors.ts";
import { earlierOf } from "#kernel/earlier-of.ts";
import type { WebRequestId } from "#kernel/ids.ts";
import { addDays, toInstant } from "#kernel/zoned-time.ts";
import { nearestTo } from "#server/booking/availability.ts";
import type { BookingPage, WebBookingDependencies } from "./clinic-page.ts";
import { type DayOfTimes, daysOf, isWithin, type Window, windowOf } from "./rules.ts";

const windowAt = ({ clock }: WebBookingDependencies, { settings, profile }: BookingPage): Window =>
  windowOf(settings, clock.now(), profile.timeZone);

/** Days of the first look; a clinic with none in them is looked through to the end. */
const [firstLookDays, daysShown] = [28, 5] as const;

/** The next days that have times for it, from a day on. */
export async function findDays(
  deps: WebBookingDependencies,
  page: BookingPage,
  { treatment, from }: { treatment: string; from: string | null },
): Promise<DayOfTimes[]> {
  const window = windowAt(deps, page);
  const fromDate = from !== null && from > window.firstDay ? from : window.firstDay;
  const look = async (toDate: string) => {
    const slots = await deps.booking.openSlotsBetween(
      page.scope,
      { fromDate, toDate: earlierOf(toDate, window.lastDay) },
      { appointmentType: treatment, channel: "web" },
    );
    return slots.filter((slot) => isWithin(window, slot));
  };
  if (fromDate > window.lastDay) return [];
  const soon = await look(addDays(fromDate, firstLookDays));
  return daysOf(soon.length > 0 ? soon : await look(window.lastDay), daysShown);
}

/** Times near one that is gone, for whoever holds a time already. */
export async function nearest(
  deps: WebBookingDependencies,
  page: BookingPage,
  { treatment, date, time }: FreeTime & { treatment: string },
  holder: WebRequestId,
): Promise<FreeTime[]> {
  const window = windowAt(deps, page);
  const wanted = { appointmentType: treatment, channel: "web" as const, callId: holder, count: 12 };
  const found = await deps.booking.nearestSlots(page.scope, { date, time }, wanted);
  const slots = found.filter((slot) => isWithin(window, slot));
  const wished = toInstant(date, time, page.profile.timeZone);
  return nearestTo(slots, wished, 6).map((slot) => ({ date: slot.date, time: slot.time }));
}

/** Whether the page offers times then at all. */
export const isOffered = (
  deps: WebBookingDependencies,
  page: BookingPage,
  { date, time }: FreeTime,
): boolean =>
  isWithin(windowAt(deps, page), { date, startsAt: toInstant(date, time, page.profile.timeZone) });

/** Whether it is free now, without holding it. */
export async function isFree(
  { booking }: WebBookingDependencies,
  { scope }: BookingPage,
  { treatment, date, time }: FreeTime & { treatment: string },
): Promise<boolean> {
  const slots = await booking.openSlotsBetween(
    scope,
    { fromDate: date, toDate: date },
    { appointmentType: treatment, channel: "web" },
  );
  return slots.some((slot) => slot.time === time);
}
