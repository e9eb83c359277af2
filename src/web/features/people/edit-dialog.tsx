import type { ComponentProps, FormEvent } from "react";
import { otherProblem } from "#web/lib/field-problems.ts";
import { Button } from "#web/ui/button.tsx";
import { HoursQuestion } from "#web/ui/days/hours-question.tsx";
import { Note } from "#web/ui/note.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { EditConflictDialog } from "#web/ui/overlays/edit-conflict-dialog.tsx";
import { RemoveButton } from "#web/ui/remove-button.tsx";

interface Call {
  isPending: boolean;
  error: Error | null;
}

interface EditDialogProps extends Omit<ComponentProps<typeof Dialog>, "isOpen" | "title"> {
  /** What is edited; null = a new one. */
  edited: { id: string; name: string } | null;
  /** `Add a chair` */
  addTitle: string;
  save: Call;
  /** Asked where somebody else has saved it meanwhile. */
  conflict: ComponentProps<typeof EditConflictDialog>;
  /** Asked where booked visits would lie outside the hours. */
  question: ComponentProps<typeof HoursQuestion>;
  isLooking: boolean;
  onSave: () => void;
  /** Null where it has to stay. */
  remove: (Call & { mutate: (id: string, then: { onSuccess: () => void }) => void }) | null;
  /** The fields that show their own problem. */
  fields: readonly string[];
}

/** Adds or edits somebody or something of the book; what is there already can be removed. */
export function EditDialog(props: EditDialogProps) {
  const {
    edited,
    addTitle,
    save,
    conflict,
    question,
    isLooking,
    onSave,
    remove,
    fields,
    children,
    ...dialog
  } = props;
  const { onClose } = dialog;
  const problem = otherProblem(save.error, fields) ?? otherProblem(remove?.error, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Dialog isOpen title={edited ? `Edit ${edited.name}` : addTitle} {...dialog}>
      <form noValidate onSubmit={submit} className="contents">
        <DialogBody className="flex flex-col gap-4">
          {children}
          {problem && (
            <Note tone="red">
              <p role="alert">{problem}</p>
            </Note>
          )}
        </DialogBody>
        <DialogFooter
          apart={
            edited &&
            remove && (
              <RemoveButton
                name={edited.name}
                question="Booked visits stay. Remove?"
                isPending={remove.isPending}
                onRemove={() => remove.mutate(edited.id, { onSuccess: onClose })}
              />
            )
          }
        >
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            kind="filled"
            isPending={save.isPending || isLooking}
            pendingLabel="Saving..."
          >
            {edited ? "Save" : "Add"}
          </Button>
        </DialogFooter>
      </form>
      <HoursQuestion {...question} />
      <EditConflictDialog {...conflict} />
    </Dialog>
  );
}
