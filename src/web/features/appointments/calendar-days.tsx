import { type KeyboardEvent, memo, useMemo } from "react";
import { Calendar, type Components, type SlotInfo, type View } from "react-big-calendar";
import type { Appointment } from "#contract/appointments.ts";
import { classNames } from "#web/lib/class-names.ts";
import { toast } from "#web/ui/toast-store.ts";
import {
  type CalendarEvent,
  type CalendarView,
  calendarViews,
  dateFrom,
  daysShown,
  eventsShown,
  eventTones,
  hoursShown,
  isClosed,
  timeFrom,
  wallClock,
} from "./calendar-events.ts";
import { culture, formats, localizer, messages, nothingShown } from "./calendar-formats.ts";
import {
  DayHeading,
  EventButton,
  MonthEvent,
  NowMarkContext,
  TimeEvent,
  TimeMargin,
  WeekdayHeading,
} from "./calendar-pieces.tsx";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import { useClinicHours } from "./clinic-hours.ts";
import type { ClosedFor } from "./closed-days.ts";
import "react-big-calendar/lib/css/react-big-calendar.css";
import "./calendar.css";

const agendaDays = 30;
const heightPx = 600;

const components: Components<CalendarEvent> = {
  toolbar: CalendarToolbar,
  eventWrapper: EventButton,
  timeGutterWrapper: TimeMargin,
  month: { event: MonthEvent, header: WeekdayHeading },
  week: { event: TimeEvent, header: DayHeading },
  day: { event: TimeEvent },
};

/** What the calendar shows and what may be done in it. */
export interface CalendarProps {
  appointments: readonly Appointment[];
  view: CalendarView;
  /** Day the calendar stands at. */
  at: string;
  onMove: (to: { view?: CalendarView; at?: string }) => void;
  today: string;
  time: string;
  changed: ReadonlySet<string>;
  onOpen: (id: string) => void;
  /** An empty slot was chosen; in month view without a time. */
  onChooseSlot: (date: string, time: string) => void;
}

/** The days of one view with their appointments. Drawing it is the dearest thing of the page: only for what changes in it. */
export const CalendarDays = memo(function CalendarDays(props: CalendarProps & { closedFor: ClosedFor }) {
  const { appointments, view, at, today, time, changed, onOpen, closedFor } = props;
  const hours = useClinicHours();
  const events = useMemo(() => eventsShown(appointments, view, at), [appointments, view, at]);
  const shown = useMemo(() => hoursShown(hours, view === "month" ? [] : events), [hours, view, events]);
  const days = daysShown(view, at);
  const isTodayShown = view !== "month" && today >= days.first && today <= days.last;

  const chooseSlot = ({ start }: SlotInfo) => {
    const date = dateFrom(start);
    const slotTime = view === "month" ? "" : timeFrom(start);
    if (date < today || (date === today && slotTime !== "" && slotTime < time)) {
      toast({ title: "That time has passed", description: "Choose one that is still to come." });
      return;
    }
    props.onChooseSlot(date, slotTime);
  };
  const openOnKey = ({ id }: CalendarEvent, key: KeyboardEvent) => {
    if (key.key !== "Enter" && key.key !== " ") return;
    key.preventDefault();
    onOpen(id);
  };

  return (
    <>
      <NowMarkContext value={isTodayShown ? { time, ...shown } : null}>
        <Calendar<CalendarEvent>
          localizer={localizer}
          culture={culture}
          formats={formats}
          messages={messages}
          components={components}
          events={events}
          style={{ height: heightPx }}
          views={[...calendarViews]}
          view={view}
          date={wallClock(at, "12:00")}
          getNow={() => wallClock(today, time)}
          min={wallClock(at, shown.start)}
          max={wallClock(at, shown.end)}
          step={30}
          timeslots={2}
          length={agendaDays}
          longPressThreshold={250}
          selectable
          popup
          dayLayoutAlgorithm="no-overlap"
          onView={(to: View) => props.onMove({ view: calendarViews.find((name) => name === to) ?? "month" })}
          onNavigate={(to) => props.onMove({ at: dateFrom(to) })}
          onSelectEvent={({ id }) => onOpen(id)}
          onKeyPressEvent={(event, key) => openOnKey(event, key as unknown as KeyboardEvent)}
          onSelectSlot={chooseSlot}
          eventPropGetter={({ id, appointment }) => ({
            className: classNames(
              appointment.isTest && "event-test",
              `event-${eventTones[appointment.status]}`,
              changed.has(id) && "changed-row",
            ),
          })}
          slotPropGetter={(slot) =>
            isClosed(hours, slot) || closedFor(dateFrom(slot)) !== "" ? { className: "slot-closed" } : {}
          }
          dayPropGetter={(day) =>
            day.getDay() % 6 === 0 || closedFor(dateFrom(day)) !== "" ? { className: "day-weekend" } : {}
          }
        />
      </NowMarkContext>
      {events.length === 0 && (
        <p
          role="status"
          className="pointer-events-none absolute inset-x-0 bottom-4 z-5 mx-auto w-fit rounded-m border border-line bg-surface px-3 py-1.5 text-13 text-ink-2"
        >
          {nothingShown}
        </p>
      )}
    </>
  );
});
