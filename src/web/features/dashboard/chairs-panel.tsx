import { ArrowRight } from "lucide-react";
import { Link } from "wouter";
import type { AppointmentStatus } from "#contract/limits.ts";
import { minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useClinicTimeZone, useNow } from "#web/lib/clinic-time.ts";
import { dateOf, plural, timeOf, twelveHour } from "#web/lib/formatting.ts";
import { Dot } from "#web/ui/badge.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { type DayStrip, layOutDay, type StripEvent } from "./day-strip.ts";
import { useFreeTimes } from "./free-times-today.ts";
import { useAppointments } from "./list-appointments.ts";

/** Today from left to right, one line per chair. Narrow screens have the list instead. */
export function ChairsPanel() {
  const timeZone = useClinicTimeZone();
  const now = useNow();
  const today = dateOf(now, timeZone);
  const appointments = useAppointments();
  const freeTimes = useFreeTimes(today);
  const strip = layOutDay(appointments.data ?? [], today);
  const held = strip.lanes.flatMap((lane) => lane.events).filter((e) => e.appointment.status !== "cancelled");
  const clock = timeOf(now, timeZone);
  const nextFree = freeTimes.data?.availableSlots.find((time) => time >= clock);

  const facts = [
    held.length > 0 ? plural(held.length, "appointment") : "No appointments today",
    nextFree
      ? `next free at ${twelveHour(nextFree)}`
      : freeTimes.data && "nothing free for the rest of the day",
  ];
  return (
    <Panel
      className="max-desk:hidden"
      title={
        <span className="flex flex-wrap items-baseline gap-x-3">
          Today’s chairs
          {appointments.data && (
            <span className="text-13 font-normal text-ink-2">{facts.filter(Boolean).join(", ")}</span>
          )}
        </span>
      }
      aside={<Legend />}
    >
      <NotLoaded
        query={appointments}
        loading="Loading appointments..."
        failed="Today’s appointments did not load"
        rows={2}
      />
      {appointments.data && <Strip strip={strip} clock={clock} />}
    </Panel>
  );
}

function Legend() {
  return (
    <div className="flex items-center gap-4 text-12 text-ink-2">
      <span className="flex items-center gap-2">
        <Dot tone="green" />
        Confirmed
      </span>
      <span className="flex items-center gap-2">
        <Dot tone="orange" />
        Requested
      </span>
      <span className="flex items-center gap-2">
        <Dot tone="red" />
        Cancelled
      </span>
      <Link
        href="/appointments?tab=calendar"
        className="flex items-center gap-1 rounded-s font-medium text-accent-ink hover:underline"
      >
        Open calendar <ArrowRight aria-hidden="true" className="size-3.5" />
      </Link>
    </div>
  );
}

function Strip({ strip, clock }: { strip: DayStrip; clock: string }) {
  const length = strip.to - strip.from;
  const share = (minutes: number) => `${((minutes - strip.from) / length) * 100}%`;
  const hours = Array.from({ length: length / 60 }, (_hour, index) => strip.from + index * 60);
  const now = minutesOf(clock);
  const isNowShown = now >= strip.from && now < strip.to;
  return (
    <div className="relative px-4 pt-2 pb-3">
      <div aria-hidden="true" className="relative ml-22 h-4.5">
        {hours.map((hour) => (
          <span key={hour} className="figures absolute text-11 text-ink-3" style={{ left: share(hour) }}>
            {timeOfMinutes(hour)}
          </span>
        ))}
      </div>
      <div className="relative">
        {strip.lanes.map((lane) => (
          <div key={lane.label} className="flex h-8 items-center">
            <span title={lane.label} className="w-22 truncate pr-2 text-12 text-ink-3">
              {lane.label}
            </span>
            <div
              className="relative h-7 flex-1 rounded-s bg-sunken"
              style={{
                backgroundImage: `repeating-linear-gradient(90deg, var(--line-2) 0 1px, transparent 1px calc(100% / ${hours.length}))`,
              }}
            >
              {lane.events.map((event) => (
                <StripLink
                  key={event.appointment.id}
                  event={event}
                  length={length}
                  left={share(event.start)}
                />
              ))}
            </div>
          </div>
        ))}
        {isNowShown && (
          <div aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-0 left-22">
            <span
              className="absolute -top-0.5 -bottom-1 border-l-[1.5px] border-ink"
              style={{ left: share(now) }}
            >
              <b className="figures absolute -top-4 -left-4.5 rounded-[3px] bg-ink px-1 text-11 font-semibold text-surface">
                {clock}
              </b>
            </span>
          </div>
        )}
      </div>
    </div>
  );
}

const looks: Record<AppointmentStatus, string> = {
  confirmed: "bg-green-soft text-green-ink shadow-[inset_3px_0_0_var(--green-solid)]",
  requested: "bg-orange-soft text-orange-ink shadow-[inset_3px_0_0_var(--orange-solid)]",
  cancelled: "bg-red-soft text-red-ink line-through shadow-[inset_3px_0_0_var(--red-solid)]",
};

function StripLink({ event, length, left }: { event: StripEvent; length: number; left: string }) {
  const { id, patientName, requestedTime, status } = event.appointment;
  const width = `calc(${((event.end - event.start) / length) * 100}% - 3px)`;
  const name = `${requestedTime} ${patientName}, ${status}`;
  return (
    <Link
      href={`/appointments?id=${id}`}
      title={name}
      aria-label={name}
      className={classNames(
        "absolute top-0 ml-[1.5px] h-7 overflow-hidden rounded-s pr-0.5 pl-2 text-[11.5px]/7 font-medium text-ellipsis whitespace-nowrap hover:brightness-97",
        looks[status],
      )}
      style={{ left, width }}
    >
      {patientName}
    </Link>
  );
}
