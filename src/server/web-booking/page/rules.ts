import { z } from "zod";
import { createAppointmentBody } from "#contract/booking/appointments.ts";
import { localDate, localTime } from "#contract/fields.ts";
import { textLimits } from "#contract/limits.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { addDays, toLocal } from "#kernel/zoned-time.ts";
import type { OpenSlot } from "#server/booking/availability.ts";
import type { Practitioner } from "#server/clinic/people/rules.ts";
import type { ClinicTreatment } from "#server/clinic/treatments/rules.ts";
import { offeredTreatments, slugOf, type WebBookingSettings } from "../settings/rules.ts";

export const bookPath = "/book";

/** How codes can reach people from here. */
export interface CodeWays {
  text: boolean;
  email: boolean;
  /** Nothing leaves this server, which nobody else reaches: codes are read in the outbox. */
  isTrial: boolean;
}

export interface WebTreatment {
  /** In addresses. */
  key: string;
  name: string;
  /** `30 minutes, from $180`: how long it takes, and its price where the clinic tells one. */
  about: string;
}

/** Those that the clinic chose, as long as they are in its book and may be booked by web. */
export const treatmentsOf = (
  { treatments }: Pick<WebBookingSettings, "treatments">,
  inBook: readonly ClinicTreatment[],
): WebTreatment[] => {
  const offered = offeredTreatments(inBook).filter((name) => treatments.includes(name));
  return inBook
    .filter(({ name }) => offered.includes(name))
    .map((each) => ({ key: slugOf(each.name), name: each.name, about: aboutOf(each) }));
};

const aboutOf = ({ durationMinutes, priceCents, isFromPrice }: ClinicTreatment): string =>
  [
    `${durationMinutes} minutes`,
    ...(priceCents === null ? [] : [`${isFromPrice ? "from " : ""}${dollars.format(priceCents / 100)}`]),
  ].join(", ");
const dollars = new Intl.NumberFormat("en-AU", {
  ...{ style: "currency", currency: "AUD", trailingZeroDisplay: "stripIfInteger" },
});

/** Somebody by whom patients can be seen. */
export interface WebPractitioner {
  id: string;
  name: string;
}

/** By whom a treatment is done: those whom the assistant books callers with, and names to them. */
export const practitionersOf = (
  practitioners: readonly Practitioner[],
  treatment: string,
): readonly WebPractitioner[] =>
  practitioners.filter(({ treatments }) => treatments === null || treatments.includes(treatment));

/** `Dr Patel or Dr Lee`; where each of several is free, that says it. */
export const whoInWords = (free: readonly string[], of: number): string =>
  free.length === of && of > 2 ? "with anyone" : free.join(" or ");

/** When a visit can be booked or moved by web: not too soon, not too far ahead. */
export interface Window {
  /** Instants. */
  from: number;
  /** Clinic-local days, both inclusive. */
  firstDay: string;
  lastDay: string;
}

const hour = 3_600_000;

export function windowOf(
  { leadHours, horizonDays }: Pick<WebBookingSettings, "leadHours" | "horizonDays">,
  now: number,
  timeZone: string,
): Window {
  const from = now + leadHours * hour;
  return {
    from,
    firstDay: toLocal(from, timeZone).date,
    lastDay: addDays(toLocal(now, timeZone).date, horizonDays),
  };
}

export const isWithin = ({ from, lastDay }: Window, slot: Pick<OpenSlot, "date" | "startsAt">): boolean =>
  slot.startsAt >= from && slot.date <= lastDay;

export interface DayOfTimes {
  date: string;
  times: string[];
}

/** The first days that have times, in order. */
export function daysOf(slots: readonly OpenSlot[], most: number): DayOfTimes[] {
  const days: DayOfTimes[] = [];
  for (const { date, time } of slots) {
    const last = days.at(-1);
    if (last?.date === date) last.times.push(time);
    else if (days.length === most) break;
    else days.push({ date, times: [time] });
  }
  return days;
}

/** A code is texted where texts are known to cost what they cost at home: numbers abroad are how senders are robbed. */
export const canHaveCode = (phone: string): boolean => /^\+614\d{8}$/.test(toE164(phone) ?? "");

const { name, phone } = createAppointmentBody.shape.patientDetails.shape;

/** What somebody types in; which of number and address a code goes to is theirs to say where both can be. */
export const detailsForm = z
  .object({
    treatment: z.string().max(textLimits.name),
    date: localDate,
    time: localTime,
    /** With whom; empty = whoever is free. */
    with: z
      .union([z.literal(""), z.uuid()])
      .catch("")
      .default(""),
    name,
    phone,
    email: z
      .string()
      .trim()
      .max(textLimits.email, "Invalid email address")
      .pipe(z.union([z.literal(""), z.email("Write an email address such as name@example.com")]))
      .default(""),
    notes: z.string().trim().max(textLimits.reason, `At most ${textLimits.reason} characters`).default(""),
    by: z.enum(["text", "email"]),
  })
  .refine(({ by, phone: given }) => by === "email" || canHaveCode(given), {
    message: "A code can be texted to an Australian mobile number only, such as 0491 570 156",
    path: ["phone"],
  })
  .refine(({ by, email }) => by === "text" || email !== "", {
    message: "Write the email address that the code should go to",
    path: ["email"],
  });
export type Details = z.output<typeof detailsForm>;

/** By what an address or a form names a time: `2026-08-12T10:00`. */
export const readTime = (text: unknown): { date: string; time: string } | null => {
  const [date, time] = typeof text === "string" ? text.split("T") : [];
  const read = z.object({ date: localDate, time: localTime }).safeParse({ date, time });
  return read.success ? read.data : null;
};

/** Digits only, as people copy codes with spaces. */
export const readCode = (text: unknown): string | null => {
  const digits = typeof text === "string" ? text.replace(/\D/g, "") : "";
  return digits.length === 6 ? digits : null;
};

/** Without who asked: whoever gets it may never have heard of them. In the words of a text, its sender follows. */
export const codeText = (code: string, minutes: number): string =>
  `${code} is your code to book an appointment. It is good for ${minutes} minutes. If you did not ask for it, do nothing`;
