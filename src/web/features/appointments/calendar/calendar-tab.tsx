import { useDeferredValue, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { BookClosedTime, Chair } from "#contract/clinic/opening.ts";
import { shortDate, twelveHour } from "#kernel/spoken-dates.ts";
import { timeOfMinutes } from "#kernel/zoned-time.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useIsPhone } from "#web/lib/page/use-media-query.ts";
import { appointmentBadges } from "#web/ui/appointment-badges.ts";
import type { Tone } from "#web/ui/badge.tsx";
import { LoadingRows } from "#web/ui/states/skeleton.tsx";
import { BlockDialog } from "../block-dialog.tsx";
import { useClinicHours } from "../clinic-hours.ts";
import { useBook } from "../use-book.ts";
import { type Book, type Column, type ColumnKind, columnIdOf } from "./book-columns.ts";
import { CalendarDays, type CalendarProps } from "./calendar-days.tsx";
import { daysShown, eventTones } from "./calendar-events.ts";
import { CalendarWishContext, whoseShown } from "./calendar-place.ts";
import { useCalendarRoles } from "./calendar-roles.ts";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import { useClosedTimes } from "./closed-days.ts";
import { DayLists } from "./day-list.tsx";
import { useMorePopup } from "./more-popup.ts";
import { MoveQuestion } from "./move-question.tsx";
import { createSpotStore, type SpotStore, type Wish } from "./visit-spots.ts";
import { type Absence, absencesIn, absenceWords, hoursOf } from "./who-is-away.ts";

const legend = ["confirmed", "requested", "cancelled"] as const;

/** Month, week and day of the clinic's appointments, once it is known which columns they have. */
export function CalendarTab(props: CalendarProps) {
  const book = useBook();
  return book ? (
    <LoadedCalendar {...props} book={book} />
  ) : (
    <LoadingRows label="Loading appointments..." rows={8} />
  );
}

function LoadedCalendar({ book, ...props }: CalendarProps & { book: Book }) {
  const { view, at, by, who, today, onMove } = props;
  const frame = useRef<HTMLDivElement>(null);
  useCalendarRoles(frame);
  useMorePopup();
  // The toolbar answers a press at once; the days, with hundreds of appointments, follow.
  const drawn = useDeferredValue(useMemo(() => ({ view, at, by, who }), [view, at, by, who]));
  const days = daysShown(drawn.view, drawn.at);
  const { closedFor, closed, ofClinic } = useClosedTimes(days.first, days.last);
  const hours = useClinicHours();
  const isPhone = useIsPhone();
  // A narrow grid cannot say it in words: a phone lists its day or week, and today below the month.
  const listed = drawn.view === "month" ? { first: today, last: today } : days;
  const rules = useMemo(() => ({ ...book, hours, closed }), [book, hours, closed]);
  const absences = useMemo(() => absencesIn(closed, book), [closed, book]);
  const [spots] = useState(createSpotStore);
  const [wish, setWish] = useState<Wish | null>(null);
  const [isBlocking, setIsBlocking] = useState(false);
  const closeQuestion = () => {
    spots.set(null);
    setWish(null);
  };
  return (
    <>
      <Legend />
      <div
        ref={frame}
        className="appointment-calendar relative overflow-hidden rounded-l border border-line bg-surface"
      >
        <CalendarWishContext
          value={{ view, at, by, who, today, absences, onMove, onBlock: () => setIsBlocking(true) }}
        >
          {isPhone && drawn.view !== "month" && <CalendarToolbar />}
          {(!isPhone || drawn.view === "month") && (
            <CalendarDays
              {...props}
              {...drawn}
              closedFor={closedFor}
              rules={rules}
              spots={spots}
              onWish={setWish}
            />
          )}
          {isPhone && (
            <DayLists
              {...props}
              {...listed}
              whose={whoseShown(drawn, book)}
              absences={absences}
              hasChairs={book.chairs.length > 1}
            />
          )}
        </CalendarWishContext>
      </div>
      <SpotWords spots={spots} columns={allColumns(book)} />
      {wish && (
        <MoveQuestion
          wish={wish}
          kind={by}
          column={newColumnOf(wish, by, allColumns(book))}
          onPutBack={() => spots.set(null)}
          onClose={closeQuestion}
        />
      )}
      {isBlocking && (
        <BlockDialog
          chairs={book.chairs}
          date={view === "day" && at > today ? at : today}
          today={today}
          onClose={() => setIsBlocking(false)}
        />
      )}
      <ClosedTimes
        {...days}
        closed={drawn.view === "month" ? ofClinic : closed}
        chairs={book.chairs}
        absences={drawn.view === "week" ? absences : []}
      />
    </>
  );
}

const allColumns = ({ chairs, practitioners }: Book): readonly Column[] =>
  [...chairs, ...practitioners].map(({ id, name }) => ({ id, title: name }));

/** The column that a visit was put in, where it is another than its own. */
const newColumnOf = ({ appointment, spot }: Wish, kind: ColumnKind, columns: readonly Column[]) =>
  spot.columnId === columnIdOf(appointment, kind)
    ? null
    : (columns.find(({ id }) => id === spot.columnId) ?? null);

/** Says where a visit would go while it is moved by keys, for those who do not see it. */
function SpotWords({ spots, columns }: { spots: SpotStore; columns: readonly Column[] }) {
  const wish = useSyncExternalStore(spots.watch, spots.current);
  const column = columns.find(({ id }) => id === wish?.spot.columnId);
  return (
    <p role="status" className="sr-only">
      {wish &&
        [
          `${wish.appointment.patientName}: ${shortDate(wish.spot.date)}`,
          twelveHour(timeOfMinutes(wish.spot.from)),
          `${wish.spot.minutes} minutes`,
          ...(column ? [column.title] : []),
          "Arrows move, Shift and arrows change the length, Enter asks, Escape leaves it",
        ].join(", ")}
    </p>
  );
}

interface ClosedTimesProps {
  first: string;
  last: string;
  closed: readonly BookClosedTime[];
  chairs: readonly Chair[];
  absences: readonly Absence[];
}

/** What is closed on the days on the screen, when, and what for: the shade alone does not say it; in a week, who is away too. */
function ClosedTimes({ first, last, closed, chairs, absences }: ClosedTimesProps) {
  const isShown = ({ date }: { date: string }) => date >= first && date <= last;
  const shut = closed.filter((each) => isShown(each) && each.practitionerId === null);
  const away = absences.filter(isShown);
  const reasonOf = ({ name, chairId }: BookClosedTime) => {
    const chair = chairs.find(({ id }) => id === chairId);
    return chair ? `${chair.name}: ${name}` : name;
  };
  const whenOf = (each: BookClosedTime) => {
    const hours = hoursOf(each);
    return `${shortDate(each.date)}${hours && `, ${hours}`}`;
  };
  return (
    <>
      {shut.length > 0 && (
        <p className="mt-3 text-13 text-ink-2">
          Closed: {shut.map((each) => `${whenOf(each)} (${reasonOf(each)})`).join(", ")}
        </p>
      )}
      {away.length > 0 && (
        <p className="mt-3 text-13 text-ink-2">
          Away: {away.map((each) => `${shortDate(each.date)} (${absenceWords(each)})`).join(", ")}
        </p>
      )}
    </>
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
