import { ExternalLink, FileText, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { CompanyPanel } from "./company-panel.tsx";
import { PaymentPanel } from "./payment-panel.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import { companyName, nothingIsDue } from "./subscription.ts";
import { UnbilledDialog, type UnbilledQuestion } from "./unbilled-dialog.tsx";
import { WorkspacePanel } from "./workspace-panel.tsx";

/** The page of a server without a payment provider, in the specification's own words. */
export function UnbilledPage() {
  const [question, setQuestion] = useState<UnbilledQuestion | null>(null);
  return (
    <>
      <PageHeader
        title="Subscription Details"
        subtitle="What you pay for, and until when"
        actions={
          <>
            <Button icon={<FileText aria-hidden="true" />} onClick={() => setQuestion("invoice")}>
              View upcoming invoice
            </Button>
            <Button icon={<ExternalLink aria-hidden="true" />} onClick={sayThereIsNoPortal}>
              Billing Portal
            </Button>
          </>
        }
      />
      <div className="flex flex-col gap-4">
        <TrialNotice />
        <div className="grid gap-4 min-[900px]:grid-cols-2">
          <CompanyPanel name={companyName} />
          <PlanPanel onChangePlan={() => setQuestion("plan")} />
        </div>
        <PaymentPanel paymentMethod={null} onOpen={sayThereIsNoPortal} />
        <WorkspacePanel />
      </div>
      <UnbilledDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

const sayThereIsNoPortal = () => toast({ title: "Billing Portal", description: nothingIsDue });

function TrialNotice() {
  return (
    <section
      aria-label="Trial"
      className="flex items-start gap-3 rounded-m bg-red-soft px-4 py-3 text-13 text-red-ink"
    >
      <TriangleAlert aria-hidden="true" className="mt-3 size-4 flex-none" />
      <div>
        <p className="text-14 font-semibold">Your trial ends 20 August</p>
        <p>Add payment method using the Billing Portal to avoid disruption</p>
      </div>
    </section>
  );
}
