import { type ChangedField, fieldName, fieldText } from "#web/lib/edit/edit-conflict.ts";
import { Button } from "../button.tsx";
import { Dialog, DialogBody, DialogFooter } from "./dialog.tsx";

interface EditConflictDialogProps {
  /** What they changed since this form began; null while nothing is in the way. */
  changes: readonly ChangedField[] | null;
  isSaving: boolean;
  /** On with the form as it is; the next attempt to save asks again. */
  onClose: () => void;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Asked when somebody else has saved the same form meanwhile: nothing is lost before a person has chosen. */
export function EditConflictDialog(props: EditConflictDialogProps) {
  const { changes, isSaving, onClose, onTakeTheirs, onKeepMine } = props;
  return (
    <Dialog
      isOpen={changes !== null}
      onClose={onClose}
      size="form"
      title="Somebody else changed this meanwhile"
      description="Nothing of yours is saved yet."
    >
      <DialogBody>
        {changes && changes.length > 0 ? (
          <>
            <p className="mb-2 text-14">They saved:</p>
            <ul aria-label="What they changed" className="flex flex-col gap-2 text-14">
              {changes.map((change) => (
                <li key={change.path} className="wrap-anywhere">
                  <span className="text-13 text-ink-2">{fieldName(change.path)}: </span>
                  {fieldText(change.theirs)}
                  {change.isAlsoMine && (
                    <span className="block text-13 text-yellow-ink">
                      You wrote: {fieldText(change.mine)}. One of the two stays.
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="text-14">It stands there now as you opened it.</p>
        )}
        <p className="mt-3 text-13 text-ink-2">
          Keep mine saves the fields that you changed, and leaves theirs in all others.
        </p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onTakeTheirs} disabled={isSaving}>
          Take theirs
        </Button>
        <Button kind="filled" onClick={onKeepMine} isPending={isSaving} pendingLabel="Saving...">
          Keep mine
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
