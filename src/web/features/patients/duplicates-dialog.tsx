import type { Patient, PatientDuplicate } from "#contract/patients/patients.ts";
import { plural } from "#web/lib/formatting.ts";
import { mutateAndReport } from "#web/lib/mutate-and-report.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { showFailureToast } from "#web/ui/toasts/show-failure-toast.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useMergePatients } from "./merge-patients.ts";
import { phoneOf } from "./patient-words.ts";

interface DuplicatesDialogProps {
  isOpen: boolean;
  pairs: readonly PatientDuplicate[];
  onClose: () => void;
  /** Shows the record that was kept; the way back is there. */
  onMerged: (keptId: string) => void;
}

const reasons = { same_phone: "The same phone number", same_name: "The same name" } as const;

/** Records that may be one person; staff decide which one is kept. */
export function DuplicatesDialog({ isOpen, pairs, onClose, onMerged }: DuplicatesDialogProps) {
  const merge = useMergePatients();
  const keep = (kept: Patient, merged: Patient) =>
    mutateAndReport(
      merge,
      { keptId: kept.id, mergedId: merged.id },
      {
        onSuccess: () => {
          toast({
            title: "Records merged",
            description: `${kept.name} was kept. The record offers to undo it.`,
          });
          onMerged(kept.id);
        },
        onError: (error) => showFailureToast(error, "The records could not be merged"),
      },
    );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Possible duplicates"
      description="Keep the record that is right: the other one's appointments move to it, and it can be undone."
    >
      <DialogBody>
        {pairs.length === 0 && <p className="text-14 text-ink-2">No duplicates found.</p>}
        <ul aria-label="Possible duplicates" className="grid gap-3">
          {pairs.map(({ reason, patients: [one, other] }) => (
            <li key={`${one.id} ${other.id}`} className="rounded-m border border-line p-3">
              <p className="mb-2 text-12 text-ink-3">{reasons[reason]}</p>
              <div className="grid gap-3 desk:grid-cols-2">
                <Choice patient={one} isPending={merge.isPending} onKeep={() => keep(one, other)} />
                <Choice patient={other} isPending={merge.isPending} onKeep={() => keep(other, one)} />
              </div>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
      </DialogFooter>
    </Dialog>
  );
}

function Choice({
  patient,
  isPending,
  onKeep,
}: {
  patient: Patient;
  isPending: boolean;
  onKeep: () => void;
}) {
  return (
    <div className="flex items-center gap-3 text-13">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{patient.name}</p>
        <p className="text-ink-2">{phoneOf(patient.phone)}</p>
        <p className="text-12 text-ink-3">{plural(patient.appointmentCount, "appointment")}</p>
      </div>
      <Button size="small" disabled={isPending} aria-label={`Keep ${patient.name}`} onClick={onKeep}>
        Keep
      </Button>
    </div>
  );
}
