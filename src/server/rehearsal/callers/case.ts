import type { AppointmentType } from "#contract/limits.ts";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { addDays, toLocal } from "#kernel/zoned-time.ts";
import { findOpenSlots, type OpeningCalendar } from "#server/booking/availability.ts";
import { inAnyChair, visitMs } from "#server/booking/visit-needs.ts";
import type { ClinicFacts } from "#server/dialogue/events.ts";
import type { RehearsalCaller, Visit } from "../caller.ts";
import { type CallerPlan, followPlan } from "../caller-plan.ts";
import { e164, fullName, type Person, personAt } from "../people.ts";
import { type Style, sayDay, sayTime, styles } from "../speech.ts";

/** The clinic as callers can know it. */
export interface RehearsalWorld {
  facts: Pick<
    ClinicFacts,
    "businessHours" | "address" | "additionalInfo" | "services" | "emergencyHours" | "greeting"
  >;
  calendar: OpeningCalendar;
  /** When they ring, epoch milliseconds. */
  at: number;
}

/** Somebody made up, with a wish that the clinic's hours make possible. */
export interface Case {
  person: Person;
  style: Style;
  date: string;
  time: string;
  day: string;
  clock: string;
  today: string;
  visit: (type: AppointmentType) => Visit;
  plan: (rest: Partial<CallerPlan> & { opening: string }) => CallerPlan;
}

export const visitTypes = [
  { words: "a check-up", type: "General Consultation" },
  { words: "a cleaning", type: "Teeth Cleaning" },
  { words: "teeth whitening", type: "Teeth Whitening" },
  { words: "a root canal", type: "Root Canal" },
  { words: "an x-ray", type: "X-Ray/Imaging" },
  { words: "a follow-up", type: "Follow-up" },
] as const;
export const [checkUp] = visitTypes;

/** A day with times for any treatment. */
export interface OpenDay {
  date: string;
  times: string[];
}

/** Of the three weeks after the call. */
export function openDaysAfter({ calendar, at }: RehearsalWorld): OpenDay[] {
  const today = toLocal(at, calendar.timeZone).date;
  const slots = findOpenSlots({
    ...{
      fromDate: addDays(today, 1),
      toDate: addDays(today, 21),
      calendar,
      chairs: [{ id: "any", weekdays: null }],
      // A wish that has room for the longest treatment has room for any.
      needs: inAnyChair(Math.max(...visitTypes.map(({ type }) => visitMs(calendar, type)))),
      held: [],
      now: at,
    },
  });
  const days = new Map<string, string[]>();
  for (const { date, time } of slots) days.set(date, [...(days.get(date) ?? []), time]);
  return [...days].map(([date, times]) => ({ date, times }));
}

/** The same index is the same case, for one clinic and day. */
export type CaseMaker = (index: number) => Case;

export function caseMaker({ calendar, at, facts }: RehearsalWorld, days: readonly OpenDay[]): CaseMaker {
  const today = toLocal(at, calendar.timeZone).date;
  return (index) => {
    const person = personAt(index * 5 + 1);
    const style = styles[index % styles.length] ?? "clean";
    const { date, times } = days[index % Math.min(days.length, 6)] as OpenDay;
    const time = times[(index * 3 + 1) % times.length] as string;
    const clock = isEitherHalf(time, facts.businessHours) ? sayTime(time, "clean") : sayTime(time, style);
    return {
      ...{ person, style, date, time, today, clock, day: sayDay(date, today, style) },
      visit: (appointmentType) => ({
        ...{ patientName: fullName(person), patientPhone: e164(person), date, time, appointmentType },
      }),
      plan: (rest) => ({
        ...{ person, reason: checkUp.words, date, time, today, style, usesOwnNumber: true, isFlexible: true },
        ...rest,
      }),
    };
  };
}

/** 'Seven o'clock' says too little where the clinic is open at both. */
function isEitherHalf(time: string, { weekdays }: RehearsalWorld["facts"]["businessHours"]): boolean {
  const hour = Number(time.slice(0, 2));
  const other = `${String((hour + 12) % 24).padStart(2, "0")}${time.slice(2)}`;
  return weekdays.start <= other && other < weekdays.end;
}

/** The plan of somebody who rings about nothing on the calendar. */
export function planOfToday(
  { at, calendar }: RehearsalWorld,
  person: Person,
  style: Style,
  rest: Partial<CallerPlan> & { opening: string },
): CallerPlan {
  const today = toLocal(at, calendar.timeZone).date;
  const nothing = { reason: "", date: today, time: "10:00", usesOwnNumber: true, isFlexible: true };
  return { ...nothing, ...{ person, style, today }, ...rest };
}

export function caller(
  given: Pick<RehearsalCaller, "id" | "group" | "goal" | "verdict"> & {
    plan: CallerPlan;
  } & Partial<RehearsalCaller>,
): RehearsalCaller {
  const { plan, ...rest } = given;
  return { callerNumber: e164(plan.person), before: [], answers: () => followPlan(plan), ...rest };
}

export const when = ({ date, time }: Pick<Case, "date" | "time">) =>
  `${spokenDate(date)}, ${twelveHour(time)}`;
