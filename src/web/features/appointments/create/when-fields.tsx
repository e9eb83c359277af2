import { Clock } from "lucide-react";
import { DatePicker } from "#web/ui/days/date-picker.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { isDayClosed } from "../calendar/calendar-events.ts";
import { useClosedDays } from "../calendar/closed-days.ts";
import { useClinicHours } from "../clinic-hours.ts";
import type { AppointmentForm } from "./appointment-form.ts";
import {
  type ChosenTime,
  freeTimesHint,
  refusedSentence,
  type SlotsKnown,
  slotChoice,
  withTaken,
} from "./slot-choice.ts";

interface WhenFieldsProps {
  form: AppointmentForm;
  known: SlotsKnown;
  time: ChosenTime;
  today: string;
}

/** The day from today on, then one of its free times. */
export function WhenFields({ form, known, time, today }: WhenFieldsProps) {
  const { errors } = form.formState;
  const choice = withTaken(slotChoice(known), time);
  const hours = useClinicHours();
  const date = form.watch("requestedDate");
  const closedFor = useClosedDays(today, date || today);
  const closed = closedFor(date);
  const refused = refusedSentence(known, time);
  const chooseDate = (date: string) => {
    form.setValue("requestedDate", date, { shouldDirty: true, shouldValidate: true });
    form.setValue("requestedTime", "");
    form.clearErrors("requestedTime");
  };
  return (
    <>
      <Field label="Date" error={errors.requestedDate?.message}>
        <DatePicker
          isLong
          min={today}
          isClosed={(date) => isDayClosed(hours, date) || closedFor(date) !== ""}
          value={date}
          onChange={chooseDate}
        />
      </Field>
      <Field
        label="Time"
        hint={closed ? `Closed: ${closed}` : freeTimesHint(known)}
        error={refused ?? errors.requestedTime?.message}
      >
        <Select
          icon={<Clock aria-hidden="true" />}
          placeholder={choice.placeholder}
          disabled={choice.disabled}
          options={choice.options}
          value={time.chosen}
          onValueChange={(time) =>
            form.setValue("requestedTime", time, { shouldDirty: true, shouldValidate: true })
          }
        />
      </Field>
      {/* Happens while the person is elsewhere in the form, so it is said as well as shown. */}
      <p role="status" className="sr-only">
        {refused}
      </p>
    </>
  );
}
