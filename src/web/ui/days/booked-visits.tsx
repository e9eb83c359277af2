import { Link } from "wouter";
import type { AffectedVisit } from "#contract/clinic/people.ts";
import { shortDate, twelveHour } from "#kernel/spoken-dates.ts";
import { Note } from "../note.tsx";

interface BookedVisitsProps {
  bookedVisits: number;
  /** The first of them. */
  visits: readonly AffectedVisit[];
}

/** Who is booked in a time that has just been closed, each a link to the booking; stays until it is dealt with. */
export function BookedVisits({ bookedVisits, visits }: BookedVisitsProps) {
  if (bookedVisits === 0) return null;
  return (
    <Note tone="yellow">
      <div role="status">
        <p>
          {bookedVisits === 1 ? "1 patient is" : `${bookedVisits} patients are`} booked in that time. Move or
          cancel {bookedVisits === 1 ? "the visit" : "the visits"}:
        </p>
        <ul aria-label="Booked in that time" className="mt-1 flex flex-col gap-0.5">
          {visits.map(({ appointmentId, patientName, date, time }) => (
            <li key={appointmentId}>
              <Link
                href={`/appointments?status=displaced&id=${appointmentId}`}
                className="rounded-s underline"
              >
                {patientName}, {shortDate(date)}, {twelveHour(time)}
              </Link>
            </li>
          ))}
        </ul>
        {bookedVisits > visits.length && <p className="mt-1">and {bookedVisits - visits.length} more.</p>}
        {/* The notice is gone with the first visit that is opened from it; the list has the others until they are moved. */}
        <NeedMovingLink />
      </div>
    </Note>
  );
}

export const NeedMovingLink = () => (
  <Link href="/appointments?status=displaced" className="mt-1.5 inline-block rounded-s font-medium underline">
    List all that need moving
  </Link>
);
