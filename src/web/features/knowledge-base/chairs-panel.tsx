import { type FormEvent, useState } from "react";
import { textLimits } from "#contract/limits.ts";
import type { Chair } from "#contract/opening.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Panel, PanelRow } from "#web/ui/panel.tsx";
import { useAddChair, useChangeChair, useRemoveChair } from "./opening-calls.ts";

/** Monday first, as a roster reads. */
const week = [1, 2, 3, 4, 5, 6, 0];
const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** How many patients can be treated at once, by whom and on which days. */
export function ChairsPanel({ chairs }: { chairs: readonly Chair[] }) {
  return (
    <Panel title="Chairs & Practitioners">
      {chairs.map((chair) => (
        <ChairRow key={chair.id} chair={chair} isOnly={chairs.length === 1} />
      ))}
      <AddChair />
    </Panel>
  );
}

function ChairRow({ chair, isOnly }: { chair: Chair; isOnly: boolean }) {
  const change = useChangeChair();
  const remove = useRemoveChair();
  const worked = chair.weekdays ?? everyDay;
  const turn = (day: number) => {
    const next = worked.includes(day) ? worked.filter((each) => each !== day) : [...worked, day].sort();
    const weekdays = next.length === everyDay.length ? null : next;
    if (next.length > 0) change.mutate({ id: chair.id, body: { name: chair.name, weekdays } });
  };
  return (
    <PanelRow className="flex-wrap">
      <p className="min-w-0 flex-1 truncate text-14 max-desk:basis-full">{chair.name}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row */}
      <div role="group" aria-label={`Days of ${chair.name}`} className="flex flex-wrap gap-1">
        {week.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={worked.includes(day)}
            aria-label={dayNames[day]}
            disabled={change.isPending}
            onClick={() => turn(day)}
            className="h-7 min-w-9 rounded-s border border-control-line px-1.5 text-12 text-ink-2 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          >
            {dayNames[day]?.slice(0, 3)}
          </button>
        ))}
      </div>
      {!isOnly && (
        <Button
          size="small"
          aria-label={`Remove ${chair.name}`}
          disabled={remove.isPending}
          onClick={() => remove.mutate(chair.id)}
        >
          Remove
        </Button>
      )}
    </PanelRow>
  );
}

function AddChair() {
  const add = useAddChair();
  const [name, setName] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() === "") return;
    add.mutate(
      { name, weekdays: null },
      {
        onSuccess: () => {
          setName("");
          setIsChecked(false);
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 border-t border-line p-4">
      <Field
        label="New chair or practitioner"
        hint="Each takes one patient at a time. Booked visits stay when one is removed."
        error={isChecked && name.trim() === "" ? "Name is required" : undefined}
      >
        <Input maxLength={textLimits.name} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" isPending={add.isPending} pendingLabel="Adding...">
          Add Chair
        </Button>
      </div>
    </form>
  );
}
