import type { Appointment } from "#contract/booking/appointments.ts";
import { addDays, isWeekend, minutesOf, mondayOf } from "#kernel/zoned-time.ts";
import { minutesFor } from "#web/lib/visit-minutes.ts";
import type { Tone } from "#web/ui/badge.tsx";
import { typeOf } from "../appointment-labels.ts";
import { type ColumnKind, columnIdOf } from "./book-columns.ts";
import type { WeekHours } from "./closed-pieces.ts";

/** What the calendar draws: the clinic's wall clock as a browser `Date` with the same fields. */
export interface CalendarEvent {
  id: string;
  title: string;
  start: Date;
  end: Date;
  appointment: Appointment;
  /** The column of a day in which it stands. */
  columnId: string;
}

export type CalendarView = "month" | "week" | "day";
export const calendarViews: readonly CalendarView[] = ["month", "week", "day"];

const defaultStart = "09:00";
const pad = (n: number) => String(n).padStart(2, "0");

/**
 * A `Date` whose local fields in this browser are the given wall-clock day and time. The calendar only ever
 * reads fields, so an appointment stands at the clinic's hour whatever zone the browser is in.
 */
export function wallClock(date: string, time: string): Date {
  const [year = 1970, month = 1, day = 1] = date.split("-").map(Number);
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return new Date(year, month - 1, day, hour, minute);
}

/** The day that a calendar `Date` stands for. */
export const dateFrom = (at: Date): string =>
  `${String(at.getFullYear()).padStart(4, "0")}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;

/** The time that a calendar `Date` stands for. */
export const timeFrom = (at: Date): string => `${pad(at.getHours())}:${pad(at.getMinutes())}`;

/** Patient and type as one line, a test call's marked; as long as the visit is, from the requested time, 09:00 when there is none. */
export function toCalendarEvent(appointment: Appointment, kind: ColumnKind = "chair"): CalendarEvent {
  const start = wallClock(appointment.requestedDate, appointment.requestedTime || defaultStart);
  const end = new Date(start);
  end.setMinutes(end.getMinutes() + minutesFor(appointment));
  return {
    id: appointment.id,
    title: `${appointment.isTest ? "Test: " : ""}${appointment.patientName} - ${typeOf(appointment)}`,
    start,
    end,
    appointment,
    columnId: columnIdOf(appointment, kind),
  };
}

/** Days a view shows, both ends included; weeks run from Monday and a month is filled up to whole weeks. */
export function daysShown(view: CalendarView, date: string): { first: string; last: string } {
  if (view === "day") return { first: date, last: date };
  if (view === "week") return { first: mondayOf(date), last: addDays(mondayOf(date), 6) };
  const firstOfMonth = `${date.slice(0, 7)}-01`;
  const nextMonth = `${addDays(firstOfMonth, 31).slice(0, 7)}-01`;
  return { first: mondayOf(firstOfMonth), last: addDays(mondayOf(addDays(nextMonth, -1)), 6) };
}

/** Only what the view shows, so that years of history cost nothing. */
export function visitsShown(
  appointments: readonly Appointment[],
  view: CalendarView,
  date: string,
): Appointment[] {
  const { first, last } = daysShown(view, date);
  return appointments.filter((a) => a.requestedDate >= first && a.requestedDate <= last);
}

/** Hours drawn by week and day: 08:00 to 17:00, wider only where the clinic opens or somebody is booked outside. */
export function hoursShown(hours: WeekHours | null, events: readonly CalendarEvent[]): WeekHours["weekdays"] {
  let first = 8;
  let last = 17;
  const include = (start: string, end: string) => {
    first = Math.min(first, Math.floor(minutesOf(start) / 60));
    last = Math.max(last, Math.ceil(minutesOf(end) / 60));
  };
  for (const day of hours ? [hours.weekdays, hours.weekends] : []) if (day.start) include(day.start, day.end);
  for (const event of events) {
    const end = timeFrom(event.end);
    include(timeFrom(event.start), end < timeFrom(event.start) ? "23:59" : end);
  }
  // 24:00 of a day is 00:00 of the next for the calendar, so the last drawable minute is 23:59.
  return { start: `${pad(first)}:00`, end: last >= 24 ? "23:59" : `${pad(last)}:00` };
}

/** Whether the clinic does not open at all on that day; never when its hours are not known. */
export const isDayClosed = (hours: WeekHours | null, date: string): boolean =>
  hours !== null && (isWeekend(date) ? hours.weekends : hours.weekdays).start === "";

/** Requested is orange here, where many stand side by side and yellow would fade. */
export const eventTones: Record<Appointment["status"], Tone> = {
  confirmed: "green",
  requested: "orange",
  cancelled: "red",
};
