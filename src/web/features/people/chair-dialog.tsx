import { useState } from "react";
import type { Chair } from "#contract/clinic/opening.ts";
import { textLimits } from "#contract/limits.ts";
import { fieldProblems } from "#web/lib/field-problems.ts";
import { WeekdayButtons, week } from "#web/ui/days/weekday-buttons.tsx";
import { Field, GroupProblem } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { useRemoveChair, useSaveChair } from "./people-calls.ts";

interface ChairDialogProps {
  /** Null = a new one. */
  chair: Chair | null;
  /** A clinic needs one. */
  isOnly: boolean;
  onClose: () => void;
}

/** What a chair is called and on which days it is used. */
export function ChairDialog({ chair, isOnly, onClose }: ChairDialogProps) {
  const [start] = useState(() => ({
    name: chair?.name ?? "",
    weekdays: chair?.weekdays ?? [...week].sort(),
  }));
  const [draft, setDraft] = useState(start);
  const save = useSaveChair(chair?.id ?? null);
  const remove = useRemoveChair();
  const problems = fieldProblems(save.error);
  const onSave = () => {
    const weekdays = draft.weekdays.length === week.length ? null : draft.weekdays;
    save.mutate({ name: draft.name, weekdays }, { onSuccess: onClose });
  };
  return (
    <EditDialog
      edited={chair}
      addTitle="Add a chair"
      isDirty={draft !== start}
      {...{ save, onSave, onClose }}
      remove={isOnly ? null : remove}
      fields={["name", "weekdays"]}
    >
      <Field label="Name" isRequired error={problems.name}>
        <Input
          maxLength={textLimits.name}
          value={draft.name}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
      </Field>
      <div className="flex flex-col gap-2">
        <p className="text-13 font-label">Days in use</p>
        <WeekdayButtons
          label="Days in use"
          days={draft.weekdays}
          onChange={(weekdays) => setDraft({ ...draft, weekdays })}
        />
        <GroupProblem>{problems.weekdays}</GroupProblem>
      </div>
    </EditDialog>
  );
}
