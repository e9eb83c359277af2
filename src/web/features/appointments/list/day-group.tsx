import { Fragment, useId } from "react";
import type { Appointment } from "#contract/booking/appointments.ts";
import { addDays } from "#kernel/zoned-time.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { dateOf, longDate, nearDate, twelveHour, twelveHourOf } from "#web/lib/formatting.ts";
import { AppointmentCard } from "./appointment-card.tsx";
import { settlingOf } from "./list-filters.ts";
import { type ListedDay, rowsBeforeNow } from "./list-view.ts";

/** What every row of the list is drawn with. */
export interface RowContext {
  today: string;
  time: string;
  changed: ReadonlySet<string>;
  onOpen: (id: string) => void;
  /** What can be ticked to be confirmed or settled together, and what is; null where nothing is ticked. */
  choice: { to: "confirm" | "settle"; open: ReadonlySet<string>; chosen: ReadonlySet<string> } | null;
  onChoose: (id: string, isChosen: boolean) => void;
  /** Whether the clinic has several, so that rows name theirs. */
  hasChairs: boolean;
}

/** `Today, Tuesday 11 August`; days of another year carry it. */
function headingOf(date: string, today: string): string {
  const [weekday = "", rest = ""] = longDate(date).split(", ");
  const day = date.slice(0, 4) === today.slice(0, 4) ? rest.replace(/ \d{4}$/, "") : rest;
  if (date === today) return `Today, ${weekday} ${day}`;
  if (date === addDays(today, 1)) return `Tomorrow, ${weekday} ${day}`;
  return `${weekday} ${day}`;
}

/** A day's rows under its name; today has a line where the present stands. */
export function DayGroup({ day, ...context }: RowContext & { day: ListedDay }) {
  const { today, time, changed, onOpen, choice, onChoose } = context;
  const headingId = useId();
  const timeZone = useClinicTimeZone();
  const before = day.date === today ? rowsBeforeNow(day.appointments, time) : -1;
  const settlings = day.appointments.map((appointment) => settlingOf(appointment, today, time));
  const hasSettle = settlings.some((settling) => settling !== "none");
  const settleColumn = choice?.to === "confirm" ? "none" : hasSettle ? "buttons" : "empty";
  const bookedWhen = ({ status, bookedAt }: Appointment) =>
    status === "requested"
      ? `Asked ${nearDate(dateOf(bookedAt, timeZone), today)}, ${twelveHourOf(bookedAt, timeZone)}`
      : "";
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mt-4 mb-2 text-13 font-semibold text-ink-2">
        {headingOf(day.date, today)}
      </h2>
      <ul className="@container rounded-l border border-line bg-surface [&>li:first-child]:rounded-t-l [&>li:last-child]:rounded-b-l">
        {day.appointments.map((appointment, place) => (
          <Fragment key={appointment.id}>
            {place === before && <NowLine time={time} />}
            <AppointmentCard
              appointment={appointment}
              hasChanged={changed.has(appointment.id)}
              onOpen={onOpen}
              settling={settlings[place] ?? "none"}
              settleColumn={settleColumn}
              bookedWhen={bookedWhen(appointment)}
              hasChairs={context.hasChairs}
              isChosen={choice?.open.has(appointment.id) ? choice.chosen.has(appointment.id) : null}
              onChoose={onChoose}
            />
          </Fragment>
        ))}
        {before === day.appointments.length && <NowLine time={time} />}
      </ul>
    </section>
  );
}

/** Keeps off the round corners at the ends; on phones the row below makes room for the words. */
function NowLine({ time }: { time: string }) {
  return (
    <li className="relative z-1 h-0 border-t-[1.5px] border-ink first:mx-1.5 last:mx-1.5 [&+li]:border-t-0 @max-[600px]:[&+li]:pt-1.5">
      <span className="absolute -top-2.25 right-3.5 rounded-[3px] bg-ink px-1.5 text-11 font-semibold text-surface">
        Now, {twelveHour(time)}
      </span>
    </li>
  );
}
