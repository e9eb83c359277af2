import type { AustralianState } from "#contract/clinic/opening-options.ts";
import { type PublicHoliday, publicHolidays } from "./public-holidays.ts";
import { weekdayOf } from "./zoned-time.ts";

/** Dates, both inclusive. */
export interface ClosedDates {
  fromDate: string;
  toDate: string;
  /** 0 = Sunday … 6 = Saturday: of those dates only this day of each week; absent or null = every one. */
  weekday?: number | null;
}

/** The last day of what is closed every week until somebody takes it back. */
export const noLastDay = "9999-12-31";

export const isClosedDate = ({ fromDate, toDate, weekday = null }: ClosedDates, date: string): boolean =>
  fromDate <= date && date <= toDate && (weekday === null || weekday === weekdayOf(date));

/** Days, or hours of each of the days, on which a clinic is closed. Dates inclusive, times `HH:MM`; both times null = all day. */
export interface Closure extends ClosedDates {
  fromTime: string | null;
  toTime: string | null;
  reason: string;
}

/** Which public holidays a clinic keeps; without a state none, since none was chosen. */
export interface HolidayChoice {
  state: AustralianState | null;
  /** Ids of the local holidays that its area keeps. */
  localHolidays: readonly string[];
  /** Ids of those on which it opens all the same. */
  openHolidays: readonly string[];
}

/** What a clinic's ordinary hours do not tell: when it is closed although they say open. */
export interface ClosedCalendar {
  closures?: readonly Closure[];
  holidays?: HolidayChoice;
}

/** A time on one day at which the clinic is closed; times null = from the start or until the end of the day. */
export interface ClosedTime {
  date: string;
  fromTime: string | null;
  toTime: string | null;
  /** The holiday's name, or the reason of the closure. */
  name: string;
  kind: "holiday" | "closure";
}

export const noHolidays: HolidayChoice = { state: null, localHolidays: [], openHolidays: [] };

export type KeptHoliday = PublicHoliday & { isOpen: boolean };

/** The public holidays of the clinic's area from one day to another, both inclusive, those it opens on among them. */
export function holidaysBetween(choice: HolidayChoice, fromDate: string, toDate: string): KeptHoliday[] {
  const { state, localHolidays, openHolidays } = choice;
  if (state === null) return [];
  const kept: KeptHoliday[] = [];
  for (let year = Number(fromDate.slice(0, 4)); year <= Number(toDate.slice(0, 4)); year++) {
    for (const holiday of publicHolidays(state, year)) {
      const isInside = fromDate <= holiday.date && holiday.date <= toDate;
      if (isInside && (!holiday.isLocal || localHolidays.includes(holiday.id)))
        kept.push({ ...holiday, isOpen: openHolidays.includes(holiday.id) });
    }
  }
  return kept;
}

/** Why and when the clinic is closed on that day beyond its ordinary hours. */
export function closedTimesOn(date: string, calendar: ClosedCalendar): ClosedTime[] {
  const holidays = holidaysBetween(calendar.holidays ?? noHolidays, date, date)
    .filter(({ isOpen }) => !isOpen)
    .map(({ name, fromTime }) => ({ date, fromTime, toTime: null, name, kind: "holiday" as const }));
  const closures = (calendar.closures ?? [])
    .filter((closure) => isClosedDate(closure, date))
    .map(({ fromTime, toTime, reason }) => ({
      date,
      fromTime,
      toTime,
      name: reason,
      kind: "closure" as const,
    }));
  return [...holidays, ...closures];
}

export const isAllDay = ({ fromTime, toTime }: ClosedTime): boolean => fromTime === null && toTime === null;
