import type { Chair, Closure } from "#contract/clinic/opening.ts";
import { useToday } from "#web/lib/clinic-time.ts";
import { useCloseTime, useOpenTime } from "#web/lib/close-time.ts";
import { Button } from "#web/ui/button.tsx";
import { BookedVisits } from "#web/ui/days/booked-visits.tsx";
import { ClosureList } from "#web/ui/days/closure-list.tsx";
import { SpanFormFields, useClosureForm } from "#web/ui/days/span-form.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";

interface ChairClosuresDialogProps {
  chair: Chair;
  closures: readonly Closure[];
  onClose: () => void;
}

/** When one chair is closed while the clinic is open. */
export function ChairClosuresDialog({ chair, closures, onClose }: ChairClosuresDialogProps) {
  const today = useToday();
  const close = useCloseTime();
  const open = useOpenTime();
  const form = useClosureForm();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Close ${chair.name} for a time`}
      description="The clinic stays open; nobody is booked into this chair then."
      isDirty={form.isDirty}
    >
      <form
        noValidate
        onSubmit={form.submit((body) =>
          close.mutate({ ...body, chairId: chair.id }, { onSuccess: form.clear }),
        )}
        className="contents"
      >
        <DialogBody className="flex flex-col gap-4">
          <ClosureList
            label="Closures to come"
            closures={closures}
            isPending={open.isPending}
            onOpen={open.mutate}
          />
          {close.data && <BookedVisits {...close.data} />}
          <SpanFormFields
            form={form}
            refusal={close.error ?? open.error}
            fromLabel="Closed from"
            min={today}
          />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Done</Button>
          <Button type="submit" kind="filled" isPending={close.isPending} pendingLabel="Closing...">
            Close chair
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
