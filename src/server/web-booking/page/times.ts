import type { FreeTime } from "#contract/errors.ts";
import { earlierOf } from "#kernel/earlier-of.ts";
import type { WebRequestId } from "#kernel/ids.ts";
import { addDays, toInstant } from "#kernel/zoned-time.ts";
import { nearestTo } from "#server/booking/availability.ts";
import type { BookingPage, WebBookingDependencies } from "./clinic-page.ts";
import { type DayOfTimes, daysOf, isWithin, type WebPractitioner, type Window, windowOf } from "./rules.ts";

const windowAt = ({ clock }: WebBookingDependencies, { settings, profile }: BookingPage): Window =>
  windowOf(settings, clock.now(), profile.timeZone);

/** What a patient wants, and with whom; null = whoever is free. */
export interface WishByWeb {
  treatment: string;
  practitionerId?: string | null;
}

interface WhoIsFree {
  days: readonly DayOfTimes[];
  people: readonly WebPractitioner[];
}

export const withWhom = (practitionerId: string | null) =>
  practitionerId === null ? {} : { practitionerIds: [practitionerId] };

/** Days of the first look; a clinic with none in them is looked through to the end. */
const [firstLookDays, daysShown] = [28, 5] as const;

/** The next days that have times for it, from a day on. */
export async function findDays(
  deps: WebBookingDependencies,
  page: BookingPage,
  { treatment, from, practitionerId = null }: WishByWeb & { from: string | null },
): Promise<DayOfTimes[]> {
  const window = windowAt(deps, page);
  const fromDate = from !== null && from > window.firstDay ? from : window.firstDay;
  const look = async (toDate: string) => {
    const slots = await deps.booking.openSlotsBetween(
      page.scope,
      { fromDate, toDate: earlierOf(toDate, window.lastDay) },
      { appointmentType: treatment, channel: "web", ...withWhom(practitionerId) },
    );
    return slots.filter((slot) => isWithin(window, slot));
  };
  if (fromDate > window.lastDay) return [];
  const soon = await look(addDays(fromDate, firstLookDays));
  return daysOf(soon.length > 0 ? soon : await look(window.lastDay), daysShown);
}

/** Who of them is free at each of those times, by `2026-08-12T10:00`. */
export async function findWho(
  { booking }: WebBookingDependencies,
  { scope }: BookingPage,
  { treatment, days, people }: Pick<WishByWeb, "treatment"> & WhoIsFree,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const [fromDate, toDate] = [days[0]?.date, days.at(-1)?.date];
  if (fromDate === undefined || toDate === undefined) return new Map();
  const free = new Map<string, string[]>();
  const slotsOf = ({ id }: WebPractitioner) =>
    booking.openSlotsBetween(
      scope,
      { fromDate, toDate },
      { appointmentType: treatment, channel: "web", practitionerIds: [id] },
    );
  const found = await Promise.all(people.map(async (one) => ({ one, slots: await slotsOf(one) })));
  for (const { one, slots } of found) {
    for (const { date, time } of slots) {
      const at = `${date}T${time}`;
      free.set(at, [...(free.get(at) ?? []), one.name]);
    }
  }
  return free;
}

/** Times near one that is gone, for whoever holds a time already. */
export async function nearest(
  deps: WebBookingDependencies,
  page: BookingPage,
  { treatment, date, time, practitionerId = null }: FreeTime & WishByWeb,
  holder: WebRequestId,
): Promise<FreeTime[]> {
  const window = windowAt(deps, page);
  const wanted = {
    ...{ appointmentType: treatment, channel: "web" as const, callId: holder, count: 12 },
    ...withWhom(practitionerId),
  };
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
  { treatment, date, time, practitionerId = null }: FreeTime & WishByWeb,
): Promise<boolean> {
  const slots = await booking.openSlotsBetween(
    scope,
    { fromDate: date, toDate: date },
    { appointmentType: treatment, channel: "web", ...withWhom(practitionerId) },
  );
  return slots.some((slot) => slot.time === time);
}
