import { type FormEvent, useState } from "react";
import { textLimits } from "#contract/limits.ts";
import type { Closure } from "#contract/opening.ts";
import { shortDate, twelveHour } from "#kernel/spoken-dates.ts";
import { useToday } from "#web/lib/clinic-time.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { DatePicker } from "#web/ui/date-picker.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Panel, PanelRow } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useAddClosure, useRemoveClosure } from "./opening-calls.ts";

/** Days and hours on which the clinic is closed, and a form for a further one. */
export function ClosuresPanel({ closures }: { closures: readonly Closure[] }) {
  const remove = useRemoveClosure();
  return (
    <Panel title="Closures">
      {closures.map((closure) => (
        <PanelRow key={closure.id}>
          <div className="min-w-0 flex-1 text-14">
            <p className="wrap-anywhere">{closure.reason}</p>
            <p className="text-12 text-ink-2">{whenOf(closure)}</p>
          </div>
          <Button
            size="small"
            aria-label={`Remove closure ${closure.reason}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate(closure.id)}
          >
            Remove
          </Button>
        </PanelRow>
      ))}
      <ClosureForm />
    </Panel>
  );
}

/** `24 Dec 2026 to 4 Jan 2027`, `13 Aug 2026, 12:00 pm to 2:00 pm` */
function whenOf({ fromDate, toDate, fromTime, toTime }: Closure): string {
  const days = fromDate === toDate ? shortDate(fromDate) : `${shortDate(fromDate)} to ${shortDate(toDate)}`;
  return fromTime && toTime ? `${days}, ${twelveHour(fromTime)} to ${twelveHour(toTime)}` : days;
}

const empty = { fromDate: "", toDate: "", isAllDay: true, fromTime: "", toTime: "", reason: "" };

/** What is missing, by field, in the contract's own words; the server checks again. */
function problemsOf(draft: typeof empty) {
  return {
    fromDate: draft.fromDate === "" ? "Choose the first day" : undefined,
    toDate:
      draft.toDate !== "" && draft.toDate < draft.fromDate ? "The last day is before the first" : undefined,
    toTime:
      !draft.isAllDay && (draft.fromTime === "" || draft.toTime <= draft.fromTime)
        ? "The end must be after the beginning"
        : undefined,
    reason: draft.reason.trim() === "" ? "Reason is required" : undefined,
  };
}

function ClosureForm() {
  const today = useToday();
  const add = useAddClosure();
  const [draft, setDraft] = useState(empty);
  const [isChecked, setIsChecked] = useState(false);
  const change = (part: Partial<typeof empty>) => setDraft((before) => ({ ...before, ...part }));
  const problems = problemsOf(draft);
  const shown: Partial<typeof problems> = isChecked ? problems : {};

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (Object.values(problems).some((problem) => problem !== undefined)) return;
    const { fromDate, toDate, isAllDay, fromTime, toTime, reason } = draft;
    const hours = isAllDay ? {} : { fromTime, toTime };
    add.mutate(
      { fromDate, toDate: toDate || fromDate, reason, ...hours },
      {
        onSuccess: ({ bookedVisits }) => {
          setDraft(empty);
          setIsChecked(false);
          toast({
            title: "Success",
            description:
              bookedVisits === 0
                ? "The clinic is closed then"
                : `${bookedVisits} booked ${bookedVisits === 1 ? "visit lies" : "visits lie"} in this time. Move or cancel them.`,
          });
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 border-t border-line p-4">
      <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
        <Field label="Closed from" error={shown.fromDate}>
          <DatePicker min={today} value={draft.fromDate} onChange={(fromDate) => change({ fromDate })} />
        </Field>
        <Field label="Last day" labelSuffix="(Optional)" error={shown.toDate}>
          <DatePicker
            min={draft.fromDate || today}
            value={draft.toDate}
            onChange={(toDate) => change({ toDate })}
          />
        </Field>
      </div>
      <Checkbox
        label="All day"
        checked={draft.isAllDay}
        onCheckedChange={(isAllDay) => change({ isAllDay })}
      />
      {!draft.isAllDay && (
        <div className="grid grid-cols-2 gap-4">
          <Field label="From">
            <Input
              type="time"
              value={draft.fromTime}
              onChange={(event) => change({ fromTime: event.target.value })}
            />
          </Field>
          <Field label="Until" error={shown.toTime}>
            <Input
              type="time"
              value={draft.toTime}
              onChange={(event) => change({ toTime: event.target.value })}
            />
          </Field>
        </div>
      )}
      <Field label="Reason" hint="The assistant says it to callers." error={shown.reason}>
        <Input
          maxLength={textLimits.name}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </Field>
      <div>
        <Button type="submit" isPending={add.isPending} pendingLabel="Adding...">
          Add Closure
        </Button>
      </div>
    </form>
  );
}
