import { useDeferredValue, useRef } from "react";
import { shortDate } from "#kernel/spoken-dates.ts";
import { addDays, daysBetween } from "#kernel/zoned-time.ts";
import { classNames } from "#web/lib/class-names.ts";
import { appointmentBadges, type Tone } from "#web/ui/badge.tsx";
import { CalendarDays, type CalendarProps } from "./calendar-days.tsx";
import { daysShown, eventTones } from "./calendar-events.ts";
import { CalendarWishContext } from "./calendar-toolbar.tsx";
import { type ClosedFor, useClosedDays } from "./closed-days.ts";
import { useMorePopup } from "./more-popup.ts";
import { usePlainRoles } from "./plain-roles.ts";

const legend = ["confirmed", "requested", "cancelled"] as const;

/** Month, week and day of the clinic's appointments. */
export function CalendarTab(props: CalendarProps) {
  const { view, at, today, onMove } = props;
  const frame = useRef<HTMLDivElement>(null);
  usePlainRoles(frame);
  useMorePopup();
  // The toolbar answers a press at once; the days, with hundreds of appointments, follow.
  const [drawnView, drawnAt] = [useDeferredValue(view), useDeferredValue(at)];
  const days = daysShown(drawnView, drawnAt);
  const closedFor = useClosedDays(days.first, days.last);
  return (
    <>
      <Legend />
      <ClosedDays first={days.first} last={days.last} closedFor={closedFor} />
      <div
        ref={frame}
        className="appointment-calendar relative overflow-hidden rounded-l border border-line bg-surface"
      >
        <CalendarWishContext value={{ view, at, today, onMove }}>
          <CalendarDays {...props} view={drawnView} at={drawnAt} closedFor={closedFor} />
        </CalendarWishContext>
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
