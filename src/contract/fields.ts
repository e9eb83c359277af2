import { z } from "zod";
import { textLimits } from "./limits.ts";

const realDate = (value: string) => {
  const [y, m, d] = value.split("-").map(Number) as [number, number, number];
  const date = new Date(Date.UTC(y, m - 1, d));
  return date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
};

/** Wide enough for every purpose, and narrow enough that date arithmetic stays within four digits. */
const yearLimits = { from: 1700, to: 2199 };
const isUsualYear = (value: string) => {
  const year = Number(value.slice(0, 4));
  return year >= yearLimits.from && year <= yearLimits.to;
};

/** A calendar day that exists, `YYYY-MM-DD`, in the clinic's time zone. */
export const localDate = z
  .string("Date must be in YYYY-MM-DD format")
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: "Date must be in YYYY-MM-DD format", abort: true })
  .refine(realDate, { error: "There is no such day in the calendar", abort: true })
  .refine(isUsualYear, `Year must be between ${yearLimits.from} and ${yearLimits.to}`);

/** A time of day, `HH:MM` on a 24-hour clock. */
export const localTime = z
  .string("Time must be in HH:MM format")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Time must be in HH:MM format");

/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime({ offset: true });

export const id = z.uuid();

/** Characters nobody sees are no name, though Unicode counts some of them, such as U+3164, as letters. */
const visible = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;
export const isVisible = (value: string): boolean => visible.test(value);

/**
 * One line of visible text: line breaks, marks that turn the direction of text and characters without width go. Those
 * that shape the letters around them (joiners, variation selectors) stay.
 */
const oneLine = (value: string) =>
  value
    .replace(/(?!\u200c|\u200d|[\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** What people or things are called, as somebody wrote it: one line with a letter or a digit in it. */
export const name = (required: string, tooLong: string, most: number = textLimits.name) =>
  z.string(required).max(most, tooLong).transform(oneLine).pipe(z.string().regex(visible, required));

/** Text of one or more lines that says something. */
export const requiredText = (required: string, most: number) =>
  z.string(required).trim().max(most, `At most ${most} characters`).refine(isVisible, required);

/** Optional email; the empty string counts as absent. */
export const optionalEmail = z
  .union([z.literal(""), z.email("Invalid email address").max(textLimits.email, "Invalid email address")])
  .optional();

export const requiredEmail = z
  .email("Invalid email address")
  .max(textLimits.email, "Invalid email address")
  .refine((v) => !/[\r\n]/.test(v), "Invalid email address");
