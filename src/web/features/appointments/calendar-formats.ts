import { format, getDay, parse, startOfWeek } from "date-fns";
import { enAU } from "date-fns/locale/en-AU";
import { dateFnsLocalizer, type Formats, type Messages } from "react-big-calendar";
import type { CalendarEvent } from "./calendar-events.ts";

export const culture = "en-AU";

/** Weeks begin on Monday. */
export const localizer = dateFnsLocalizer({
  format,
  parse,
  startOfWeek: (date: Date) => startOfWeek(date, { weekStartsOn: 1 }),
  getDay,
  locales: { [culture]: enAU },
});

/** `10 – 16 August 2026`, `27 July – 2 August 2026` */
function rangeTitle(start: Date, end: Date): string {
  const sameMonth = start.getMonth() === end.getMonth();
  const sameYear = start.getFullYear() === end.getFullYear();
  const first = format(start, sameMonth ? "d" : sameYear ? "d MMMM" : "d MMMM yyyy", { locale: enAU });
  return `${first} – ${format(end, "d MMMM yyyy", { locale: enAU })}`;
}

/** Day and clock as the calendar writes them: 24 hours. */
export const formats: Formats = {
  dateFormat: "d",
  dayFormat: "EEE d",
  weekdayFormat: "EEE",
  timeGutterFormat: "HH:mm",
  monthHeaderFormat: "MMMM yyyy",
  dayHeaderFormat: "EEEE, d MMMM yyyy",
  dayRangeHeaderFormat: ({ start, end }) => rangeTitle(start, end),
  eventTimeRangeFormat: ({ start, end }) => `${format(start, "HH:mm")} – ${format(end, "HH:mm")}`,
  selectRangeFormat: ({ start, end }) => `${format(start, "HH:mm")} – ${format(end, "HH:mm")}`,
};

export const nothingShown = "No appointments scheduled for this period.";

export const messages: Messages<CalendarEvent> = {
  today: "Today",
  previous: "Back",
  next: "Next",
  month: "Month",
  week: "Week",
  day: "Day",
  noEventsInRange: nothingShown,
  showMore: (count) => `+${count} more`,
};
