import { ExternalLink, FileText, Info, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { isLive, type StripeBilling } from "#contract/billing/billing.ts";
import { plans } from "#contract/billing/plans.ts";
import { systemClock } from "#kernel/clock.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { CompanyPanel } from "./company-panel.tsx";
import { useOpenPortal } from "./go-to-stripe.ts";
import { InvoiceDialog } from "./invoice-dialog.tsx";
import { useWorkspace } from "./load-workspace.ts";
import { PaymentPanel } from "./payment-panel.tsx";
import { PlanDialog } from "./plan-dialog.tsx";
import { companyName } from "./subscription.ts";
import { type Notice, noticeOf } from "./subscription-notice.ts";
import { UsagePanel } from "./usage-panel.tsx";

/** The page of a server that takes payments through Stripe. */
export function SubscriptionPage({ billing }: { billing: StripeBilling }) {
  const [dialog, setDialog] = useState<"invoice" | "plan" | null>(null);
  const { data: workspace } = useWorkspace();
  const portal = useOpenPortal();
  const { mayManage, subscription, paymentMethod } = billing;
  const notice = noticeOf(billing, workspace?.trialEndsAt ?? null, systemClock.now());
  const close = () => setDialog(null);
  return (
    <>
      <PageHeader
        title="Subscription Details"
        subtitle="What you pay for, and until when"
        actions={
          <>
            <Button
              icon={<FileText aria-hidden="true" />}
              disabled={!mayManage}
              onClick={() => setDialog("invoice")}
            >
              View upcoming invoice
            </Button>
            <Button
              icon={<ExternalLink aria-hidden="true" />}
              disabled={!mayManage || portal.isPending}
              onClick={() => portal.mutate("manage")}
            >
              Billing Portal
            </Button>
          </>
        }
      />
      <div className="flex flex-col gap-4">
        {!mayManage && (
          <Note>Only an admin of the clinic can see invoices and change the plan. Ask one of them.</Note>
        )}
        {notice && <SubscriptionNotice notice={notice} />}
        <div className="grid gap-4 min-[900px]:grid-cols-2">
          <CompanyPanel name={workspace?.teamName ?? companyName} />
          <PlanPanel subscription={subscription} mayManage={mayManage} onChange={() => setDialog("plan")} />
        </div>
        <UsagePanel billing={billing} />
        <PaymentPanel
          paymentMethod={paymentMethod}
          isDisabled={!mayManage || portal.isPending}
          onOpen={() => portal.mutate(paymentMethod === null && subscription ? "payment_method" : "manage")}
        />
      </div>
      <InvoiceDialog isOpen={dialog === "invoice"} timeZone={billing.timeZone} onClose={close} />
      <PlanDialog isOpen={dialog === "plan"} billing={billing} onClose={close} />
    </>
  );
}

function SubscriptionNotice({ notice: { tone, title, text } }: { notice: Notice }) {
  const Icon = tone === "red" ? TriangleAlert : Info;
  return (
    <section
      aria-label="Subscription"
      className={classNames(
        "flex items-start gap-3 rounded-m px-4 py-3 text-13",
        tone === "red" ? "bg-red-soft text-red-ink" : "bg-blue-soft text-blue-ink",
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <div>
        <p className="text-14 font-semibold">{title}</p>
        <p>{text}</p>
      </div>
    </section>
  );
}

interface PlanPanelProps {
  subscription: StripeBilling["subscription"];
  mayManage: boolean;
  onChange: () => void;
}

function PlanPanel({ subscription, mayManage, onChange }: PlanPanelProps) {
  const isRunning = subscription !== null && isLive(subscription.status);
  const plan = isRunning ? plans.find(({ id }) => id === subscription.plan) : undefined;
  return (
    <Panel
      title="Current plan"
      isPadded
      aside={
        <Button size="small" disabled={!mayManage} onClick={onChange}>
          {isRunning ? "Change plan" : "Choose a plan"}
        </Button>
      }
    >
      {plan ? (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone="accent" hasDot={false}>
              {plan.name.toUpperCase()}
            </Badge>
            <span>
              <span className="text-22 font-semibold tracking-[-0.02em]">{plan.price}</span>
              <span className="text-13 text-ink-2">{plan.period}, +A$5.0 per minute</span>
            </span>
          </p>
          <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 text-13 text-ink-2">
            {plan.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-13 text-ink-2">
          {isRunning
            ? "What you pay for was agreed outside this page. The Billing Portal lists it."
            : "No plan is paid for yet. Calls are answered and cost nothing until you choose one."}
        </p>
      )}
    </Panel>
  );
}
