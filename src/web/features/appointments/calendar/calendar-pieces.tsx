import { format } from "date-fns";
import { cloneElement, createContext, type ReactElement, type ReactNode, useContext } from "react";
import type { EventWrapperProps, HeaderProps, ResourceHeaderProps } from "react-big-calendar";
import { minutesOf } from "#kernel/zoned-time.ts";
import { minutesFor } from "#web/lib/visit-minutes.ts";
import { appointmentBadges } from "#web/ui/appointment-badges.ts";
import type { Column } from "./book-columns.ts";
import { bufferWords } from "./buffers.ts";
import { type CalendarEvent, timeFrom } from "./calendar-events.ts";
import { mayMove } from "./visit-spots.ts";

/** Month: time, then title. */
export function MonthEvent({ event }: { event: CalendarEvent }) {
  return (
    <>
      <span className="event-time">{timeFrom(event.start)}</span>{" "}
      <span className="event-title">{event.title}</span>
    </>
  );
}

/** Longer visits have room for a second line. */
const minutesOfTwoLines = 45;

/** Week and day: the height says when, so the title alone; in a long visit also from when to when and with whom. */
export function TimeEvent({ event }: { event: CalendarEvent }) {
  const { appointment, start, end, title } = event;
  if (minutesFor(appointment) < minutesOfTwoLines) return <>{title}</>;
  const who = appointment.practitionerName;
  return (
    <>
      {title}
      <span className="event-more">
        {timeFrom(start)} – {timeFrom(end)}
        {who && `, ${who}`}
      </span>
    </>
  );
}

/** `10:00 Ruby Singh - Teeth Cleaning, Confirmed, 45 minutes, Chair 2, Dr Patel` */
const spokenName = ({ appointment, start, title }: CalendarEvent) =>
  [
    `${timeFrom(start)} ${title}`,
    appointmentBadges[appointment.status].label,
    `${minutesFor(appointment)} minutes`,
    ...[appointment.chairName, appointment.practitionerName].filter(Boolean),
    ...(appointment.status === "cancelled" ? [] : bufferWords(appointment)),
  ].join(", ");

/** Makes every event a named stop for the keyboard, in all views. */
export function EventButton({
  event,
  children,
}: EventWrapperProps<CalendarEvent> & { children?: ReactNode }) {
  return cloneElement(children as ReactElement<Record<string, unknown>>, {
    role: "button",
    tabIndex: 0,
    ...(mayMove(event.appointment) && { "data-visit": event.id, "aria-keyshortcuts": "M" }),
    "aria-label": spokenName(event),
  });
}

/** `Tue`, over a month. */
export const WeekdayHeading = ({ label }: HeaderProps) => <span>{label}</span>;

/** `Tue 11`, today's figure filled. */
export function DayHeading({ date }: HeaderProps) {
  return (
    <span className="day-heading">
      {format(date, "EEE")} <b>{format(date, "d")}</b>
    </span>
  );
}

/** A chair or a practitioner, over their column of a day. */
export const ColumnHeading = ({ label }: ResourceHeaderProps<Column>) => (
  <span className="column-heading">{label}</span>
);

/** Where now stands in week and day; null when today is not shown. */
export interface NowMark {
  time: string;
  start: string;
  end: string;
}
export const NowMarkContext = createContext<NowMark | null>(null);

/** The hours at the left, with now's time in the margin and its line across the week. */
export function TimeMargin({ children }: { children?: ReactNode }) {
  const now = useContext(NowMarkContext);
  return (
    <div className="time-margin">
      {children}
      {now && now.time >= now.start && now.time < now.end && (
        <div aria-hidden="true" className="now-mark" style={{ top: `${shareOf(now)}%` }}>
          <b>{now.time}</b>
        </div>
      )}
    </div>
  );
}

const shareOf = ({ time, start, end }: NowMark) =>
  ((minutesOf(time) - minutesOf(start)) / (minutesOf(end) - minutesOf(start))) * 100;
