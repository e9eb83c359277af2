import { addDays, daysBetween } from "#kernel/zoned-time.ts";
import { longDate, twelveHour } from "#web/lib/formatting.ts";
import { minutesFor } from "#web/lib/visit-minutes.ts";
import { placeWords, typeOf } from "../appointment-labels.ts";
import { StatusBadge } from "../status-badge.tsx";
import type { CalendarProps } from "./calendar-days.tsx";
import { visitsShown } from "./calendar-events.ts";
import { isOf } from "./calendar-place.ts";
import { type Absence, awayOn } from "./who-is-away.ts";

interface DayListProps extends Pick<CalendarProps, "appointments" | "today" | "onOpen"> {
  first: string;
  last: string;
  /** A chair or a practitioner; null = everyone. */
  whose: string | null;
  hasChairs: boolean;
  absences: readonly Absence[];
}

/** Days as a phone shows them: who comes when, in words. */
export function DayLists({ first, last, ...rest }: DayListProps) {
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, i) => addDays(first, i));
  return (
    <div className="flex flex-col gap-4 px-3 py-3">
      {days.map((date) => (
        <DayList key={date} date={date} {...rest} />
      ))}
    </div>
  );
}

type OneDayProps = Omit<DayListProps, "first" | "last"> & { date: string };

function DayList({ appointments, date, today, whose, hasChairs, absences, onOpen }: OneDayProps) {
  const visits = visitsShown(appointments, "day", date)
    .filter((each) => isOf(each, whose))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const away = awayOn(absences, date);
  const title = date === today ? `Today, ${longDate(date)}` : longDate(date);
  return (
    <section aria-label={title}>
      <h2 className="mb-1.5 text-13 font-semibold text-ink-2">{title}</h2>
      {away !== "" && <p className="mb-1.5 text-13 text-yellow-ink">{away}</p>}
      {visits.length === 0 ? (
        <p className="text-13 text-ink-3">Nobody is booked.</p>
      ) : (
        <ul className="rounded-m border border-line">
          {visits.map((visit) => (
            <li key={visit.id} className="border-t border-line first:border-t-0">
              <button
                type="button"
                onClick={() => onOpen(visit.id)}
                className="grid w-full grid-cols-[68px_minmax(0,1fr)_auto] gap-x-2 px-3 py-2.5 text-left hover:bg-hover focus-visible:-outline-offset-2"
              >
                <span className="figures text-14 font-semibold">{twelveHour(visit.requestedTime)}</span>
                <span className="truncate text-14 font-semibold">{visit.patientName}</span>
                {/* Below the badge too: beside it there is no room for treatment and practitioner. */}
                <span className="col-span-2 col-start-2 row-start-2 text-12 text-ink-2">
                  <span className="block">
                    {typeOf(visit)}, {minutesFor(visit)} minutes
                  </span>
                  <span className="block">{placeWords(visit, hasChairs)}</span>
                </span>
                <span className="col-start-3 row-start-1">
                  <StatusBadge status={visit.status} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
