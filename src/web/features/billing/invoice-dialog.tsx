import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { InvoiceLines } from "./invoice-lines.tsx";
import { useUpcomingInvoice } from "./upcoming-invoice.ts";

interface InvoiceDialogProps {
  isOpen: boolean;
  timeZone: string;
  onClose: () => void;
}

/** What the next invoice will say, as of now. */
export function InvoiceDialog({ isOpen, timeZone, onClose }: InvoiceDialogProps) {
  const query = useUpcomingInvoice(isOpen);
  const { data } = query;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Upcoming invoice"
      description="What Stripe will charge next, as of now"
    >
      <DialogBody>
        <NotLoaded query={query} loading="Loading the invoice..." failed="The invoice did not load" />
        {data?.invoice && <InvoiceLines invoice={data.invoice} timeZone={timeZone} />}
        {data && !data.invoice && (
          <p className="text-14 text-ink-2">There is no upcoming invoice: nothing will be charged.</p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
      </DialogFooter>
    </Dialog>
  );
}
