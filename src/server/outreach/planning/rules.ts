import type { ClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { Letterhead } from "#server/messaging/outbox/rules.ts";
import type { NewMessage } from "#server/messaging/outbox/service.ts";

/** What a planner may look at. */
export interface PlanningContext {
  queries: ClinicQueries;
  now: number;
  profile: ClinicProfile;
  letterhead: Letterhead;
  /** Free times from tomorrow on, the earliest first. */
  freeTimes(count: number): Promise<{ date: string; time: string }[]>;
}

/** Somebody who will be contacted. */
export interface Contact {
  message: NewMessage;
  name: string;
  /** In words for staff: why this person, and which attempt it is. */
  why: string;
  /** Before then the agent does nothing about it. */
  dueAt: number;
}

/** Work that is left to a person instead, once per `id`. */
export interface HandOver {
  id: string;
  title: string;
  detail: string;
  phone: string | null;
}

export interface Plan {
  contacts: Contact[];
  /** Who fits but will not be contacted, and why. */
  skipped: { name: string; reason: string }[];
  handOvers: HandOver[];
  /** How the settings were read where they leave room. */
  notes: string[];
}

export const emptyPlan = (): Plan => ({ contacts: [], skipped: [], handOvers: [], notes: [] });

/** Names what is said to a person once a day, however many visits they had: to somebody without a record, by their number or address. */
export const occasionOfDay = (
  what: string,
  visit: { patientId: string | null; patientName: string; phoneE164: string | null; email: string | null },
  date: string,
): string => {
  const person = visit.patientId ?? `${visit.phoneE164 ?? visit.email} ${visit.patientName}`;
  return `${what} ${person} ${date}`;
};

/** Of those who would be told the same on one occasion, the first. */
export const oncePerOccasion = (contacts: readonly Contact[]): Contact[] =>
  [
    ...new Map(contacts.toReversed().map((contact) => [contact.message.occasion, contact])).values(),
  ].reverse();

/** Not more than this many people a day and agent: staff should be able to stop what goes wrong. */
export const mostContactsADay = 40;

const unitDays = { day: 1, week: 7, fortnight: 14, month: 30.44, year: 365.25 } as const;

/** Days of a span as people write it (`6 months`, `26 weeks`, `1 year`; a bare number is months); null when it cannot be read. */
export function readSpanDays(text: string): number | null {
  const found = /^\D*(\d{1,4}(?:\.\d)?)\s*(day|week|fortnight|month|year|d|w|m|y)?/i.exec(text.trim());
  if (!found) return null;
  const unit = found[2]?.toLowerCase() ?? "month";
  const named = Object.entries(unitDays).find(([name]) => name === unit || name[0] === unit);
  const days = Math.round(Number(found[1]) * (named?.[1] ?? unitDays.month));
  return days >= 1 && days <= 3_660 ? days : null;
}

/** A number of attempts as people write it; null when it cannot be read or makes no sense. */
export function readAttempts(text: string): number | null {
  const found = /\d+/.exec(text);
  const count = found ? Number(found[0]) : 0;
  return count >= 1 && count <= 10 ? count : null;
}

/** Parts of the names of appointment types that a dialog's word stands for; the booking dialog has fewer names. */
const namesOf: Record<string, readonly string[]> = {
  Cleaning: ["clean"],
  "Deep Cleaning": ["clean"],
  Checkup: ["general consultation", "preventive", "check"],
  "Root Canal": ["root canal"],
  Filling: ["filling"],
  Crown: ["crown"],
  Extraction: ["extraction", "oral surgery"],
  Surgery: ["surgery"],
  Implant: ["implant"],
  Consultation: ["consultation"],
};

/** Whether an appointment of that type is one of the chosen kinds; nothing chosen means every kind. */
export function isOfKind(appointmentType: string, chosen: readonly string[]): boolean {
  if (chosen.length === 0) return true;
  const type = appointmentType.toLowerCase();
  return chosen.some((kind) => (namesOf[kind] ?? [kind.toLowerCase()]).some((part) => type.includes(part)));
}
