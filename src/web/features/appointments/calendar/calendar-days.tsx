import { type ComponentType, type KeyboardEvent, memo, useMemo } from "react";
import { Calendar, type Components, type SlotInfo, type View } from "react-big-calendar";
import type { Appointment } from "#contract/booking/appointments.ts";
import type { BookClosedTime } from "#contract/clinic/opening.ts";
import { isWeekend, minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import { classNames } from "#web/lib/class-names.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { type Column, columnIdOf, columnsOf } from "./book-columns.ts";
import { buffersByColumn } from "./buffers.ts";
import calendarStyles from "./calendar.css?url";
import {
  type CalendarEvent,
  calendarViews,
  dateFrom,
  daysShown,
  eventTones,
  hoursShown,
  timeFrom,
  toCalendarEvent,
  visitsShown,
  wallClock,
} from "./calendar-events.ts";
import {
  culture,
  formatsBeside,
  hourUnderNow,
  localizer,
  messages,
  nothingShown,
} from "./calendar-formats.ts";
import {
  ColumnHeading,
  DayHeading,
  EventButton,
  MonthEvent,
  NowMarkContext,
  TimeEvent,
  TimeMargin,
  WeekdayHeading,
} from "./calendar-pieces.tsx";
import { type CalendarPlace, isOf, whoseShown } from "./calendar-place.ts";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import type { ClosedFor } from "./closed-days.ts";
import { type ClosedRules, isOfClinic, isWholeDay } from "./closed-pieces.ts";
import { DayColumn, DayColumnContext } from "./day-column.tsx";
import { useVisitMoving } from "./use-visit-moving.ts";
import type { SpotStore, Wish } from "./visit-spots.ts";

const agendaDays = 30;
const heightPx = 600;

const components: Components<CalendarEvent, Column> = {
  toolbar: CalendarToolbar,
  eventWrapper: EventButton,
  timeGutterWrapper: TimeMargin,
  // What it is given is missing from the library's types.
  dayColumnWrapper: DayColumn as ComponentType,
  resourceHeader: ColumnHeading,
  month: { event: MonthEvent, header: WeekdayHeading },
  week: { event: TimeEvent, header: DayHeading },
  day: { event: TimeEvent },
};

/** Whose column a slot was chosen in. */
export interface SlotPlace {
  practitionerId?: string;
  chairId?: string;
}

/** What the calendar shows and what may be done in it. */
export interface CalendarProps extends CalendarPlace {
  appointments: readonly Appointment[];
  onMove: (to: Partial<CalendarPlace>) => void;
  today: string;
  time: string;
  changed: ReadonlySet<string>;
  onOpen: (id: string) => void;
  /** An empty slot was chosen; in month view without a time. */
  onChooseSlot: (date: string, time: string, place: SlotPlace) => void;
}

interface CalendarDaysProps extends CalendarProps {
  closedFor: ClosedFor;
  rules: ClosedRules;
  spots: SpotStore;
  /** A visit has been put somewhere else. */
  onWish: (wish: Wish) => void;
}

const isPartOfClinicDay = (closed: BookClosedTime) => isOfClinic(closed) && !isWholeDay(closed);

/** The days of one view with their appointments. Drawing it is the dearest thing of the page: only for what changes in it. */
export const CalendarDays = memo(function CalendarDays(props: CalendarDaysProps) {
  const { appointments, view, at, by, today, time, changed, onOpen, closedFor, rules, spots, onWish } = props;
  const { events, columns, columnId, kept } = useShown(props);
  const shown = useMemo(
    () => hoursShown(rules.hours, view === "month" ? [] : events),
    [rules.hours, view, events],
  );
  const column = useMemo(
    () => ({ rules, columnId, kept, spots, ...shown }),
    [rules, columnId, kept, spots, shown],
  );
  const moving = useVisitMoving({
    appointments,
    kind: by,
    hasColumns: columns !== null,
    ...shown,
    spots,
    onWish,
  });
  const days = daysShown(view, at);
  const isTodayShown = view !== "month" && today >= days.first && today <= days.last;
  const isMarked = isTodayShown && time >= shown.start && time < shown.end;
  const covered = isMarked ? hourUnderNow(time) : null;
  const shownFormats = useMemo(() => formatsBeside(covered), [covered]);

  const chooseSlot = ({ start, resourceId }: SlotInfo) => {
    const date = dateFrom(start);
    const slotTime = view === "month" ? "" : timeFrom(start);
    if (date < today || (date === today && slotTime !== "" && slotTime < time)) {
      toast({ title: "That time has passed", description: "Choose one that is still to come." });
      return;
    }
    props.onChooseSlot(date, slotTime, placeOf(rules, String(resourceId ?? columnId ?? "")));
  };
  const onKey = ({ id, appointment }: CalendarEvent, key: KeyboardEvent) => {
    const isMove = view !== "month" && moving.onKeyDown(appointment, key);
    const isOpen = !isMove && (key.key === "Enter" || key.key === " ");
    if (!isMove && !isOpen) return;
    key.preventDefault();
    if (isMove) key.stopPropagation();
    else onOpen(id);
  };

  return (
    <div onPointerDown={moving.onPointerDown}>
      {/* React shows the calendar only once its styles are there. */}
      <link rel="stylesheet" href={calendarStyles} precedence="default" />
      <NowMarkContext value={isTodayShown ? { time, ...shown } : null}>
        <DayColumnContext value={column}>
          <Calendar<CalendarEvent, Column>
            localizer={localizer}
            culture={culture}
            formats={shownFormats}
            messages={messages}
            components={components}
            events={events}
            {...(columns && { resources: columns })}
            resourceAccessor="columnId"
            resourceIdAccessor="id"
            resourceTitleAccessor="title"
            style={{ height: heightPx }}
            views={[...calendarViews]}
            view={view}
            date={wallClock(at, "12:00")}
            getNow={() => wallClock(today, time)}
            min={wallClock(at, shown.start)}
            max={wallClock(at, shown.end)}
            scrollToTime={wallClock(
              at,
              firstInSight(shown, isMarked ? hourBefore(time) : opensAt(rules, at)),
            )}
            step={30}
            timeslots={2}
            length={agendaDays}
            longPressThreshold={250}
            selectable="ignoreEvents"
            popup
            dayLayoutAlgorithm="no-overlap"
            onView={(to: View) =>
              props.onMove({ view: calendarViews.find((name) => name === to) ?? "month" })
            }
            onNavigate={(to) => props.onMove({ at: dateFrom(to) })}
            onSelectEvent={({ id }) => onOpen(id)}
            onKeyPressEvent={(event, key) => onKey(event, key as unknown as KeyboardEvent)}
            onSelectSlot={chooseSlot}
            eventPropGetter={({ id, appointment }) => ({
              className: classNames(
                appointment.isTest && "event-test",
                `event-${eventTones[appointment.status]}`,
                changed.has(id) && "changed-row",
              ),
            })}
            dayPropGetter={(day) => ({
              className: classNames(
                (day.getDay() % 6 === 0 || closedFor(dateFrom(day)) !== "") && "day-weekend",
                view === "month" &&
                  rules.closed.some((each) => isPartOfClinicDay(each) && each.date === dateFrom(day)) &&
                  "day-closed-in-part",
              ),
            })}
          />
        </DayColumnContext>
      </NowMarkContext>
      {events.length === 0 && (
        <p
          role="status"
          className="pointer-events-none absolute inset-x-0 bottom-4 z-5 mx-auto w-fit rounded-m border border-line bg-surface px-3 py-1.5 text-13 text-ink-2"
        >
          {nothingShown}
        </p>
      )}
    </div>
  );
});

/** The library counts from the first hour it shows, and takes midnight for the evening. */
const firstInSight = ({ start }: { start: string }, wished: string) => (wished > start ? wished : start);
const hourBefore = (time: string) => timeOfMinutes(Math.max(0, minutesOf(time) - 60));
const opensAt = ({ hours }: ClosedRules, date: string) =>
  hours?.[isWeekend(date) ? "weekends" : "weekdays"].start ?? "";

const placeOf = ({ chairs, practitioners }: ClosedRules, columnId: string): SlotPlace => {
  if (practitioners.some(({ id }) => id === columnId)) return { practitionerId: columnId };
  return chairs.some(({ id }) => id === columnId) && chairs.length > 1 ? { chairId: columnId } : {};
};

/** The visits of the view, the columns of a day where there is more than one, whose a week's are, and what is kept free. */
function useShown({ appointments, view, at, by, who, rules }: CalendarProps & { rules: ClosedRules }) {
  return useMemo(() => {
    const whose = whoseShown({ view, who }, rules);
    const visits = visitsShown(appointments, view, at).filter((each) => isOf(each, whose));
    const events = visits.map((each) => toCalendarEvent(each, by));
    const columns = view === "day" ? columnsOf(rules, by, visits) : [];
    if (columns.length > 1) {
      const kept = buffersByColumn(visits, (each) => columnIdOf(each, by));
      return { events, columns, columnId: null, kept };
    }
    const columnId = columns[0]?.id ?? whose;
    // A day of several chairs at once: what one of them keeps free, another may have.
    const isOfOne = columnId !== null || rules.chairs.length <= 1;
    return { events, columns: null, columnId, kept: buffersByColumn(isOfOne ? visits : [], () => "") };
  }, [appointments, view, at, by, who, rules]);
}
