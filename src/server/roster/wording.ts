import { shortDate, weekdayNames } from "#kernel/spoken-dates.ts";
import { weekdayOf } from "#kernel/zoned-time.ts";
import { firstName } from "#server/outreach/appointments/rules.ts";
import { type Shift, shiftLabel } from "./shifts.ts";

/** `Fri 14 Aug 2026, 8:00 am to 4:00 pm`; in the plain characters of a text message. */
export const shiftInWords = (date: string, shift: Shift): string =>
  `${weekdayNames[weekdayOf(date)]?.slice(0, 3)} ${shortDate(date)}, ${shiftLabel(shift)}`;

export const coming = (name: string, shifts: { date: string; shift: Shift }[]): string =>
  `Hi ${firstName(name)}, your shifts next week: ${shifts.map(({ date, shift }) => shiftInWords(date, shift)).join("; ")}`;

export const asking = (name: string, absentName: string, when: string): string =>
  `Hi ${firstName(name)}, can you fill in for ${absentName}? ${when}. Please tell reception`;

export const fillingIn = (name: string, absentName: string, when: string): string =>
  `Hi ${firstName(name)}, you are down to fill in for ${absentName}: ${when}`;

export const notFillingIn = (name: string, absentName: string, date: string): string =>
  `Hi ${firstName(name)}, you need not fill in for ${absentName} on ${shortDate(date)} any more`;

export const leaveDecided = (
  name: string,
  { fromDate, toDate, status }: { fromDate: string; toDate: string; status: "approved" | "declined" },
): string => {
  const days =
    fromDate === toDate ? `on ${shortDate(fromDate)}` : `from ${shortDate(fromDate)} to ${shortDate(toDate)}`;
  return status === "approved"
    ? `Hi ${firstName(name)}, your leave ${days} is approved`
    : `Hi ${firstName(name)}, your leave ${days} was not approved. Please talk to the practice`;
};
