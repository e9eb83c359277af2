import type { BookingChannel } from "#contract/clinic/treatment-options.ts";
import { appointmentMinutes } from "#contract/limits.ts";
import { type ClosedDates, isClosedDate } from "#kernel/closed-times.ts";
import type { Interval } from "#kernel/intervals.ts";
import { addDays, toInstant, weekdayOf } from "#kernel/zoned-time.ts";
import type { Absence, Practitioner } from "#server/clinic/people/rules.ts";
import type { BookableTreatment } from "#server/clinic/treatments/rules.ts";

/** What a clinic's rules say of treatments and of whom patients are booked with. */
export interface BookRules {
  timeZone: string;
  /** Absent or empty = every visit takes the usual time, and anybody may book it. */
  treatments?: readonly BookableTreatment[];
  /** Minutes by the name of the treatment, where no treatments are known. */
  treatmentMinutes?: Readonly<Record<string, number>>;
  /** Absent or empty = chairs alone are booked. */
  practitioners?: readonly Practitioner[];
}

/** What is wished of a visit besides its time. */
export interface VisitWish {
  appointmentType?: string | null;
  /** As long as the treatment takes, when absent. */
  durationMinutes?: number | undefined;
  /** With one of these; with anybody, when absent. */
  practitionerIds?: readonly string[] | undefined;
  /** In this chair; in any, when absent. */
  chairId?: string | undefined;
}

/** What a visit takes of the book. */
export interface VisitNeeds {
  lengthMs: number;
  /** Its chair and its practitioner are taken that much longer, before and after. */
  beforeMs: number;
  afterMs: number;
  /** Who may see the patient, those who do the fewest treatments first; null = chairs alone are booked. */
  practitioners: readonly Practitioner[] | null;
  /** Null = any. */
  chairId: string | null;
}

const minute = 60_000;
export const appointmentMs = appointmentMinutes * minute;

const treatmentOf = ({ treatments = [] }: BookRules, name: string | null): BookableTreatment | undefined =>
  treatments.find((each) => each.name === name);

/** How long a visit of that type takes at this clinic, in milliseconds. */
export function visitMs(rules: BookRules, appointmentType: string | null): number {
  const { treatmentMinutes } = rules;
  const known =
    appointmentType !== null && treatmentMinutes && Object.hasOwn(treatmentMinutes, appointmentType)
      ? treatmentMinutes[appointmentType]
      : undefined;
  return (treatmentOf(rules, appointmentType)?.durationMinutes ?? known ?? appointmentMinutes) * minute;
}

/** What a visit of that length takes where chairs alone count. */
export const inAnyChair = (lengthMs: number = appointmentMs): VisitNeeds => ({
  ...{ lengthMs, beforeMs: 0, afterMs: 0, practitioners: null, chairId: null },
});

export function needsOf(rules: BookRules, wish: VisitWish): VisitNeeds {
  const type = wish.appointmentType ?? null;
  const treatment = treatmentOf(rules, type);
  return {
    lengthMs: wish.durationMinutes === undefined ? visitMs(rules, type) : wish.durationMinutes * minute,
    beforeMs: (treatment?.bufferBeforeMinutes ?? 0) * minute,
    afterMs: (treatment?.bufferAfterMinutes ?? 0) * minute,
    practitioners: practitionersFor(rules, type, wish.practitionerIds),
    chairId: wish.chairId ?? null,
  };
}

/** A visit as it stands, before it is moved. */
export interface StandingVisit {
  appointmentType: string;
  practitionerId: string | null;
  startsAt: number;
  endsAt: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
}

/**
 * What a visit takes when it is moved: as long as it was, with the buffers that it was booked with, and with whom it was as long
 * as they take bookings, where nothing else is wished. Whether its treatment can be booked anew does not matter.
 */
export function needsToMove(
  rules: BookRules,
  visit: StandingVisit,
  to: Omit<VisitWish, "appointmentType"> = {},
): VisitNeeds {
  const { practitioners = [] } = rules;
  const own = to.practitionerIds ? [] : practitioners.filter(({ id }) => id === visit.practitionerId);
  const needs = needsOf(rules, {
    ...to,
    appointmentType: visit.appointmentType,
    durationMinutes: to.durationMinutes ?? (visit.endsAt - visit.startsAt) / minute,
  });
  return {
    ...needs,
    ...(own.length > 0 && { practitioners: own }),
    beforeMs: visit.bufferBeforeMinutes * minute,
    afterMs: visit.bufferAfterMinutes * minute,
  };
}

const doesTreatment = ({ treatments }: Practitioner, name: string | null): boolean =>
  treatments === null || (name !== null && treatments.includes(name));

function practitionersFor(
  { practitioners = [] }: BookRules,
  type: string | null,
  wished: readonly string[] | undefined,
): readonly Practitioner[] | null {
  if (practitioners.length === 0) return wished ? [] : null;
  const breadth = ({ treatments }: Practitioner) => treatments?.length ?? Number.POSITIVE_INFINITY;
  return practitioners
    .filter((one) => doesTreatment(one, type) && (wished === undefined || wished.includes(one.id)))
    .toSorted((a, b) => (breadth(a) === breadth(b) ? 0 : breadth(a) - breadth(b)));
}

/** Whether that treatment is booked in that way at this clinic. Staff may book what is on no list. */
export function mayBookBy(
  rules: BookRules,
  appointmentType: string | null,
  channel: BookingChannel,
): boolean {
  if (!rules.treatments || rules.treatments.length === 0 || appointmentType === null) return true;
  return treatmentOf(rules, appointmentType)?.mayBook[channel] ?? channel === "staff";
}

/** What a visit at that time takes of its chair and its practitioner. */
export const occupiedBy = ({ start, end }: Interval, needs: Pick<VisitNeeds, "beforeMs" | "afterMs">) => ({
  start: start - needs.beforeMs,
  end: end + needs.afterMs,
});

/** When a closure or an absence lies on that clinic-local day; null = on other days. */
export function absenceOn(absence: Absence & ClosedDates, date: string, timeZone: string): Interval | null {
  if (!isClosedDate(absence, date)) return null;
  const { fromTime, toTime } = absence;
  return {
    start: toInstant(date, fromTime ?? "00:00", timeZone),
    end: toTime === null ? toInstant(addDays(date, 1), "00:00", timeZone) : toInstant(date, toTime, timeZone),
  };
}

/** When patients are booked with somebody on that day by their own hours; null = whenever the clinic is open. */
export function ownHoursOn(
  { weekdays, hours }: Practitioner,
  date: string,
  timeZone: string,
): Interval[] | null {
  const weekday = weekdayOf(date);
  if (hours === null) return weekdays.includes(weekday) ? null : [];
  return hours
    .filter((one) => one.weekday === weekday)
    .map(({ start, end }) => ({
      start: toInstant(date, start, timeZone),
      end: toInstant(date, end, timeZone),
    }));
}

/** Whether somebody is at work for all of that time, which lies on that clinic-local day. */
export function worksAt(one: Practitioner, date: string, time: Interval, timeZone: string): boolean {
  const own = ownHoursOn(one, date, timeZone);
  if (own !== null && !own.some(({ start, end }) => start <= time.start && time.end <= end)) return false;
  return !one.absences.some((absence) => overlaps(absenceOn(absence, date, timeZone), time));
}

export const overlaps = (one: Interval | null, other: Interval): boolean =>
  one !== null && one.start < other.end && other.start < one.end;
