import { format } from "date-fns";
import { cloneElement, createContext, type ReactElement, type ReactNode, useContext } from "react";
import type { EventWrapperProps, HeaderProps } from "react-big-calendar";
import { minutesOf } from "#kernel/zoned-time.ts";
import { appointmentBadges } from "#web/ui/badge.tsx";
import { type CalendarEvent, timeFrom } from "./calendar-events.ts";

/** Month: time, then title. */
export function MonthEvent({ event }: { event: CalendarEvent }) {
  return (
    <>
      <span className="event-time">{timeFrom(event.start)}</span> {event.title}
    </>
  );
}

/** Week and day: the height says when, so the title alone. */
export const TimeEvent = ({ event }: { event: CalendarEvent }) => <>{event.title}</>;

/** Makes every event a named stop for the keyboard, in all views. */
export function EventButton({
  event,
  children,
}: EventWrapperProps<CalendarEvent> & { children?: ReactNode }) {
  return cloneElement(children as ReactElement<Record<string, unknown>>, {
    role: "button",
    tabIndex: 0,
    "aria-label": `${timeFrom(event.start)} ${event.title}, ${appointmentBadges[event.appointment.status].label}`,
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
