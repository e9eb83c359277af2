import { type SubmitEvent, useState } from "react";
import { fieldProblems } from "#web/lib/field-problems.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { AccountNumbers } from "./account-numbers.tsx";
import { useAddPhoneNumber } from "./add-phone-number.ts";
import { NumberFields } from "./number-fields.tsx";
import { checkDraft, emptyDraft, type NumberErrors } from "./number-form.ts";

/** Asks for a number of the clinic. Mounted while open. */
export function AddNumberDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<NumberErrors>({});
  const add = useAddPhoneNumber();
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    const still = Object.entries(errors).filter(([field]) => !(field in part));
    setErrors(Object.fromEntries(still));
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const checked = checkDraft(draft);
    setErrors(checked.errors ?? {});
    if (!checked.body || add.isPending) return;
    try {
      await add.mutateAsync(checked.body);
      onClose();
    } catch (error) {
      setErrors(fieldProblems(error));
      toast({
        variant: "destructive",
        title: "Error",
        description: messageForPeople(error, "Failed to add the phone number"),
      });
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add Phone Number"
      description="A number that the assistant answers, or your own line that you forward to it. Adding it here changes nothing at your telephone company."
      isDirty={draft !== emptyDraft && !add.isPending}
    >
      <form className="contents" noValidate onSubmit={(event) => void submit(event)}>
        <DialogBody className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
          <NumberFields draft={draft} errors={errors} change={change} />
          <AccountNumbers draft={draft} change={change} onErrors={setErrors} onBought={onClose} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="filled" isPending={add.isPending} pendingLabel="Adding...">
            Add Phone Number
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
