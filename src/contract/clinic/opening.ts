import { z } from "zod";
import { id, localDate, localTime, name } from "../fields.ts";
import { textLimits } from "../limits.ts";
import { australianStates, longestClosureDays, mostChairs, mostClosures } from "./opening-options.ts";
import { affectedVisit } from "./people.ts";
import { treatment } from "./treatments.ts";

const weekday = z.number().int().min(0).max(6);
const holidayId = z.string().max(40);

/** A public holiday of the clinic's area in the year to come. */
const keptHoliday = z.object({
  id: holidayId,
  name: z.string(),
  date: localDate,
  /** A holiday of the evening only begins then; null = all day. */
  fromTime: localTime.nullable(),
  /** The clinic opens all the same. */
  isOpen: z.boolean(),
});

export const closure = z.object({
  id,
  fromDate: localDate,
  /** Inclusive; null = a weekly closure that goes on until it is removed. */
  toDate: localDate.nullable(),
  /** 0 = Sunday … 6 = Saturday: closed on this day of each week; null = on each of the days. */
  weekday: weekday.nullable(),
  /** Closed from and until on each of the days; both null = all day. */
  fromTime: localTime.nullable(),
  toTime: localTime.nullable(),
  /** The one chair that is closed; null = the clinic. */
  chairId: id.nullable(),
  reason: z.string(),
});
export type Closure = z.infer<typeof closure>;

export const chair = z.object({
  id,
  /** Told back with a change of it (`If-Match`). */
  version: z.string(),
  name: z.string(),
  /** 0 = Sunday … 6 = Saturday; null = whenever the clinic is open. */
  weekdays: z.array(z.number().int()).nullable(),
});
export type Chair = z.infer<typeof chair>;

/** Everything that decides which times can be booked, but for the ordinary hours. */
export const opening = z.object({
  /** Whose public holidays count; null = nobody has chosen yet, so none do. */
  state: z.enum(australianStates).nullable(),
  /** Told back with a change of the holidays (`If-Match`). */
  holidaysVersion: z.string(),
  /** Holidays that only a part of the state keeps. */
  localHolidays: z.array(z.object({ id: holidayId, name: z.string(), isKept: z.boolean() })),
  holidays: z.array(keptHoliday),
  /** Those that are not over, earliest first. */
  closures: z.array(closure),
  chairs: z.array(chair),
  /** Everything that can be booked, in the clinic's order. */
  treatments: z.array(treatment),
});
export type Opening = z.infer<typeof opening>;

export const holidaysBody = z.object({
  state: z.enum(australianStates, "Choose a state or territory").nullable(),
  localHolidays: z.array(holidayId).max(20).default([]),
  openHolidays: z.array(holidayId).max(60).default([]),
});
export type HolidaysBody = z.input<typeof holidaysBody>;

const day = 86_400_000;
const spanOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / day;

/** Whether that day of the week is one of those days. */
const comesBetween = (weekday: number, from: string, to: string) =>
  (7 + weekday - new Date(from).getUTCDay()) % 7 <= spanOf(from, to);

export const closureBody = z
  .object({
    fromDate: localDate,
    /** Null = every week until it is removed; only where `weekday` is given. */
    toDate: localDate.nullable().default(null),
    weekday: weekday.nullable().default(null),
    fromTime: localTime.nullable().default(null),
    toTime: localTime.nullable().default(null),
    chairId: id.nullable().default(null),
    reason: name("Reason is required", `Reason can have at most ${textLimits.name} characters`),
  })
  .refine((c) => c.weekday !== null || c.toDate !== null, {
    message: "Choose the last day, or the day of the week on which the clinic is closed",
    path: ["toDate"],
  })
  .refine((c) => c.toDate === null || c.fromDate <= c.toDate, {
    message: "The last day is before the first",
    path: ["toDate"],
  })
  .refine((c) => c.weekday !== null || spanOf(c.fromDate, c.toDate ?? c.fromDate) < longestClosureDays, {
    message: "A closure can last a year at most",
    path: ["toDate"],
  })
  .refine((c) => c.weekday === null || c.toDate === null || comesBetween(c.weekday, c.fromDate, c.toDate), {
    message: "This day of the week does not come between the first and the last day",
    path: ["toDate"],
  })
  .refine((c) => (c.fromTime === null) === (c.toTime === null), {
    message: "Give both times, or none for the whole day",
    path: ["toTime"],
  })
  .refine((c) => c.fromTime === null || c.toTime === null || c.fromTime < c.toTime, {
    message: "The end must be after the beginning",
    path: ["toTime"],
  });
export type ClosureBody = z.input<typeof closureBody>;

/** A new closure, with how many booked visits lie in it and the first of them; they stay until somebody moves them. */
export const addedClosure = z.object({
  closure,
  bookedVisits: z.number().int(),
  visits: z.array(affectedVisit),
});

export const chairBody = z.object({
  name: name("Name is required", `Name can have at most ${textLimits.name} characters`),
  weekdays: z.array(weekday).min(1, "Choose at least one day").max(7).nullable(),
});
export type ChairBody = z.input<typeof chairBody>;

export const closuresFull = `A clinic can have ${mostClosures} closures ahead. Remove one first.`;
export const chairsFull = `A clinic can have ${mostChairs} chairs`;

/** Who cannot be booked when: closures, public holidays and leave, as the calendar draws them. */
export const bookClosedTime = z.object({
  date: localDate,
  /** Null = from the start of the day. */
  fromTime: localTime.nullable(),
  /** Null = until the end of the day. */
  toTime: localTime.nullable(),
  /** The holiday's name, or the reason of the closure or of the leave. */
  name: z.string(),
  kind: z.enum(["holiday", "closure", "leave"]),
  /** The one chair that is closed, or the one who is away; both null = the whole clinic. */
  chairId: id.nullable(),
  practitionerId: id.nullable(),
});
export type BookClosedTime = z.infer<typeof bookClosedTime>;

export const closedDaysQuery = z
  .object({ from: localDate, to: localDate })
  .refine((q) => q.from <= q.to && spanOf(q.from, q.to) <= 400, {
    message: "Ask for at most 400 days, the first before the last",
    path: ["to"],
  });

/** Hours at which the clinic is closed although its ordinary hours say open. */
export const closedTime = z.object({
  date: localDate,
  /** Null = from the start of the day. */
  fromTime: localTime.nullable(),
  /** Null = until the end of the day. */
  toTime: localTime.nullable(),
  /** The holiday's name, or the reason of the closure. */
  name: z.string(),
  kind: z.enum(["holiday", "closure"]),
});
export type ClosedTime = z.infer<typeof closedTime>;
