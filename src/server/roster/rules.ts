import { weekHours } from "#contract/clinic/roster-options.ts";
import { type ClosedCalendar, closedTimesOn, isAllDay } from "#kernel/closed-times.ts";
import { addDays, mondayOf, weekdayOf } from "#kernel/zoned-time.ts";
import { hoursOf, type Shift, shiftsOn, type WeekShifts } from "./shifts.ts";

export interface Member {
  id: string;
  name: string;
  role: string;
  /** 0 = Sunday … 6 = Saturday. */
  weekdays: number[];
  /** Which of the day's shifts, counted from 0. */
  shift: number;
}

/** Approved leave; both days inclusive. */
export interface Leave {
  id: string;
  memberId: string;
  fromDate: string;
  toDate: string;
}

export interface Cover {
  id: string;
  date: string;
  absentId: string;
  coverId: string;
}

/** All that decides who works when. */
export interface Plan {
  shifts: WeekShifts;
  members: readonly Member[];
  leave: readonly Leave[];
  covers: readonly Cover[];
  closed: ClosedCalendar;
}

export interface Worker {
  member: Member;
  /** Null when it is their own shift. */
  coversFor: { member: Member; cover: Cover } | null;
}

export interface PlannedShift {
  shift: Shift;
  people: Worker[];
  /** On leave, and nobody fills in. */
  missing: Member[];
}

export const daysOf = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

export const earlierOf = (a: string, b: string): string => [a, b].sort()[0] as string;
export const laterOf = (a: string, b: string): string => [a, b].sort()[1] as string;

/** Why nobody works on that day; null when the clinic opens. */
export const closedFor = (date: string, { closed }: Pick<Plan, "closed">): string | null =>
  closedTimesOn(date, closed).find(isAllDay)?.name ?? null;

const isAway = (plan: Plan, memberId: string, date: string): boolean =>
  plan.leave.some((leave) => leave.memberId === memberId && leave.fromDate <= date && date <= leave.toDate);

/** The shift somebody works of their own on that day, at work or on leave; null on a day off. */
export function ownShift(plan: Plan, member: Member, date: string): Shift | null {
  if (!member.weekdays.includes(weekdayOf(date)) || closedFor(date, plan) !== null) return null;
  const shifts = shiftsOn(date, plan.shifts);
  return shifts[Math.min(member.shift, shifts.length - 1)] ?? null;
}

/** Who works on a day, shift by shift, and who is missing. */
export function planDay(plan: Plan, date: string): PlannedShift[] {
  if (closedFor(date, plan) !== null) return [];
  const own = plan.members.map((member) => ({ member, shift: ownShift(plan, member, date) }));
  return shiftsOn(date, plan.shifts).map((shift) => {
    const rostered = own.filter((one) => one.shift === shift).map(({ member }) => member);
    const away = rostered.filter(({ id }) => isAway(plan, id, date));
    const filling = away.flatMap((absent) => coverOf(plan, absent, date) ?? []);
    return {
      shift,
      people: [
        ...rostered.filter((member) => !away.includes(member)).map((member) => ({ member, coversFor: null })),
        ...filling,
      ],
      missing: away.filter((absent) => coverOf(plan, absent, date) === null),
    };
  });
}

/** Who fills in; whoever went on leave themselves since then does not. */
function coverOf(plan: Plan, absent: Member, date: string): Worker | null {
  const cover = plan.covers.find((one) => one.date === date && one.absentId === absent.id);
  const member = cover && plan.members.find(({ id }) => id === cover.coverId);
  return cover && member && !isAway(plan, member.id, date)
    ? { member, coversFor: { member: absent, cover } }
    : null;
}

/** Hours at work between two days, both inclusive. */
export const hoursBetween = (plan: Plan, memberId: string, from: string, to: string): number =>
  daysOf(from, to)
    .flatMap((date) => planDay(plan, date))
    .filter(({ people }) => people.some(({ member }) => member.id === memberId))
    .reduce((sum, { shift }) => sum + hoursOf(shift), 0);

export interface Suggestion {
  member: Member;
  /** That week's hours without the shift in question. */
  weekHours: number;
}

/** Who could fill in: the same role, off that day, not on leave, within the week's hours; the fewest hours first. */
export function suggestCover(plan: Plan, absent: Member, date: string): Suggestion[] {
  const shift = ownShift(plan, absent, date);
  if (shift === null) return [];
  const monday = mondayOf(date);
  const working = new Set(planDay(plan, date).flatMap(({ people }) => people.map(({ member }) => member.id)));
  return plan.members
    .filter(({ id, role }) => id !== absent.id && role === absent.role)
    .filter(({ id }) => !working.has(id) && !isAway(plan, id, date))
    .map((member) => ({ member, weekHours: hoursBetween(plan, member.id, monday, addDays(monday, 6)) }))
    .filter((one) => one.weekHours + hoursOf(shift) <= weekHours)
    .sort((a, b) => a.weekHours - b.weekHours || a.member.name.localeCompare(b.member.name));
}
