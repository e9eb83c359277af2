import { type FormEvent, useState } from "react";
import { textLimits } from "#contract/limits.ts";
import type { PatientWithHistory } from "#contract/patients/patients.ts";
import { Button } from "#web/ui/button.tsx";
import { Textarea } from "#web/ui/forms/input.tsx";
import { showFailureToast } from "#web/ui/toasts/show-failure-toast.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useUpdatePatient } from "./update-patient.ts";

/** What staff should know of the patient: kept by its button, and by going anywhere else. */
export function NotesForm({ patient }: { patient: PatientWithHistory }) {
  const [notes, setNotes] = useState(patient.notes);
  const update = useUpdatePatient(patient.id);
  const isChanged = notes !== patient.notes;
  const save = () => {
    if (!isChanged || update.isPending) return;
    // Told however far they have gone meanwhile.
    update.mutateAsync({ notes }).then(
      () => toast({ title: "Notes saved" }),
      (error) => showFailureToast(error, "The notes could not be kept"),
    );
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-col items-end gap-2">
      <Textarea
        aria-label="Notes"
        rows={2}
        maxLength={textLimits.notes}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
        onBlur={save}
      />
      {isChanged && (
        <Button type="submit" size="small" isPending={update.isPending} pendingLabel="Saving...">
          Save notes
        </Button>
      )}
    </form>
  );
}
