import { type SubmitEvent, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { DatePicker } from "#web/ui/date-picker.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { type LogFilters, logTypes } from "./log-filters.ts";

interface FilterBarProps {
  applied: LogFilters;
  onApply: (filters: LogFilters) => void;
}

/** Day and type; a choice takes effect only with Apply. */
export function FilterBar({ applied, onApply }: FilterBarProps) {
  const [pending, setPending] = useState(applied);
  const [known, setKnown] = useState(applied);
  // Followed here, not by a new bar: that would take the focus from the Apply that was just pressed.
  if (known.type !== applied.type || known.date !== applied.date) {
    setKnown(applied);
    setPending(applied);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onApply(pending);
  };
  const chooseType = (value: string) =>
    setPending({ ...pending, type: logTypes.find((type) => type.value === value)?.value ?? "all" });
  return (
    <form aria-label="Filters" onSubmit={submit} className="mb-4 flex flex-wrap items-end gap-3">
      <Field label="Show entries after" className="w-48 max-desk:w-full">
        <DatePicker
          value={pending.date}
          onChange={(date) => setPending({ ...pending, date })}
          placeholder="Select date"
          clearLabel="Clear date"
        />
      </Field>
      <Field label="Type" className="w-38 max-desk:flex-1">
        <Select value={pending.type} onValueChange={chooseType} options={logTypes} />
      </Field>
      <Button type="submit" kind="filled">
        Apply
      </Button>
    </form>
  );
}
