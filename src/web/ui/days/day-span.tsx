import { shortDate, twelveHour } from "#kernel/spoken-dates.ts";
import { Checkbox } from "../forms/checkbox.tsx";
import { Field } from "../forms/field.tsx";
import { Input } from "../forms/input.tsx";
import { DatePicker } from "./date-picker.tsx";

/** Days, or the same hours of each of them, as they stand in a form; an empty last day = the first. */
export interface DaySpan {
  fromDate: string;
  toDate: string;
  isAllDay: boolean;
  fromTime: string;
  toTime: string;
}

export const emptySpan: DaySpan = { fromDate: "", toDate: "", isAllDay: true, fromTime: "", toTime: "" };

/** What the server is sent. */
export const spanBody = ({ fromDate, toDate, isAllDay, fromTime, toTime }: DaySpan) => ({
  ...{ fromDate, toDate: toDate || fromDate },
  ...(isAllDay ? {} : { fromTime, toTime }),
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

/** `24 Dec 2026 to 4 Jan 2027`, `13 Aug 2026, 12:00 pm to 2:00 pm` */
export function spanInWords(
  span: Pick<DaySpan, "fromDate" | "toDate"> & { fromTime: string | null; toTime: string | null },
): string {
  const { fromDate, toDate, fromTime, toTime } = span;
  const days = fromDate === toDate ? shortDate(fromDate) : `${shortDate(fromDate)} to ${shortDate(toDate)}`;
  return fromTime && toTime ? `${days}, ${twelveHour(fromTime)} to ${twelveHour(toTime)}` : days;
}

interface DaySpanFieldsProps {
  span: DaySpan;
  onChange: (part: Partial<DaySpan>) => void;
  problems: Partial<Record<keyof DaySpan, string>>;
  fromLabel: string;
  /** The first day that can be chosen. */
  min: string;
}

/** From which day to which, all day or between two times. */
export function DaySpanFields({ span, onChange, problems, fromLabel, min }: DaySpanFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
        <Field label={fromLabel} error={problems.fromDate}>
          <DatePicker min={min} value={span.fromDate} onChange={(fromDate) => onChange({ fromDate })} />
        </Field>
        <Field label="Last day" labelSuffix="(Optional)" error={problems.toDate}>
          <DatePicker
            min={span.fromDate || min}
            value={span.toDate}
            onChange={(toDate) => onChange({ toDate })}
          />
        </Field>
      </div>
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
