import type { CallOutcome } from "#contract/calls/calls.ts";
import type { Analytics, LeadTime } from "#contract/system/analytics.ts";
import { longDate, plural } from "#web/lib/formatting.ts";

export const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const outcomeLabels: Record<CallOutcome, string> = {
  in_progress: "Still on the line",
  booked: "Booked",
  rescheduled: "Moved",
  cancelled: "Cancelled",
  answered: "Question answered",
  waitlisted: "Waitlist changed",
  message_taken: "Message taken",
  handed_over: "Put through",
  emergency: "Emergency",
  abandoned: "Hung up early",
  reached: "Reached, nothing booked",
  not_reached: "Not reached",
  failed: "Failed",
};

export const leadLabels: Record<LeadTime, string> = {
  same_day: "Same day",
  next_days: "1 to 2 days",
  this_week: "3 to 6 days",
  two_weeks: "7 to 13 days",
  later: "14 days or more",
};

/** Whole percent of the sum; nothing of nothing is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);

/** Round steps from zero up to at least `most`; at most six of them. */
export function axisTicks(most: number): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

export type CallsByHour = Analytics["callsByHour"];

/** Opening hours at least, and every hour in which somebody rang. */
export function hoursShown(calls: CallsByHour): number[] {
  const first = Math.min(8, ...calls.map(({ hour }) => hour));
  const last = Math.max(17, ...calls.map(({ hour }) => hour));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Monday to Friday at least, and the weekend when somebody rang then. */
export const weekdaysShown = (calls: CallsByHour): number[] =>
  [1, 2, 3, 4, 5, 6, 7].filter((day) => day <= 5 || calls.some(({ weekday }) => weekday === day));

export const callsAt = (calls: CallsByHour, weekday: number, hour: number): number =>
  calls.find((cell) => cell.weekday === weekday && cell.hour === hour)?.calls ?? 0;

const totalCalls = (calls: CallsByHour): number => calls.reduce((sum, cell) => sum + cell.calls, 0);

/** The heat map in one sentence. */
/** `noon`, `midnight`, `9 am` */
function hourInWords(hour: number): string {
  if (hour % 12 === 0) return hour === 0 ? "midnight" : "noon";
  return `${hour % 12} ${hour < 12 ? "am" : "pm"}`;
}

export function callsSentence(calls: CallsByHour): string {
  const busiest = calls.toSorted((a, b) => b.calls - a.calls)[0];
  if (!busiest) return "No calls in this time";
  const day = weekdayNames[busiest.weekday - 1];
  return `${plural(totalCalls(calls), "call")}, busiest ${day} at ${hourInWords(busiest.hour)} (${busiest.calls})`;
}

export function bookingsSentence(weeks: Analytics["bookings"]): string {
  const byAssistant = weeks.reduce((sum, week) => sum + week.byAssistant, 0);
  const byStaff = weeks.reduce((sum, week) => sum + week.byStaff, 0);
  const online = weeks.reduce((sum, week) => sum + week.online, 0);
  const beside = online > 0 ? `, ${online} online` : "";
  return `${plural(byAssistant + byStaff + online, "booking")}: ${byAssistant} by the assistant, ${byStaff} by staff${beside}`;
}

export function cancellationsSentence(weeks: Analytics["cancellations"]): string {
  const total = weeks.reduce((sum, week) => sum + week.cancelled, 0);
  const worst = weeks.toSorted((a, b) => b.cancelled - a.cancelled)[0];
  if (total === 0 || !worst) return "No cancellations in this time";
  return `${plural(total, "cancellation")}, most in the week of ${longDate(worst.week)}: ${worst.cancelled}`;
}

export function successSentence(weeks: Analytics["success"]): string {
  const ended = weeks.reduce((sum, week) => sum + week.ended, 0);
  const successful = weeks.reduce((sum, week) => sum + week.successful, 0);
  if (ended === 0) return "No ended calls in this time";
  return `${percentOf(successful, ended)}% of ${plural(ended, "ended call")} ended the way the caller wanted`;
}

/** The largest bar of a list in one sentence. */
export function largestSentence(bars: readonly { label: string; value: number }[], noun: string): string {
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const largest = bars.toSorted((a, b) => b.value - a.value)[0];
  if (total === 0 || !largest) return `No ${noun}s in this time`;
  return `${plural(total, noun)}, most: ${largest.label.toLowerCase()} (${percentOf(largest.value, total)}%)`;
}
