import { shortDate, twelveHour, weekdayNames } from "#kernel/spoken-dates.ts";
import { weekdayOf } from "#kernel/zoned-time.ts";
import { Checkbox } from "../forms/checkbox.tsx";
import { Field } from "../forms/field.tsx";
import { Input } from "../forms/input.tsx";
import { DatePicker } from "./date-picker.tsx";

/**
 * Days, or the same hours of each of them, as they stand in a form; an empty last day = the first. Every week, it is the first
 * day's day of the week, and an empty last day = for good.
 */
export interface DaySpan {
  fromDate: string;
  toDate: string;
  isWeekly: boolean;
  isAllDay: boolean;
  fromTime: string;
  toTime: string;
}

export const emptySpan: DaySpan = {
  ...{ fromDate: "", toDate: "", isWeekly: false, isAllDay: true, fromTime: "", toTime: "" },
};

/** What the server is sent of days that are told one by one. */
export const spanBody = ({ fromDate, toDate, isAllDay, fromTime, toTime }: DaySpan) => ({
  ...{ fromDate, toDate: toDate || fromDate },
  ...(isAllDay ? {} : { fromTime, toTime }),
});

/** What the server is sent of days that may come back every week. */
export const closureSpanBody = (span: DaySpan) => ({
  ...spanBody(span),
  ...(span.isWeekly && { weekday: weekdayOf(span.fromDate), toDate: span.toDate || null }),
});

/** What is missing, by field, in the contract's own words; the server checks again. */
export function spanProblems(span: DaySpan): Partial<Record<keyof DaySpan, string>> {
  return {
    ...(span.fromDate === "" && { fromDate: "Choose the first day" }),
    ...(span.toDate !== "" && span.toDate < span.fromDate && { toDate: "The last day is before the first" }),
    ...(!span.isAllDay && span.fromTime === "" && { fromTime: "Choose when it begins" }),
    ...(!span.isAllDay && span.toTime === "" && { toTime: "Choose when it ends" }),
    ...(!span.isAllDay &&
      span.fromTime !== "" &&
      span.toTime !== "" &&
      span.toTime <= span.fromTime && { toTime: "It must end after it begins" }),
  };
}

interface SavedSpan {
  fromDate: string;
  /** Null = for good. */
  toDate: string | null;
  weekday?: number | null;
  fromTime: string | null;
  toTime: string | null;
}

/** `24 Dec 2026 to 4 Jan 2027`, `13 Aug 2026, 12:00 pm to 2:00 pm`, `Every Wednesday from 2 Dec 2026, 1:00 pm to 5:00 pm` */
export function spanInWords({ fromDate, toDate, weekday = null, fromTime, toTime }: SavedSpan): string {
  const [first, last] = [shortDate(fromDate), toDate !== null && toDate !== fromDate && shortDate(toDate)];
  const dates = last ? `${first} to ${last}` : first;
  const days = weekday === null ? dates : `Every ${weekdayNames[weekday]} from ${dates}`;
  return fromTime && toTime ? `${days}, ${twelveHour(fromTime)} to ${twelveHour(toTime)}` : days;
}

interface DaySpanFieldsProps {
  span: DaySpan;
  onChange: (part: Partial<DaySpan>) => void;
  problems: Partial<Record<keyof DaySpan, string>>;
  fromLabel: string;
  /** The first day that can be chosen. */
  min: string;
  mayBeWeekly?: boolean | undefined;
}

/** From which day to which, or on its day of every week, all day or between two times. */
export function DaySpanFields(props: DaySpanFieldsProps) {
  const { span, onChange, problems, fromLabel, min, mayBeWeekly = false } = props;
  return (
    <>
      <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
        <Field label={fromLabel} error={problems.fromDate}>
          <DatePicker min={min} value={span.fromDate} onChange={(fromDate) => onChange({ fromDate })} />
        </Field>
        <Field
          label="Last day"
          labelSuffix="(Optional)"
          hint={span.isWeekly ? "Leave empty to go on until you remove it." : undefined}
          error={problems.toDate}
        >
          <DatePicker
            min={span.fromDate || min}
            value={span.toDate}
            onChange={(toDate) => onChange({ toDate })}
          />
        </Field>
      </div>
      {mayBeWeekly && (
        <Checkbox
          label={span.fromDate === "" ? "Every week" : `Every ${weekdayNames[weekdayOf(span.fromDate)]}`}
          checked={span.isWeekly}
          onCheckedChange={(isWeekly) => onChange({ isWeekly })}
        />
      )}
      <Checkbox
        label="All day"
        checked={span.isAllDay}
        onCheckedChange={(isAllDay) => onChange({ isAllDay })}
      />
      {!span.isAllDay && (
        <div className="grid grid-cols-2 gap-4">
          <Field label="From">
            <Input
              type="time"
              value={span.fromTime}
              onChange={(event) => onChange({ fromTime: event.target.value })}
            />
          </Field>
          <Field label="Until" error={problems.toTime}>
            <Input
              type="time"
              value={span.toTime}
              onChange={(event) => onChange({ toTime: event.target.value })}
            />
          </Field>
        </div>
      )}
    </>
  );
}
