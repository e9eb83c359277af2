import type { Displacement, HoursToSave } from "#contract/booking/displaced.ts";
import { closedTimesOn } from "#kernel/closed-times.ts";
import type { Interval } from "#kernel/intervals.ts";
import { weekdayOf } from "#kernel/zoned-time.ts";
import { type OpeningCalendar, openingOn } from "../availability.ts";
import { absenceOn, overlaps, ownHoursOn } from "../visit-needs.ts";

/** A visit where it is booked. */
export interface VisitInBook extends Interval {
  /** Clinic-local. */
  localDate: string;
  chairId: string;
  /** 0 = Sunday … 6 = Saturday; null = whenever the clinic is open. */
  chairWeekdays: readonly number[] | null;
  isChairGone: boolean;
  practitionerId: string | null;
  isPractitionerGone: boolean;
  /** An import brought it so: whoever made it knew the hours, and no change of them is what put it outside. */
  wasOutsideHours: boolean;
}

export interface Displaced {
  because: Displacement;
  /** Of a holiday or a closure. */
  name: string;
}

export type FindDisplacement = (visit: VisitInBook) => Displaced | null;

/** Asks of each visit of a book what keeps it from taking place. What holds for a whole day is worked out once. */
export function displacementIn(calendar: OpeningCalendar): FindDisplacement {
  const dayOf = remembered((date) => closingsOn(date, calendar));
  return (visit) => {
    const day = dayOf(visit.localDate);
    const closing = day.closings.find(
      ({ at, chairId, practitionerId }) =>
        (chairId ?? visit.chairId) === visit.chairId &&
        (practitionerId ?? visit.practitionerId) === visit.practitionerId &&
        overlaps(at, visit),
    );
    if (closing) return { because: closing.because, name: closing.name };
    if (visit.isChairGone) return plain("chair_gone");
    if (visit.isPractitionerGone) return plain("practitioner_gone");
    if (visit.wasOutsideHours) return null;
    const because = outsideWhich(visit, day);
    return because && plain(because);
  };
}

const plain = (because: Displacement): Displaced => ({ because, name: "" });

type OrdinaryVisit = Pick<VisitInBook, "localDate" | "start" | "end" | "chairWeekdays" | "practitionerId">;

/** Asks of each visit whether it lies outside the ordinary hours of the clinic, of its practitioner or of its chair. */
export function outsideHoursIn(calendar: OpeningCalendar): (visit: OrdinaryVisit) => boolean {
  const dayOf = remembered((date) => closingsOn(date, calendar));
  return (visit) => outsideWhich(visit, dayOf(visit.localDate)) !== null;
}

interface Closing {
  at: Interval | null;
  because: Displacement;
  name: string;
  chairId?: string;
  practitionerId?: string;
}

interface BookDay {
  weekday: number;
  closings: readonly Closing[];
  opening: Interval | null;
  /** By the practitioner's id; null = whenever the clinic is open. */
  ownHours: ReadonlyMap<string, readonly Interval[] | null>;
}

function closingsOn(date: string, calendar: OpeningCalendar): BookDay {
  const { timeZone, chairClosures = [], practitioners = [] } = calendar;
  const ofClinic = closedTimesOn(date, calendar).map((closed) => ({
    at: absenceOn({ ...closed, fromDate: date, toDate: date }, date, timeZone),
    ...{ because: "closed" as const, name: closed.name },
  }));
  const ofChairs = chairClosures.map((closure) => ({
    at: absenceOn(closure, date, timeZone),
    ...{ because: "chair_blocked" as const, name: closure.reason, chairId: closure.chairId },
  }));
  const leave = practitioners.flatMap(({ id, absences }) =>
    absences.map((absence) => ({
      at: absenceOn(absence, date, timeZone),
      ...{ because: "away" as const, name: "", practitionerId: id },
    })),
  );
  return {
    weekday: weekdayOf(date),
    closings: [...ofClinic, ...ofChairs, ...leave].filter(({ at }) => at !== null),
    opening: openingOn(date, calendar),
    ownHours: new Map(practitioners.map((one) => [one.id, ownHoursOn(one, date, timeZone)])),
  };
}

function outsideWhich(
  { start, end, chairWeekdays, practitionerId }: OrdinaryVisit,
  { weekday, opening, ownHours }: BookDay,
): Displacement | null {
  const isIn = (hours: Interval) => hours.start <= start && end <= hours.end;
  if (opening === null || !isIn(opening)) return "outside_opening_hours";
  const own = (practitionerId !== null && ownHours.get(practitionerId)) || null;
  if (own && !own.some(isIn)) return "outside_own_hours";
  return chairWeekdays !== null && !chairWeekdays.includes(weekday) ? "chair_not_used" : null;
}

/** The book as it would be with those hours. */
export const withHours = (
  calendar: OpeningCalendar,
  { openingHours, practitioner }: HoursToSave,
): OpeningCalendar => ({
  ...calendar,
  ...(openingHours && { businessHours: openingHours }),
  ...(practitioner && {
    practitioners: (calendar.practitioners ?? []).map((one) =>
      one.id === practitioner.id ? { ...one, ...practitioner } : one,
    ),
  }),
});

/** The visit as it would stand with those hours. */
export const withChairDays = <Visit extends VisitInBook>(visit: Visit, { chair }: HoursToSave): Visit =>
  chair?.id === visit.chairId ? { ...visit, chairWeekdays: chair.weekdays } : visit;

function remembered<Value>(find: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? find(key);
    known.set(key, value);
    return value;
  };
}
