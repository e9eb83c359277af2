import type { Chair } from "#contract/clinic/opening.ts";
import { textLimits } from "#contract/limits.ts";
import { isSame } from "#web/lib/edit/edit-conflict.ts";
import { fieldProblems } from "#web/lib/field-problems.ts";
import { WeekdayButtons, week } from "#web/ui/days/weekday-buttons.tsx";
import { Field, GroupProblem } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { useNewest, useRemoveChair, useSaveChair } from "./people-calls.ts";
import { daysInWords } from "./people-words.ts";
import { useEdit } from "./use-edit.ts";

const draftOf = (chair: Chair | null) => ({
  name: chair?.name ?? "",
  weekdays: chair?.weekdays ?? [...week].sort(),
});
type Draft = ReturnType<typeof draftOf>;
const bodyOf = ({ name, weekdays }: Draft) => ({
  name,
  weekdays: weekdays.length === week.length ? null : weekdays,
});

interface ChairDialogProps {
  /** Null = a new one. */
  chair: Chair | null;
  /** A clinic needs one. */
  isOnly: boolean;
  onClose: () => void;
}

/** What a chair is called and on which days it is used. */
export function ChairDialog({ chair, isOnly, onClose }: ChairDialogProps) {
  const save = useSaveChair(chair?.id ?? null);
  const newest = useNewest();
  const { draft, change, ...edit } = useEdit({
    ...{ saved: chair, draftOf, bodyOf, save, onSaved: onClose },
    findNewest: newest.chair,
    inWords: daysInWords,
    hoursOf: (values, { id, ...before }) => {
      const { weekdays } = bodyOf(values);
      return isSame(weekdays, before.weekdays) ? null : { chair: { id, weekdays } };
    },
  });
  const remove = useRemoveChair();
  const problems = fieldProblems(save.error);
  return (
    <EditDialog
      edited={chair}
      addTitle="Add a chair"
      {...{ ...edit, save, onClose }}
      remove={isOnly ? null : remove}
      fields={["name", "weekdays"]}
    >
      <Field label="Name" isRequired error={problems.name}>
        <Input
          maxLength={textLimits.name}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <div className="flex flex-col gap-2">
        <p className="text-13 font-label">Days in use</p>
        <WeekdayButtons
          label="Days in use"
          days={draft.weekdays}
          onChange={(weekdays) => change({ weekdays })}
        />
        <GroupProblem>{problems.weekdays}</GroupProblem>
      </div>
    </EditDialog>
  );
}
