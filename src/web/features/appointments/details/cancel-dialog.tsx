import { useState } from "react";
import type { Appointment } from "#contract/booking/appointments.ts";
import { textLimits } from "#contract/limits.ts";
import { longDate, twelveHour } from "#web/lib/formatting.ts";
import { mutateAndReport } from "#web/lib/mutate-and-report.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { typeOf } from "../appointment-labels.ts";
import { useCancelAppointment } from "./cancel-appointment.ts";
import { useRestoreAppointment } from "./restore-appointment.ts";

const reasonLabel = "Reason for cancellation (optional)";

interface CancelDialogProps {
  appointment: Appointment;
  onKeep: () => void;
  onCancelled: () => void;
}

const undoAction = (onPress: () => void) => ({
  label: "Undo",
  altText: "To take the cancellation back, open the appointment and choose Book again",
  onPress,
});

/** Asks once more, and why. */
export function CancelDialog({ appointment, onKeep, onCancelled }: CancelDialogProps) {
  const [reason, setReason] = useState("");
  const [isTold, setIsTold] = useState(true);
  const cancel = useCancelAppointment();
  const restore = useRestoreAppointment();
  const onCancel = () =>
    mutateAndReport(
      cancel,
      { id: appointment.id, reason: reason.trim(), ...(!isTold && { tellPatient: false }) },
      {
        onSuccess: () => {
          setReason("");
          onCancelled();
          toast({
            title: "Success",
            description: "Appointment cancelled successfully",
            action: undoAction(() => restore.mutate(appointment)),
          });
        },
        onError: (error) =>
          toast({
            variant: "destructive",
            title: "Error",
            description: messageForPeople(error, "Failed to cancel appointment"),
          }),
      },
    );
  const { patientName, requestedDate, requestedTime } = appointment;
  return (
    <Dialog
      isOpen
      onClose={onKeep}
      size="question"
      title="Cancel Appointment"
      description="Are you sure you want to cancel this appointment?"
    >
      <DialogBody>
        <div className="mb-4 rounded-m bg-sunken px-3.5 py-2.5">
          <p className="text-14 font-semibold">{patientName}</p>
          <p className="text-13 text-ink-2">
            {typeOf(appointment)}, {longDate(requestedDate)}, {twelveHour(requestedTime)}
          </p>
        </div>
        <Field label={reasonLabel}>
          <Input
            placeholder={reasonLabel}
            maxLength={textLimits.reason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <div className="mt-4">
          <Checkbox label="Tell the patient" checked={isTold} onCheckedChange={setIsTold} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onKeep}>Keep Appointment</Button>
        <Button kind="danger" isPending={cancel.isPending} pendingLabel="Cancelling..." onClick={onCancel}>
          Cancel Appointment
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
