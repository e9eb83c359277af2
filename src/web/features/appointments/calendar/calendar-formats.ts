import { addDays, addMonths, format, getDay, parse, startOfWeek } from "date-fns";
import { enAU } from "date-fns/locale/en-AU";
import { dateFnsLocalizer, type Formats, type Messages } from "react-big-calendar";
import { type CalendarEvent, type CalendarView, dateFrom, daysShown, wallClock } from "./calendar-events.ts";

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

const dayTitle = "EEEE, d MMMM yyyy";

/** Day and clock as the calendar writes them: 24 hours. */
export const formats: Formats = {
  dateFormat: "d",
  dayFormat: "EEE d",
  weekdayFormat: "EEE",
  timeGutterFormat: "HH:mm",
  dayHeaderFormat: dayTitle,
  eventTimeRangeFormat: ({ start, end }) => `${format(start, "HH:mm")} – ${format(end, "HH:mm")}`,
  selectRangeFormat: ({ start, end }) => `${format(start, "HH:mm")} – ${format(end, "HH:mm")}`,
};

/** How long before and after its hour the mark of now would lie over the hour's label, in minutes: the label stands below its line. */
const coveredFrom = -8;
const coveredUntil = 26;

/** The hour whose label makes way for the mark of now, `10` at 10:08; null while none has to. */
export function hourUnderNow(time: string): number | null {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (minute < coveredUntil) return hour;
  return minute - 60 > coveredFrom ? hour + 1 : null;
}

/** The same formats, without the label of the hour that now stands at. */
export const formatsBeside = (covered: number | null): Formats =>
  covered === null
    ? formats
    : {
        ...formats,
        timeGutterFormat: (date) =>
          date.getHours() === covered && date.getMinutes() === 0 ? "" : format(date, "HH:mm"),
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

/** What stands over a view: `August 2026`, `10 – 16 August 2026`, `Tuesday, 11 August 2026`. */
export function titleOf(view: CalendarView, at: string): string {
  const day = wallClock(at, "12:00");
  if (view === "month") return format(day, "MMMM yyyy", { locale: enAU });
  if (view === "day") return format(day, dayTitle, { locale: enAU });
  const { first, last } = daysShown(view, at);
  return rangeTitle(wallClock(first, "12:00"), wallClock(last, "12:00"));
}

/** The day some months, weeks or days later; the last of a shorter month for a day that it does not have. */
export function stepped(view: CalendarView, at: string, steps: number): string {
  const day = wallClock(at, "12:00");
  return dateFrom(
    view === "month" ? addMonths(day, steps) : addDays(day, view === "week" ? 7 * steps : steps),
  );
}
