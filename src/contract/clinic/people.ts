import { z } from "zod";
import { id, instant, localDate, localTime, name, optionalEmail } from "../fields.ts";
import { minPhoneLength, textLimits } from "../limits.ts";
import { mostChairs } from "./opening-options.ts";
import { genders, mostHoursADay } from "./people-options.ts";
import { longestLeaveDays, mostShifts, rosterRoles } from "./roster-options.ts";
import { mostTreatments } from "./treatment-options.ts";

export const workingHours = z
  .object({ weekday: z.number().int().min(0).max(6), start: localTime, end: localTime })
  .refine((h) => h.start < h.end, { message: "The end must be after the beginning", path: ["end"] });

/** Sorted; hours of a day that overlap or touch are a slip of the pen. */
const hours = z
  .array(workingHours)
  .min(1, "Give hours for at least one day")
  .transform((all) => all.toSorted((a, b) => a.weekday - b.weekday || a.start.localeCompare(b.start)))
  .refine(
    (all) =>
      all.every((one, i) => all[i - 1]?.weekday !== one.weekday || (all[i - 1]?.end ?? "") < one.start),
    "Two times of one day lie over each other",
  )
  .refine(
    (all) => all.every(({ weekday }) => all.filter((one) => one.weekday === weekday).length <= mostHoursADay),
    `At most ${mostHoursADay} times a day`,
  );

/** What is known of whoever works at the clinic, for the roster and for the book alike. */
export const staffFields = {
  name: name("Give a name", `At most ${textLimits.name} characters`),
  role: z.enum(rosterRoles, "Choose a role"),
  /** Where roster messages go; empty = nowhere. */
  phone: z
    .string()
    .trim()
    .max(textLimits.phone, `At most ${textLimits.phone} characters`)
    .refine((v) => v === "" || v.replace(/\D/g, "").length >= minPhoneLength, "Give the whole number")
    .default(""),
  email: optionalEmail.default(""),
};

/** Which of the day's shifts, counted from 0; a day with fewer shifts means its last. */
export const staffShift = z
  .number()
  .int()
  .min(0)
  .max(mostShifts - 1);

export const staffMember = z.object({
  id,
  name: z.string(),
  role: z.string(),
  /** E.164. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  weekdays: z.array(z.number().int()),
  shift: z.number().int(),
});

/** Somebody of the clinic: a practitioner whom patients are booked with, or other staff. */
export const personBody = z
  .object({
    ...staffFields,
    /** Days at work, 0 = Sunday … 6 = Saturday; those of `hours` where hours are given. */
    weekdays: z
      .array(z.number().int().min(0).max(6))
      .max(7)
      .transform((days) => [...new Set(days)].sort())
      .default([]),
    shift: staffShift.default(0),
    /** Patients are booked with them. */
    takesBookings: z.boolean().default(false),
    gender: z.enum(genders).nullable().default(null),
    /** When patients are booked with them, on the clinic's clock; null = on `weekdays`, while the clinic is open. */
    hours: hours.nullable().default(null),
    /** The treatments they do; null = every one. */
    treatmentIds: z
      .array(id)
      .min(1, "Choose at least one treatment")
      .max(mostTreatments)
      .nullable()
      .default(null),
    /** The chairs they work in; null = any. */
    chairIds: z.array(id).min(1, "Choose at least one chair").max(mostChairs).nullable().default(null),
    /** Under what the practice system knows them, such as `Practitioner/12`; empty = by their name. */
    pmsReference: z.string().trim().max(textLimits.name, `At most ${textLimits.name} characters`).default(""),
  })
  .refine((one) => one.hours !== null || one.weekdays.length > 0, {
    message: "Choose at least one day",
    path: ["weekdays"],
  });
export type PersonBody = z.input<typeof personBody>;

export const personLeave = z.object({
  id,
  personId: id,
  fromDate: localDate,
  /** Inclusive. */
  toDate: localDate,
  /** Away from and until on each of the days; both null = all day. */
  fromTime: localTime.nullable(),
  toTime: localTime.nullable(),
  reason: z.string().nullable(),
  /** Only approved leave closes the book for them. */
  status: z.enum(["requested", "approved"]),
});
export type PersonLeave = z.infer<typeof personLeave>;

export const person = staffMember.extend({
  /** Told back with a change of them (`If-Match`); leave is apart from it. */
  version: z.string(),
  takesBookings: z.boolean(),
  gender: z.enum(genders).nullable(),
  hours: z.array(z.object({ weekday: z.number().int(), start: localTime, end: localTime })).nullable(),
  treatmentIds: z.array(id).nullable(),
  chairIds: z.array(id).nullable(),
  pmsReference: z.string().nullable(),
  /** What is not over yet and was not declined, earliest first. */
  leave: z.array(personLeave),
});
export type Person = z.infer<typeof person>;

/** What every leave is told with. */
export const leaveFields = {
  fromDate: localDate,
  /** Inclusive. */
  toDate: localDate,
  reason: z.string().trim().max(textLimits.reason, `At most ${textLimits.reason} characters`).default(""),
};

const dayMs = 86_400_000;

/** Its days follow each other, and are a year at most. */
export const ofDaysInOrder = <Leave extends z.ZodType<{ fromDate: string; toDate: string }>>(body: Leave) =>
  body
    .refine((leave) => leave.fromDate <= leave.toDate, {
      message: "The last day is before the first",
      path: ["toDate"],
    })
    .refine((leave) => Date.parse(leave.toDate) - Date.parse(leave.fromDate) < longestLeaveDays * dayMs, {
      message: "At most a year at a time",
      path: ["toDate"],
    });

export const personLeaveBody = ofDaysInOrder(
  z.object({
    ...leaveFields,
    fromTime: localTime.nullable().default(null),
    toTime: localTime.nullable().default(null),
  }),
)
  .refine((leave) => (leave.fromTime === null) === (leave.toTime === null), {
    message: "Give both times, or none for the whole day",
    path: ["toTime"],
  })
  .refine((leave) => leave.fromTime === null || leave.toTime === null || leave.fromTime < leave.toTime, {
    message: "The end must be after the beginning",
    path: ["toTime"],
  });
export type PersonLeaveBody = z.input<typeof personLeaveBody>;

/** A booked visit that lies in a time which has just been closed. It stays until somebody moves it. */
export const affectedVisit = z.object({
  appointmentId: id,
  patientName: z.string(),
  date: localDate,
  time: localTime,
  startsAt: instant,
});
export type AffectedVisit = z.infer<typeof affectedVisit>;

export const addedLeave = z.object({
  leave: personLeave,
  bookedVisits: z.number().int(),
  /** The first of them, in the order of the clock. */
  visits: z.array(affectedVisit),
});
