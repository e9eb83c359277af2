import { format } from "date-fns";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { cloneElement, createContext, type ReactElement, type ReactNode, useContext } from "react";
import type { EventWrapperProps, HeaderProps, ToolbarProps } from "react-big-calendar";
import { minutesOf } from "#kernel/zoned-time.ts";
import { classNames } from "#web/lib/class-names.ts";
import { appointmentBadges } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { type CalendarEvent, calendarViews, timeFrom } from "./calendar-events.ts";

const viewLabels = { month: "Month", week: "Week", day: "Day" } as const;

/** Way through time on the left, month, week and day on the right. */
export function CalendarToolbar({ label, view, onNavigate, onView }: ToolbarProps<CalendarEvent>) {
  return (
    <div className="flex min-h-12 flex-none flex-wrap items-center justify-between gap-2 border-b border-line px-3 py-2">
      <div className="flex items-center gap-2">
        <Button size="small" onClick={() => onNavigate("TODAY")}>
          Today
        </Button>
        <div className="flex gap-0.5">
          <Button kind="quiet" size="small" isIcon aria-label="Back" onClick={() => onNavigate("PREV")}>
            <ChevronLeft aria-hidden="true" />
          </Button>
          <Button kind="quiet" size="small" isIcon aria-label="Next" onClick={() => onNavigate("NEXT")}>
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
        <h2 aria-live="polite" className="text-14 font-semibold">
          {label}
        </h2>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own legend and frame */}
      <div
        role="group"
        aria-label="Calendar view"
        className="inline-flex overflow-hidden rounded-m border border-line-2"
      >
        {calendarViews.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => onView(name)}
            className={classNames(
              "h-7 border-l border-line-2 px-3 text-13 font-medium first:border-l-0 focus-visible:-outline-offset-2 max-desk:h-9",
              view === name
                ? "bg-accent-soft font-semibold text-accent-ink"
                : "bg-surface text-ink-2 hover:bg-hover",
            )}
          >
            {viewLabels[name]}
          </button>
        ))}
      </div>
    </div>
  );
}

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
