import { csvLine } from "#kernel/csv.ts";
import { shortDate } from "#kernel/spoken-dates.ts";
import { addDays, mondayOf } from "#kernel/zoned-time.ts";
import { daysOf, hoursBetween, ownShift, type Plan, planDay } from "./rules.ts";
import { shiftLabel } from "./shifts.ts";

export interface Period {
  from: string;
  /** Inclusive. */
  to: string;
}

/** The week or month that a day lies in. */
export function periodOf(kind: "week" | "month", date: string): Period {
  if (kind === "week") return { from: mondayOf(date), to: addDays(mondayOf(date), 6) };
  const from = `${date.slice(0, 7)}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

export interface RosterReport extends Period {
  people: { name: string; role: string; hours: number; leaveDays: number; coveredShifts: number }[];
  gaps: { date: string; shift: string; what: string }[];
}

/** Hours and leave by person, and the shifts that nobody filled. Leave counts days on which they would have worked. */
export function reportOf(plan: Plan, { from, to }: Period): RosterReport {
  const days = daysOf(from, to);
  const planned = days.map((date) => ({ date, shifts: planDay(plan, date) }));
  return {
    ...{ from, to },
    people: plan.members.map((member) => ({
      ...{ name: member.name, role: member.role, hours: hoursBetween(plan, member.id, from, to) },
      leaveDays: days.filter((date) => isOnLeave(plan, member.id, date) && ownShift(plan, member, date))
        .length,
      coveredShifts: planned
        .flatMap(({ shifts }) => shifts.flatMap(({ people }) => people))
        .filter((one) => one.member.id === member.id && one.coversFor !== null).length,
    })),
    gaps: planned.flatMap(({ date, shifts }) =>
      shifts.flatMap(({ shift, people, missing }) => {
        const gap = { date, shift: shiftLabel(shift) };
        if (people.length + missing.length === 0) return [{ ...gap, what: "Nobody rostered" }];
        return missing.map(({ name }) => ({ ...gap, what: `${name} away, nobody filled in` }));
      }),
    ),
  };
}

const isOnLeave = ({ leave }: Plan, memberId: string, date: string): boolean =>
  leave.some((one) => one.memberId === memberId && one.fromDate <= date && date <= one.toDate);

export const csvOfReport = ({ people, gaps }: RosterReport): string =>
  [
    ["Name", "Role", "Hours", "Days of leave", "Shifts filled in"],
    ...people.map((one) => [one.name, one.role, one.hours, one.leaveDays, one.coveredShifts]),
    [],
    ["Gap on", "Shift", "What"],
    ...gaps.map(({ date, shift, what }) => [date, shift, what]),
  ]
    .map(csvLine)
    .join("");

/** The report as an email tells it. */
export function reportInWords({ from, to, people, gaps }: RosterReport): string {
  const lines = people.map(
    ({ name, role, hours, leaveDays, coveredShifts }) =>
      `${name} (${role}): ${hours} h${leaveDays ? `, ${leaveDays} d leave` : ""}${coveredShifts ? `, filled in ${coveredShifts}x` : ""}`,
  );
  const open = gaps.map(({ date, shift, what }) => `${shortDate(date)}, ${shift}: ${what}`);
  return [
    `Roster from ${shortDate(from)} to ${shortDate(to)}.`,
    `Hours\n${lines.join("\n") || "Nobody is on the roster."}`,
    `Gaps\n${open.join("\n") || "None."}`,
  ].join("\n\n");
}
