import { CreditCard, ExternalLink } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";

interface PaymentPanelProps {
  /** `Visa ending in 4242`; null = none was given yet. */
  paymentMethod: string | null;
  isDisabled?: boolean;
  onOpen: () => void;
}

/** How the subscription is paid for, and the way to the portal where that is changed. */
export function PaymentPanel({ paymentMethod, isDisabled = false, onOpen }: PaymentPanelProps) {
  return (
    <Panel title="Payment Information">
      <div className="flex items-center gap-4 p-4 max-desk:flex-col max-desk:items-stretch">
        <span
          aria-hidden="true"
          className="grid size-11 flex-none place-items-center rounded-m bg-sunken text-ink-2 max-desk:hidden"
        >
          <CreditCard className="size-4.5" />
        </span>
        <div className="flex-1">
          <p className="text-14 font-semibold">{paymentMethod ?? "No payment method added yet"}</p>
          <p className="max-w-130 text-13 text-ink-2">
            {paymentMethod === null
              ? "Add a payment method through the Billing Portal to continue using the service after your trial ends."
              : "Invoices are charged to it. Change it, and find your earlier invoices, in the Billing Portal."}
          </p>
        </div>
        <Button
          kind="filled"
          icon={<ExternalLink aria-hidden="true" />}
          disabled={isDisabled}
          onClick={onOpen}
        >
          Open Billing Portal
        </Button>
      </div>
    </Panel>
  );
}
