import type { FreeTime } from "#contract/errors.ts";
import type { AppointmentType } from "#contract/limits.ts";
import { formatPhone } from "#kernel/phone-numbers.ts";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { addDays, isWeekend } from "#kernel/zoned-time.ts";
import type { ClinicFacts } from "#server/dialogue/events.ts";

/** How dates, times, numbers and lists sound; what every sentence of the assistant is made of. */

/** `tomorrow, Tuesday 11 August`; of another year, beyond this month and the next, `Saturday 6 February 2027`. */
export function spokenDay(date: string, today: string): string {
  if (date === today) return `today, ${spokenDate(date)}`;
  if (date === addDays(today, 1)) return `tomorrow, ${spokenDate(date)}`;
  return isYearSaid(date, today) ? `${spokenDate(date)} ${date.slice(0, 4)}` : spokenDate(date);
}

/** 'Saturday the sixth' may be half a year away, and then nobody thinks of the next January by themselves. */
function isYearSaid(date: string, today: string): boolean {
  const monthOf = (each: string): number => Number(each.slice(0, 4)) * 12 + Number(each.slice(5, 7));
  return date.slice(0, 4) !== today.slice(0, 4) && Math.abs(monthOf(date) - monthOf(today)) > 1;
}

/** `on Thursday 13 August`, but `today, …` and `tomorrow, …` without `on`. */
export function onDay(date: string, today: string): string {
  const day = spokenDay(date, today);
  return /^to(?:day|morrow)/.test(day) ? day : `on ${day}`;
}

export const spokenTime = (time: string): string => twelveHour(time);

/** `Thursday 13 August at 2:30 pm` */
export const spokenSlot = (slot: FreeTime, today: string): string =>
  `${spokenDay(slot.date, today)} at ${spokenTime(slot.time)}`;

/** `on Thursday 13 August at 2:30 pm`, `tomorrow, … at 2:30 pm` */
export const onSlot = (slot: FreeTime, today: string): string =>
  `${onDay(slot.date, today)} at ${spokenTime(slot.time)}`;

/** `0 4 9 1, 5 7 0, 1 5 6`: one digit at a time, in groups, so that it can be followed by ear. */
export function spokenPhone(e164: string): string {
  const groups = formatPhone(e164).replace(/[()+]/g, "").trim().split(/\s+/);
  const pieces = groups.flatMap((group) => (group.length > 5 ? (group.match(/.{1,3}/g) ?? []) : [group]));
  return pieces.map((piece) => piece.split("").join(" ")).join(", ");
}

/** `kate dot moss at gmail dot com` */
export const spokenEmail = (address: string): string =>
  address.replaceAll(".", " dot ").replaceAll("_", " underscore ").replace("@", " at ");

/** `1 5 6` */
export const lastDigits = (e164: string): string => e164.slice(-3).split("").join(" ");

/** `9:00 am, 11:30 am or 3:00 pm` */
export function spokenList(items: readonly string[], word: "and" | "or"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;
}

/** Times under their days: `on Tuesday 11 August at 9:00 am or 9:30 am, or on Friday 14 August at 2:00 pm`. */
export function spokenTimes(times: readonly FreeTime[], today: string): string {
  const byDay = new Map<string, string[]>();
  for (const { date, time } of times) byDay.set(date, [...(byDay.get(date) ?? []), spokenTime(time)]);
  const days = [...byDay].map(([date, list]) => `${onDay(date, today)} at ${spokenList(list, "or")}`);
  return days.length < 2 ? (days[0] ?? "") : `${days.slice(0, -1).join(", ")}, or ${days.at(-1)}`;
}

/** `On Tuesday 11 August I have 9:00 am or 2:00 pm`; over several days `I have Tuesday 11 August at …`. */
export function whatIsFree(times: readonly FreeTime[], today: string): string {
  const [first] = times;
  if (!first || times.some((each) => each.date !== first.date))
    return `I have ${spokenTimes(times, today).replace(/\bon (?=[A-Z])/g, "")}`;
  const day = onDay(first.date, today);
  const list = spokenList(
    times.map((each) => spokenTime(each.time)),
    "or",
  );
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}${day.startsWith("on ") ? "" : ","} I have ${list}`;
}

const visits: Readonly<Record<AppointmentType, string>> = {
  "General Consultation": "a general consultation",
  "Teeth Whitening": "a teeth whitening appointment",
  "Teeth Cleaning": "a teeth cleaning",
  "Root Canal": "a root canal appointment",
  "Dental Implant": "a dental implant appointment",
  "Oral Surgery": "an oral surgery appointment",
  "Emergency Visit": "an emergency visit",
  "Follow-up": "a follow-up visit",
  "X-Ray/Imaging": "an X-ray appointment",
  "Preventive Care": "a preventive care visit",
};

/** `a teeth cleaning`; a type the clinic entered itself is named as it is, and one that is not told (null) not at all. */
export const spokenVisit = (type: string | null): string =>
  type === null
    ? "an appointment"
    : Object.hasOwn(visits, type)
      ? visits[type as AppointmentType]
      : `an appointment for ${type}`;

/** `teeth cleaning`, to stand after `the` or `your`. */
export const bareVisit = (type: string | null): string => spokenVisit(type).replace(/^an? /, "");

/** The ordinary hours of that weekday, whatever the date. */
export const openingHoursOn = (facts: ClinicFacts, date: string): { start: string; end: string } =>
  isWeekend(date) ? facts.businessHours.weekends : facts.businessHours.weekdays;

/** The hours of that very day; both empty when it is closed. A holiday of the evening ends it earlier. */
export function hoursOn(facts: ClinicFacts, date: string): { start: string; end: string } {
  const hours = openingHoursOn(facts, date);
  const closing = (facts.specialDays ?? [])
    .filter((each) => !each.isOpen && each.toTime === null && each.fromDate <= date && date <= each.toDate)
    .map(({ fromTime }) => fromTime ?? "");
  const end = [hours.end, ...closing].sort()[0] ?? "";
  return end > hours.start ? { start: hours.start, end } : { start: "", end: "" };
}

export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}'` : `${name}'s`);
