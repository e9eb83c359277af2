import { CalendarPlus } from "lucide-react";
import { memo, useCallback, useDeferredValue, useMemo, useState } from "react";
import type { Appointment } from "#contract/booking/appointments.ts";
import { toInstant } from "#kernel/zoned-time.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { useDisplacedVisits } from "#web/lib/displaced/displaced-visits.ts";
import { dateOf, nearDate, shortDate, twelveHourOf } from "#web/lib/formatting.ts";
import { realOnly } from "#web/lib/real-appointments.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { useBook } from "../use-book.ts";
import { DayGroup, type RowContext } from "./day-group.tsx";
import { FilterBar, type ListFilterState } from "./filter-bar.tsx";
import { isOpenRequest, type ShownStatus, settlingOf, shownWith } from "./list-filters.ts";
import {
  countSentence,
  filterAppointments,
  firstOf,
  groupByDay,
  type ListedDay,
  makeSearchable,
} from "./list-view.ts";
import { MoreRows } from "./more-rows.tsx";
import { RequestsBar } from "./requests-bar.tsx";
import { SettleBar } from "./settle-bar.tsx";
import { useLastClosing } from "./use-last-closing.ts";

/** More than a screen of rows; the rest comes as one scrolls. */
const pageSize = 20;

interface ListTabProps extends ListFilterState, Pick<RowContext, "changed" | "onOpen"> {
  appointments: readonly Appointment[];
  onSearch: (search: string) => void;
  onFilter: (change: Partial<Omit<ListFilterState, "search">>) => void;
  /** Today and now on the clinic's clock. */
  today: string;
  time: string;
  onCreate: () => void;
  /** The first day of which visits are listed; a day that is chosen by itself is listed wherever it lies. */
  listedFrom: string;
  isLoadingEarlier: boolean;
  onEarlier: () => void;
}

/** Search, filters and one row per appointment, day by day; further pages come as one scrolls. */
export function ListTab(props: ListTabProps) {
  const { appointments, search, date, today, time, status, isSinceClosed } = props;
  const timeZone = useClinicTimeZone();
  const hasChairs = (useBook()?.chairs.length ?? 0) > 1;
  const closedAt = useLastClosing(today, time, timeZone);
  const bookedSince = isSinceClosed ? closedAt : null;
  const displaced = useDisplacedIds(toInstant(today, time, timeZone));
  const searchable = useMemo(() => makeSearchable(appointments), [appointments]);
  // Typing stays quick however long the list is: the field is painted first, the rows follow.
  const wanted = useDeferredValue(search);
  const found = useMemo(
    () =>
      shownWith(filterAppointments(searchable, { search: wanted, date }), {
        ...{ status, bookedSince, today, time, displaced },
      }),
    [searchable, wanted, date, status, bookedSince, today, time, displaced],
  );
  const unsettled = useMemo(
    () => appointments.filter((each) => settlingOf(each, today, time) === "either").length,
    [appointments, today, time],
  );
  const days = useMemo(() => groupByDay(found, today), [found, today]);
  const { choice, open, setChosen, onChoose } = useChoice(found, status, toInstant(today, time, timeZone));
  return (
    <>
      <FilterBar
        {...props}
        closedWhen={closedAt === null ? "" : whenWords(closedAt, timeZone, today)}
        unsettled={unsettled}
        sentence={countSentence(realOnly(found), { date, status, today })}
      />
      {choice?.to === "confirm" && (
        <RequestsBar open={open.map(({ id }) => id)} chosen={choice.chosen} onChoose={setChosen} />
      )}
      {choice?.to === "settle" && <SettleBar open={open} chosen={choice.chosen} onChoose={setChosen} />}
      {found.length === 0 ? (
        <NoneFound
          isFiltered={search !== "" || date !== "" || status !== "all" || isSinceClosed}
          onCreate={props.onCreate}
        />
      ) : (
        <DayList
          filterKey={`${date} ${status} ${isSinceClosed} ${wanted}`}
          days={days}
          total={found.length}
          today={today}
          time={time}
          changed={props.changed}
          onOpen={props.onOpen}
          choice={choice}
          onChoose={onChoose}
          hasChairs={hasChairs}
        />
      )}
      {date === "" && (status === "all" || search !== "") && <EarlierVisits {...props} />}
    </>
  );
}

function useDisplacedIds(now: number): ReadonlySet<string> {
  const ids = useDisplacedVisits(now)
    .map(({ appointmentId }) => appointmentId)
    .join(" ");
  return useMemo(() => new Set(ids.split(" ")), [ids]);
}

/** The foot of the list: how far back it goes, and the way further. */
function EarlierVisits({
  listedFrom,
  isLoadingEarlier,
  onEarlier,
}: Pick<ListTabProps, "listedFrom" | "isLoadingEarlier" | "onEarlier">) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 py-4 text-13 text-ink-2">
      Visits since {shortDate(listedFrom)}
      <Button
        size="small"
        kind="quiet"
        isPending={isLoadingEarlier}
        pendingLabel="Loading..."
        onClick={onEarlier}
      >
        Show earlier visits
      </Button>
    </p>
  );
}

const whenWords = (at: number, timeZone: string, today: string): string =>
  `${twelveHourOf(at, timeZone)}, ${nearDate(dateOf(at, timeZone), today)}`;

const noneOpen: readonly Appointment[] = [];
const choiceIn: Partial<Record<ShownStatus, "confirm" | "settle">> = {
  requested: "confirm",
  unsettled: "settle",
};

/** Which rows are ticked: only where open requests, or visits to be settled, are listed by themselves. */
function useChoice(found: readonly Appointment[], status: ShownStatus, now: number) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const to = choiceIn[status] ?? null;
  const open = useMemo(
    () => (to === "confirm" ? found.filter((each) => isOpenRequest(each, now)) : to ? found : noneOpen),
    [found, to, now],
  );
  const onChoose = useCallback(
    (id: string, isChosen: boolean) =>
      setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id))),
    [],
  );
  const choice = useMemo(
    () => to && { to, open: new Set(open.map(({ id }) => id)), chosen },
    [to, open, chosen],
  );
  return { choice, open, setChosen, onChoose };
}

interface DayListProps extends RowContext {
  days: readonly ListedDay[];
  total: number;
  /** Another filter starts again at the first page. */
  filterKey: string;
}

/** The rows found, page by page; left alone while only the search field changes. */
const DayList = memo(function DayList({ days, total, filterKey, ...context }: DayListProps) {
  const [page, setPage] = useState({ of: filterKey, count: pageSize });
  const count = page.of === filterKey ? page.count : pageSize;
  return (
    <>
      {firstOf(days, count).map((day) => (
        <DayGroup key={day.date} day={day} {...context} />
      ))}
      {count < total && (
        <MoreRows left={total - count} onMore={() => setPage({ of: filterKey, count: count + pageSize })} />
      )}
    </>
  );
});

function NoneFound({ isFiltered, onCreate }: { isFiltered: boolean; onCreate: () => void }) {
  return (
    <div className="mt-4 rounded-l border border-line bg-surface">
      <EmptyState
        icon={<CalendarPlus />}
        title="No appointments found"
        action={isFiltered ? undefined : <Button onClick={onCreate}>New Appointment</Button>}
      >
        {isFiltered
          ? "Nobody matches. Shorten the search, or clear the date and the other filters."
          : "What the assistant books on a call appears here by itself."}
      </EmptyState>
    </div>
  );
}
