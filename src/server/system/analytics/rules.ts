import { type Analytics, type LeadTime, leadTimes } from "#contract/system/analytics.ts";
import { csvLine } from "#kernel/csv.ts";
import { addDays, mondayOf } from "#kernel/zoned-time.ts";

/** The Mondays of the last `count` weeks, the present one last. */
export const weeksUntil = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(mondayOf(today), 7 * (index - count + 1)));

/** One row for each week, in order; a week without any gets `empty`. */
export function everyWeek<Row extends { week: string }>(
  weeks: readonly string[],
  rows: readonly Row[],
  empty: Omit<Row, "week">,
): Row[] {
  return weeks.map((week) => rows.find((row) => row.week === week) ?? ({ ...empty, week } as Row));
}

/** Same day, 1 to 2 days, 3 to 6, 7 to 13, 14 or more; a visit entered afterwards counts as the same day. */
export function leadOf(days: number): LeadTime {
  if (days <= 0) return "same_day";
  if (days <= 2) return "next_days";
  if (days <= 6) return "this_week";
  return days <= 13 ? "two_weeks" : "later";
}

export function sumLeads(rows: readonly { days: number; appointments: number }[]): Analytics["leadTimes"] {
  return leadTimes.map((lead) => ({
    lead,
    appointments: rows
      .filter(({ days }) => leadOf(days) === lead)
      .reduce((sum, { appointments }) => sum + appointments, 0),
  }));
}

/** All charts as one long table: which chart, which group, what was counted, how many. */
export function csvOf(found: Analytics): string {
  const rows: (string | number)[][] = [["chart", "group", "measure", "value"]];
  for (const { weekday, hour, calls } of found.callsByHour)
    rows.push([
      "calls by hour",
      `${weekdays[weekday - 1]} ${String(hour).padStart(2, "0")}:00`,
      "calls",
      calls,
    ]);
  for (const { week, byAssistant, byStaff, online } of found.bookings) {
    rows.push(["bookings", week, "by the assistant", byAssistant]);
    rows.push(["bookings", week, "by staff", byStaff]);
    if (online > 0) rows.push(["bookings", week, "online", online]);
  }
  for (const { week, cancelled } of found.cancellations)
    rows.push(["cancellations", week, "cancelled", cancelled]);
  for (const { outcome, calls } of found.outcomes) rows.push(["outcomes", outcome, "calls", calls]);
  for (const { lead, appointments } of found.leadTimes)
    rows.push(["lead time", lead, "appointments", appointments]);
  for (const { week, ended, successful } of found.success) {
    rows.push(["assistant success", week, "ended calls", ended]);
    rows.push(["assistant success", week, "successful calls", successful]);
  }
  return rows.map(csvLine).join("");
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
