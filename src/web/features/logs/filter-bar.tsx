import { Search } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { DatePicker } from "#web/ui/days/date-picker.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { type LogFilters, logNeeds, logTypes } from "./log-filters.ts";

const filterKeys = ["type", "date", "needs", "words"] as const;

interface FilterBarProps {
  applied: LogFilters;
  onApply: (filters: LogFilters) => void;
}

/** Day, type, what is still to be done, and words; a choice takes effect only with Apply. */
export function FilterBar({ applied, onApply }: FilterBarProps) {
  const [pending, setPending] = useState(applied);
  const [known, setKnown] = useState(applied);
  // Followed here, not by a new bar: that would take the focus from the Apply that was just pressed.
  if (filterKeys.some((key) => known[key] !== applied[key])) {
    setKnown(applied);
    setPending(applied);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onApply({ ...pending, words: pending.words.trim() });
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
      <Field label="Show" className="w-46 max-desk:flex-1">
        <Select
          value={pending.needs}
          onValueChange={(value) =>
            setPending({ ...pending, needs: value === "ring_back" ? "ring_back" : "anything" })
          }
          options={logNeeds}
        />
      </Field>
      <Field label="Search" className="w-64 max-desk:w-full">
        <Input
          type="search"
          icon={<Search />}
          value={pending.words}
          maxLength={100}
          placeholder="Name, number or words"
          autoComplete="off"
          onChange={(event) => setPending({ ...pending, words: event.target.value })}
        />
      </Field>
      <Button type="submit" kind="filled">
        Apply
      </Button>
    </form>
  );
}
