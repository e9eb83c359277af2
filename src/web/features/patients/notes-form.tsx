import { type FormEvent, useState } from "react";
import { textLimits } from "#contract/limits.ts";
import type { PatientWithHistory } from "#contract/patients/patients.ts";
import { Button } from "#web/ui/button.tsx";
import { Textarea } from "#web/ui/forms/input.tsx";
import { sayFailed } from "#web/ui/toasts/say-failed.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useUpdatePatient } from "./update-patient.ts";

/** What staff should know of the patient. */
export function NotesForm({ patient }: { patient: PatientWithHistory }) {
  const [notes, setNotes] = useState(patient.notes);
  const update = useUpdatePatient(patient.id);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    update.mutate(
      { notes },
      {
        onSuccess: () => toast({ title: "Notes saved" }),
        onError: (error) => sayFailed(error, "The notes could not be kept"),
      },
    );
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-col items-end gap-2">
      <Textarea
        aria-label="Notes"
        rows={2}
        maxLength={textLimits.notes}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      {notes !== patient.notes && (
        <Button type="submit" size="small" isPending={update.isPending} pendingLabel="Saving...">
          Save notes
        </Button>
      )}
    </form>
  );
}
