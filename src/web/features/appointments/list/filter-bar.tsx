import { Search } from "lucide-react";
import { classNames } from "#web/lib/class-names.ts";
import { formatCount } from "#web/lib/formatting.ts";
import { DatePicker } from "#web/ui/days/date-picker.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { type ShownStatus, statusOptions } from "./list-filters.ts";

export interface ListFilterState {
  search: string;
  date: string;
  status: ShownStatus;
  isSinceClosed: boolean;
}

interface FilterBarProps extends ListFilterState {
  onSearch: (search: string) => void;
  onFilter: (change: Partial<Omit<ListFilterState, "search">>) => void;
  today: string;
  /** `Mon 5:00 pm`; empty when nobody knows when the clinic closed. */
  closedWhen: string;
  /** How many visits wait to be settled. */
  unsettled: number;
  /** How many are listed. */
  sentence: string;
}

/** Search, day and status, with the two that the desk needs most as one press each. */
export function FilterBar(props: FilterBarProps) {
  const { date, status, isSinceClosed, today, closedWhen, onFilter } = props;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-72 max-desk:w-full">
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
        className="w-42 max-desk:w-auto max-desk:flex-1"
        aria-label="Filter by date"
        clearLabel="Clear date"
        value={date}
        onChange={(next) => onFilter({ date: next })}
      />
      <div className="w-38 max-desk:w-auto max-desk:flex-1">
        <Select
          aria-label="Filter by status"
          options={statusOptions}
          value={status}
          onValueChange={(next) =>
            onFilter({ status: statusOptions.find(({ value }) => value === next)?.value ?? "all" })
          }
        />
      </div>
      <Chip isOn={date === today} onPress={() => onFilter({ date: date === today ? "" : today })}>
        Today
      </Chip>
      {closedWhen && (
        <Chip
          isOn={isSinceClosed}
          title={`Booked since ${closedWhen}`}
          onPress={() => onFilter({ isSinceClosed: !isSinceClosed })}
        >
          Since we closed
        </Chip>
      )}
      {(props.unsettled > 0 || status === "unsettled") && (
        <Chip
          isOn={status === "unsettled"}
          title="Visits whose time has come and of which nobody said whether the patient did"
          onPress={() => onFilter({ status: status === "unsettled" ? "all" : "unsettled" })}
        >
          {`Not settled, ${formatCount(props.unsettled)}`}
        </Chip>
      )}
      <p aria-live="polite" className="ml-auto text-13 text-ink-2 max-desk:w-full">
        {props.sentence}
      </p>
    </div>
  );
}

interface ChipProps {
  isOn: boolean;
  title?: string;
  onPress: () => void;
  children: string;
}

function Chip({ isOn, title, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={title}
      onClick={onPress}
      className={classNames(
        "h-(--control) rounded-m border px-3 text-13 font-medium whitespace-nowrap",
        isOn
          ? "border-accent bg-accent-soft font-semibold text-accent-ink"
          : "border-line-2 bg-surface text-ink-2 hover:bg-hover",
      )}
    >
      {children}
    </button>
  );
}
