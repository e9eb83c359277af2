import type { Appointment } from "#contract/booking/appointments.ts";
import { minutesOf } from "#kernel/zoned-time.ts";

/** Hours the strip always shows, as the calendar does. */
const shownFrom = 8 * 60;
const shownTo = 17 * 60;
const midnight = 24 * 60;

export interface StripEvent {
  appointment: Appointment;
  /** Minutes since midnight at the clinic. */
  start: number;
  end: number;
}

export interface StripLane {
  label: string;
  events: StripEvent[];
}

export interface DayStrip {
  from: number;
  to: number;
  lanes: StripLane[];
}

/** One day's appointments in the chairs they are booked in: what holds time never overlaps within one. */
export function layOutDay(appointments: readonly Appointment[], date: string): DayStrip {
  const events = appointments
    .filter((appointment) => appointment.requestedDate === date)
    .map((appointment) => {
      const start = minutesOf(appointment.requestedTime);
      const lasts = (Date.parse(appointment.endsAt) - Date.parse(appointment.startsAt)) / 60_000;
      return { appointment, start, end: Math.min(start + lasts, midnight) };
    })
    .toSorted((a, b) => a.start - b.start);

  const chairs: StripLane[] = [...new Set(events.map(chairOf))]
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((label) => ({ label, events: events.filter((e) => holdsTime(e) && chairOf(e) === label) }));
  // A cancelled visit stands where it was, unless its time has been given to somebody else.
  const displaced: StripEvent[][] = [];
  for (const event of events.filter((e) => !holdsTime(e))) {
    const chair = chairs.find(({ label }) => label === chairOf(event));
    if (chair && isFree(chair.events, event)) chair.events.push(event);
    else place(event, displaced);
  }
  const hour = 60;
  return {
    from: Math.min(shownFrom, ...events.map((e) => Math.floor(e.start / hour) * hour)),
    to: Math.max(shownTo, ...events.map((e) => Math.ceil(e.end / hour) * hour)),
    lanes: [
      ...(chairs.length > 0 ? chairs : [{ label: "No visits", events: [] }]),
      ...displaced.map((lane) => ({ label: "Cancelled", events: lane })),
    ],
  };
}

const chairOf = ({ appointment }: StripEvent) => appointment.chairName;
const holdsTime = ({ appointment }: StripEvent) => appointment.status !== "cancelled";
const isFree = (lane: readonly StripEvent[], event: StripEvent) =>
  lane.every((taken) => event.end <= taken.start || event.start >= taken.end);

function place(event: StripEvent, lanes: StripEvent[][]): void {
  const lane = lanes.find((candidate) => isFree(candidate, event));
  if (lane) lane.push(event);
  else lanes.push([event]);
}
