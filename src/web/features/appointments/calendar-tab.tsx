import { type KeyboardEvent, useMemo, useRef } from "react";
import { Calendar, type Components, type SlotInfo, type View } from "react-big-calendar";
import type { Appointment } from "#contract/appointments.ts";
import { shortDate } from "#kernel/spoken-dates.ts";
import { addDays, daysBetween } from "#kernel/zoned-time.ts";
import { classNames } from "#web/lib/class-names.ts";
import { appointmentBadges, type Tone } from "#web/ui/badge.tsx";
import { toast } from "#web/ui/toast-store.ts";
import {
  type CalendarEvent,
  type CalendarView,
  calendarViews,
  dateFrom,
  daysShown,
  eventsShown,
  hoursShown,
  isClosed,
  timeFrom,
  wallClock,
} from "./calendar-events.ts";
import { culture, formats, localizer, messages, nothingShown } from "./calendar-formats.ts";
import {
  CalendarToolbar,
  DayHeading,
  EventButton,
  MonthEvent,
  NowMarkContext,
  TimeEvent,
  TimeMargin,
  WeekdayHeading,
} from "./calendar-pieces.tsx";
import { useClinicHours } from "./clinic-hours.ts";
import { type ClosedFor, useClosedDays } from "./closed-days.ts";
import { useMorePopup } from "./more-popup.ts";
import { usePlainRoles } from "./plain-roles.ts";
import "react-big-calendar/lib/css/react-big-calendar.css";
import "./calendar.css";

const agendaDays = 30;
const heightPx = 600;

/** Requested is orange here, where many stand side by side and yellow would fade. */
const eventTones: Record<Appointment["status"], Tone> = {
  confirmed: "green",
  requested: "orange",
  cancelled: "red",
};
const legend = ["confirmed", "requested", "cancelled"] as const;

const components: Components<CalendarEvent> = {
  toolbar: CalendarToolbar,
  eventWrapper: EventButton,
  timeGutterWrapper: TimeMargin,
  month: { event: MonthEvent, header: WeekdayHeading },
  week: { event: TimeEvent, header: DayHeading },
  day: { event: TimeEvent },
};

interface CalendarTabProps {
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

/** Month, week and day of the clinic's appointments. */
export function CalendarTab(props: CalendarTabProps) {
  const { appointments, view, at, today, time, changed, onOpen } = props;
  const frame = useRef<HTMLDivElement>(null);
  usePlainRoles(frame);
  useMorePopup();
  const hours = useClinicHours();
  const events = useMemo(() => eventsShown(appointments, view, at), [appointments, view, at]);
  const shown = useMemo(() => hoursShown(hours, view === "month" ? [] : events), [hours, view, events]);
  const days = daysShown(view, at);
  const closedFor = useClosedDays(days.first, days.last);
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
      <Legend />
      <ClosedDays first={days.first} last={days.last} closedFor={closedFor} />
      <div
        ref={frame}
        className="appointment-calendar relative overflow-hidden rounded-l border border-line bg-surface"
      >
        <NowMarkContext value={isTodayShown ? { time, ...shown } : null}>
          <Calendar<CalendarEvent>
            localizer={localizer}
            culture={culture}
            formats={formats}
            messages={messages}
            components={components}
            style={{ height: heightPx }}
            events={events}
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
            onView={(to: View) =>
              props.onMove({ view: calendarViews.find((name) => name === to) ?? "month" })
            }
            onNavigate={(to) => props.onMove({ at: dateFrom(to) })}
            onSelectEvent={({ id }) => onOpen(id)}
            onKeyPressEvent={(event, key) => openOnKey(event, key as unknown as KeyboardEvent)}
            onSelectSlot={chooseSlot}
            eventPropGetter={({ id, appointment }) => ({
              className: classNames(
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
      </div>
    </>
  );
}

/** Which of the days on the screen are closed, and what for: the shade alone does not say it. */
function ClosedDays({ first, last, closedFor }: { first: string; last: string; closedFor: ClosedFor }) {
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, i) => addDays(first, i));
  const closed = days.filter((date) => closedFor(date) !== "");
  if (closed.length === 0) return null;
  return (
    <p className="mb-3 text-13 text-ink-2">
      Closed: {closed.map((date) => `${shortDate(date)} (${closedFor(date)})`).join(", ")}
    </p>
  );
}

const squares: Partial<Record<Tone, string>> = {
  green: "bg-green-solid",
  orange: "bg-orange-solid",
  red: "bg-red-solid",
};

function Legend() {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-13 text-ink-2">
      <p>Click on an appointment to view details or click on empty slots to create new appointments</p>
      <ul aria-label="Colours" className="flex gap-4">
        {legend.map((status) => (
          <li key={status} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={classNames("size-2.5 rounded-[3px]", squares[eventTones[status]])}
            />
            {appointmentBadges[status].label}
          </li>
        ))}
      </ul>
    </div>
  );
}
