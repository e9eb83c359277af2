import { z } from "zod";
import { callOutcome } from "../calls/calls.ts";
import { localDate } from "../fields.ts";

/** How many calendar weeks, the present one included. */
export const analyticsWeeks = ["4", "12"] as const;
export type AnalyticsWeeks = (typeof analyticsWeeks)[number];
export const analyticsQuery = z.object({ weeks: z.enum(analyticsWeeks).default("4") });

/** Whole days between the booking and the visit. */
export const leadTimes = ["same_day", "next_days", "this_week", "two_weeks", "later"] as const;
export type LeadTime = (typeof leadTimes)[number];

const n = z.number().int();

/** Everything is counted in the clinic's time zone; a week begins on Monday. Samples do not count. */
export const analytics = z.object({
  fromDate: localDate,
  /** Today. */
  toDate: localDate,
  /** 1 = Monday to 7 = Sunday; hours without a call are left out. */
  callsByHour: z.array(z.object({ weekday: n, hour: n, calls: n })),
  /** One entry for each week, empty ones too. */
  bookings: z.array(z.object({ week: localDate, byAssistant: n, byStaff: n, online: n })),
  /** Appointments by the week in which they were cancelled. */
  cancellations: z.array(z.object({ week: localDate, cancelled: n })),
  /** Ended calls, most frequent first. */
  outcomes: z.array(z.object({ outcome: callOutcome, calls: n })),
  leadTimes: z.array(z.object({ lead: z.enum(leadTimes), appointments: n })),
  /** Success: the caller got what the call was for; counted among calls that have ended. */
  success: z.array(z.object({ week: localDate, ended: n, successful: n })),
});
export type Analytics = z.infer<typeof analytics>;
