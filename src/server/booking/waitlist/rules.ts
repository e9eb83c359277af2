import type { PartOfDay } from "#contract/booking/waitlist-options.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import { lastBookableDay } from "#server/booking/rules.ts";

/** A time that came free, on the clinic's clock. */
export interface FreedTime {
  date: string;
  time: string;
  startsAt: number;
  lengthMs: number;
}

export interface Waiting {
  fromDate: string;
  toDate: string | null;
  partOfDay: PartOfDay;
  /** How long the visit takes, in milliseconds. */
  lengthMs: number;
  /** When the visit is now; null = there is none yet. */
  visitStartsAt: number | null;
}

const midday = "12:00";

/** Whether somebody on the list would come at that time: it is wished for, long enough, and earlier than what they have. */
export function fits(waiting: Waiting, freed: FreedTime): boolean {
  const { fromDate, toDate, partOfDay, lengthMs, visitStartsAt } = waiting;
  if (freed.date < fromDate || (toDate !== null && freed.date > toDate)) return false;
  if (partOfDay === "morning" && freed.time >= midday) return false;
  if (partOfDay === "afternoon" && freed.time < midday) return false;
  return lengthMs <= freed.lengthMs && (visitStartsAt === null || visitStartsAt > freed.startsAt);
}

/** `over`: the last of the wished days has passed. `too_far`: nothing can be booked yet on the first. */
export type DaysRefusal = "over" | "too_far";

export function daysRefusal(
  { fromDate, toDate }: { fromDate: string; toDate: string | null },
  now: number,
  timeZone: string,
): DaysRefusal | null {
  if (toDate !== null && toDate < toLocal(now, timeZone).date) return "over";
  return fromDate > lastBookableDay(now, timeZone) ? "too_far" : null;
}

interface Patient {
  patientName: string;
  patientPhone: string;
}

/** The same name and number, however either is written. */
export function isSamePatient(one: Patient, other: Patient): boolean {
  const [name, otherName] = [one, other].map(({ patientName }) => patientName.trim().toLowerCase());
  const [phone, otherPhone] = [one, other].map(({ patientPhone }) => toE164(patientPhone) ?? patientPhone);
  return name === otherName && phone === otherPhone;
}
