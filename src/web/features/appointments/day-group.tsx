import { useId } from "react";
import { addDays } from "#kernel/zoned-time.ts";
import { longDate, twelveHour } from "#web/lib/formatting.ts";
import { AppointmentCard } from "./appointment-card.tsx";
import { type ListedDay, rowsBeforeNow } from "./list-view.ts";

interface DayGroupProps {
  day: ListedDay;
  today: string;
  time: string;
  changed: ReadonlySet<string>;
  onOpen: (id: string) => void;
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
export function DayGroup({ day, today, time, changed, onOpen }: DayGroupProps) {
  const headingId = useId();
  const before = day.date === today ? rowsBeforeNow(day.appointments, time) : -1;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mt-4 mb-2 text-13 font-semibold text-ink-2">
        {headingOf(day.date, today)}
      </h2>
      <ul className="rounded-l border border-line bg-surface [&>li:first-child>button]:rounded-t-l [&>li:last-child>button]:rounded-b-l">
        {day.appointments.slice(0, Math.max(0, before)).map((appointment) => (
          <AppointmentCard
            key={appointment.id}
            appointment={appointment}
            hasChanged={changed.has(appointment.id)}
            onOpen={onOpen}
          />
        ))}
        {before >= 0 && <NowLine key="now" time={time} />}
        {day.appointments.slice(Math.max(0, before)).map((appointment) => (
          <AppointmentCard
            key={appointment.id}
            appointment={appointment}
            hasChanged={changed.has(appointment.id)}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  );
}

function NowLine({ time }: { time: string }) {
  return (
    <li className="relative z-1 h-0 border-t-[1.5px] border-ink [&+li]:border-t-0">
      <span className="absolute -top-2.25 right-3.5 rounded-[3px] bg-ink px-1.5 text-11 font-semibold text-surface">
        Now, {twelveHour(time)}
      </span>
    </li>
  );
}
