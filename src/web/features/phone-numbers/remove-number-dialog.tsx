import type { PhoneNumber } from "#contract/telephony/phone-numbers.ts";
import { formatPhone } from "#web/lib/formatting.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useRemovePhoneNumber } from "./remove-phone-number.ts";

/** Asks before a number goes: its calls are not answered for the clinic any more. */
export function RemoveNumberDialog({ number, onClose }: { number: PhoneNumber; onClose: () => void }) {
  const remove = useRemovePhoneNumber();
  const confirm = () =>
    remove.mutate(number.id, {
      onSuccess: onClose,
      onError: (error) =>
        toast({
          variant: "destructive",
          title: "Error",
          description: messageForPeople(error, "Failed to remove the phone number"),
        }),
    });
  return (
    <Dialog isOpen onClose={onClose} title="Remove Phone Number" size="question">
      <DialogBody>
        <p className="text-14">
          Remove {formatPhone(number.phoneNumber)}? Its calls are no longer answered here. Your provider keeps
          the number.
        </p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Keep Phone Number</Button>
        <Button kind="danger" isPending={remove.isPending} pendingLabel="Removing..." onClick={confirm}>
          Remove
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
