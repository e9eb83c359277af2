import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";

/** The address names an appointment that this clinic does not have. */
export function MissingDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} size="question" title="Appointment Details">
      <DialogBody>
        <p className="text-14 text-ink-2">
          This appointment was not found. The link may be from another clinic.
        </p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
      </DialogFooter>
    </Dialog>
  );
}
