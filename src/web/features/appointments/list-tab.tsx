import { CalendarPlus, Search } from "lucide-react";
import { memo, useDeferredValue, useMemo, useState } from "react";
import type { Appointment } from "#contract/appointments.ts";
import { realOnly } from "#web/lib/real-appointments.ts";
import { Button } from "#web/ui/button.tsx";
import { DatePicker } from "#web/ui/date-picker.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Input } from "#web/ui/input.tsx";
import { DayGroup } from "./day-group.tsx";
import {
  countSentence,
  filterAppointments,
  firstOf,
  groupByDay,
  type ListedDay,
  makeSearchable,
} from "./list-view.ts";
import { MoreRows } from "./more-rows.tsx";

/** More than a screen of rows; the rest comes as one scrolls. */
const pageSize = 20;

interface ListTabProps {
  appointments: readonly Appointment[];
  search: string;
  onSearch: (search: string) => void;
  date: string;
  onDate: (date: string) => void;
  /** Today and now on the clinic's clock. */
  today: string;
  time: string;
  changed: ReadonlySet<string>;
  onOpen: (id: string) => void;
  onCreate: () => void;
}

/** Search, date filter and one row per appointment, day by day; further pages come as one scrolls. */
export function ListTab(props: ListTabProps) {
  const { appointments, search, date, today } = props;
  const searchable = useMemo(() => makeSearchable(appointments), [appointments]);
  // Typing stays quick however long the list is: the field is painted first, the rows follow.
  const wanted = useDeferredValue(search);
  const found = useMemo(
    () => filterAppointments(searchable, { search: wanted, date }),
    [searchable, wanted, date],
  );
  const days = useMemo(() => groupByDay(found, today), [found, today]);
  return (
    <>
      <FilterBar {...props} sentence={countSentence(realOnly(found), date, today)} />
      {found.length === 0 ? (
        <NoneFound isFiltered={search !== "" || date !== ""} onCreate={props.onCreate} />
      ) : (
        <DayList
          filterKey={`${date} ${wanted}`}
          days={days}
          total={found.length}
          today={today}
          time={props.time}
          changed={props.changed}
          onOpen={props.onOpen}
        />
      )}
    </>
  );
}

interface DayListProps extends Pick<ListTabProps, "today" | "time" | "changed" | "onOpen"> {
  days: readonly ListedDay[];
  total: number;
  /** Another filter starts again at the first page. */
  filterKey: string;
}

/** The rows found, page by page; left alone while only the search field changes. */
const DayList = memo(function DayList({ days, total, filterKey, ...rest }: DayListProps) {
  const [page, setPage] = useState({ of: filterKey, count: pageSize });
  const count = page.of === filterKey ? page.count : pageSize;
  return (
    <>
      {firstOf(days, count).map((day) => (
        <DayGroup key={day.date} day={day} {...rest} />
      ))}
      {count < total && (
        <MoreRows left={total - count} onMore={() => setPage({ of: filterKey, count: count + pageSize })} />
      )}
    </>
  );
});

function FilterBar(props: ListTabProps & { sentence: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-80 max-desk:w-full">
        <Input
          type="search"
          aria-label="Search appointments"
          placeholder="Search by patient name or phone..."
          autoComplete="off"
          value={props.search}
          onChange={(event) => props.onSearch(event.target.value)}
          icon={<Search aria-hidden="true" />}
        />
      </div>
      <DatePicker
        className="w-46 max-desk:flex-1"
        aria-label="Filter by date"
        clearLabel="Clear date"
        value={props.date}
        onChange={props.onDate}
      />
      <p aria-live="polite" className="ml-auto text-13 text-ink-2">
        {props.sentence}
      </p>
    </div>
  );
}

function NoneFound({ isFiltered, onCreate }: { isFiltered: boolean; onCreate: () => void }) {
  return (
    <div className="mt-4 rounded-l border border-line bg-surface">
      <EmptyState
        icon={<CalendarPlus />}
        title="No appointments found"
        action={isFiltered ? undefined : <Button onClick={onCreate}>New Appointment</Button>}
      >
        {isFiltered
          ? "Nobody matches this search. Shorten it or clear the date."
          : "What the assistant books on a call appears here by itself."}
      </EmptyState>
    </div>
  );
}
