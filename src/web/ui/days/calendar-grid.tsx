import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { longDate } from "#kernel/spoken-dates.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Button } from "../button.tsx";
import { addMonths, dayAfterKey, monthOf, weeksOf } from "./calendar-month.ts";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
/** `August 2026` out of `Saturday, 1 August 2026`. */
const monthTitle = (month: string) => longDate(month).split(" ").slice(2).join(" ");

interface CalendarGridProps {
  /** Chosen day or the empty string. */
  value: string;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Days of rest: told apart, and can be chosen all the same. */
  isClosed?: ((date: string) => boolean) | undefined;
  onChoose: (date: string) => void;
}

/** The day of a grid that has, or would take, the focus. */
export const focusableDay = (grid: Element): HTMLElement | null =>
  grid.querySelector<HTMLElement>('[data-date][tabindex="0"]');

/** One month of days. Arrows, Home, End, Page Up and Page Down move; Enter chooses. */
export function CalendarGrid({ value, today, min, max, isClosed, onChoose }: CalendarGridProps) {
  const [focused, setFocused] = useState(() => clampDay(value || today, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const isWalking = useRef(false);

  useEffect(() => {
    // Only keys carry the focus along: a month arrow keeps it, so that it can be pressed again.
    if (isWalking.current) grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
    isWalking.current = false;
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(focused, event.key);
    if (!next) return;
    event.preventDefault();
    isWalking.current = true;
    setFocused(clampDay(next, min, max));
  };
  const turn = (months: number) => setFocused((date) => clampDay(addMonths(date, months), min, max));

  const month = monthOf(focused);
  const isOutside = (date: string) => (min !== undefined && date < min) || (max !== undefined && date > max);
  return (
    <div className="w-67 p-3">
      <div className="mb-1 flex items-center justify-between">
        <TurnButton
          label="Previous month"
          isDisabled={min !== undefined && month <= min}
          onTurn={() => turn(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </TurnButton>
        <span aria-live="polite" className="text-13 font-semibold">
          {monthTitle(month)}
        </span>
        <TurnButton
          label="Next month"
          isDisabled={max !== undefined && addMonths(month, 1) > max}
          onTurn={() => turn(1)}
        >
          <ChevronRight aria-hidden="true" />
        </TurnButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is the pattern for date pickers */}
      <table ref={grid} role="grid" aria-label={monthTitle(month)} onKeyDown={onKeyDown} className="w-full">
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className="h-7 text-11 font-medium text-ink-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} className="p-0 text-center">
                  <DayButton
                    date={date}
                    isChosen={date === value}
                    isToday={date === today}
                    isOtherMonth={monthOf(date) !== month}
                    isDisabled={isOutside(date)}
                    isClosed={isClosed?.(date) ?? false}
                    isTabStop={date === focused}
                    onChoose={onChoose}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function clampDay(date: string, min?: string, max?: string): string {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

interface TurnButtonProps {
  label: string;
  isDisabled: boolean;
  onTurn: () => void;
  children: React.ReactNode;
}

function TurnButton({ label, isDisabled, onTurn, children }: TurnButtonProps) {
  return (
    <Button kind="quiet" size="small" isIcon aria-label={label} disabled={isDisabled} onClick={onTurn}>
      {children}
    </Button>
  );
}

interface DayButtonProps {
  date: string;
  isChosen: boolean;
  isToday: boolean;
  isOtherMonth: boolean;
  isDisabled: boolean;
  isClosed: boolean;
  isTabStop: boolean;
  onChoose: (date: string) => void;
}

function DayButton(props: DayButtonProps) {
  const { date, isChosen, isToday, isOtherMonth, isDisabled, isClosed, isTabStop, onChoose } = props;
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={isTabStop ? 0 : -1}
      disabled={isDisabled}
      aria-label={isClosed ? `${longDate(date)}, closed` : longDate(date)}
      aria-pressed={isChosen}
      aria-current={isToday ? "date" : undefined}
      onClick={() => onChoose(date)}
      className={classNames(
        "figures inline-grid size-8.5 place-items-center rounded-m text-13 enabled:hover:bg-hover disabled:text-ink-3 disabled:line-through",
        isChosen && "bg-accent font-semibold text-on-accent enabled:hover:bg-accent-hover",
        !isChosen && isToday && "font-semibold text-accent-ink shadow-[inset_0_0_0_1px_var(--accent-line)]",
        !isChosen && (isOtherMonth || isClosed) && "text-ink-3",
        !isChosen && isClosed && !isDisabled && "bg-sunken",
      )}
    >
      {Number(date.slice(8))}
    </button>
  );
}
