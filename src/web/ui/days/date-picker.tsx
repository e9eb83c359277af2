import { Calendar, X } from "lucide-react";
import { Popover } from "radix-ui";
import { useState } from "react";
import { longDate, shortDate } from "#kernel/spoken-dates.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useToday } from "#web/lib/clinic-time.ts";
import { controlClasses, useFieldControl } from "../forms/field.tsx";
import { CalendarGrid, focusableDay } from "./calendar-grid.tsx";

interface DatePickerProps {
  /** `YYYY-MM-DD`, or the empty string when none is chosen. */
  value: string;
  onChange: (date: string) => void;
  placeholder?: string | undefined;
  /** First and last day that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean | undefined;
  /** Days of rest: told apart, and can be chosen all the same. */
  isClosed?: ((date: string) => boolean) | undefined;
  /** `Thursday, 13 August 2026` instead of `13 Aug 2026`. */
  isLong?: boolean | undefined;
  /** Name of the button that empties the field; without it there is none. */
  clearLabel?: string | undefined;
  className?: string | undefined;
  /** Needed outside a `Field`. */
  "aria-label"?: string | undefined;
  onBlur?: (() => void) | undefined;
}

/** A day from a calendar that opens below the field; today is the clinic's today. */
export function DatePicker(props: DatePickerProps) {
  const {
    value,
    onChange,
    placeholder = "Select date",
    min,
    max,
    disabled,
    isLong,
    clearLabel,
    className,
  } = props;
  const [isOpen, setIsOpen] = useState(false);
  const today = useToday();
  const control = useFieldControl();
  const shown = value === "" ? placeholder : isLong ? longDate(value) : shortDate(value);
  const label = props["aria-label"];
  const hasClear = clearLabel !== undefined && value !== "" && !disabled;
  return (
    <div className={classNames("relative", className)}>
      {/* Modal: inside a dialog only then do both agree on who holds the focus. */}
      <Popover.Root modal open={isOpen} onOpenChange={setIsOpen}>
        <Popover.Trigger
          {...control}
          // The chosen day belongs to the name, since a button has no value of its own.
          aria-label={label && value !== "" ? `${label}, ${longDate(value)}` : label}
          disabled={disabled}
          onBlur={props.onBlur}
          className={classNames(
            controlClasses,
            "flex h-(--control) items-center gap-2 px-2.75 text-left",
            value === "" && "text-ink-3",
            hasClear && "pr-9",
          )}
        >
          <Calendar aria-hidden="true" className="size-4 text-ink-3" />
          <span className="min-w-0 flex-1 truncate">{shown}</span>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="start"
            sideOffset={4}
            collisionPadding={8}
            aria-label="Choose a date"
            className="z-50 rounded-m border border-line-2 bg-surface shadow-pop outline-none data-[state=open]:animate-[fade-in_var(--base)_var(--ease)]"
            onOpenAutoFocus={focusChosenDay}
          >
            <CalendarGrid
              value={value}
              today={today}
              min={min}
              max={max}
              isClosed={props.isClosed}
              onChoose={(date) => {
                onChange(date);
                setIsOpen(false);
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {hasClear && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={() => onChange("")}
          className="absolute top-1/2 right-1.5 grid size-6.5 -translate-y-1/2 place-items-center rounded-s text-ink-2 hover:bg-hover"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}

function focusChosenDay(event: Event): void {
  const day = event.target instanceof Element && focusableDay(event.target);
  if (!day) return;
  event.preventDefault();
  // The calendar is put into its place only after this; scrolling to where it is now would move the page.
  day.focus({ preventScroll: true });
}
