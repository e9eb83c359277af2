import { Phone, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { PhoneNumber } from "#contract/telephony/phone-numbers.ts";
import { useClinicTimeZone, useToday } from "#web/lib/clinic-time.ts";
import { plural } from "#web/lib/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { AddNumberDialog } from "./add-number-dialog.tsx";
import { GoLivePanel } from "./go-live/go-live-panel.tsx";
import { usePhoneNumbers } from "./list-phone-numbers.ts";
import { NumberTable } from "./number-table.tsx";
import { ProveNumberDialog } from "./prove-number-dialog.tsx";
import { QuotasPanel } from "./quotas-panel.tsx";
import { RemoveNumberDialog } from "./remove-number-dialog.tsx";
import { ServerNumbersPanel } from "./server-numbers-panel.tsx";

interface PhoneNumbersPageProps {
  /** Shows the settings of an assigned agent; where they come from is not this page's business. */
  renderAgentDialog: (agentId: string, onClose: () => void) => ReactNode;
}

/** The lines that agents answer and call from. */
export function PhoneNumbersPage({ renderAgentDialog }: PhoneNumbersPageProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [proving, setProving] = useState<PhoneNumber | null>(null);
  const [removing, setRemoving] = useState<PhoneNumber | null>(null);
  const [openAgentId, setOpenAgentId] = useState<string | null>(null);
  const query = usePhoneNumbers();
  const today = useToday();
  const timeZone = useClinicTimeZone();
  const numbers = query.data;
  return (
    <>
      <PageHeader
        title="Phone Numbers"
        subtitle="The lines your agents answer and call from"
        actions={
          <Button kind="filled" icon={<Plus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
            Add Phone Number
          </Button>
        }
      />
      <Panel>
        <NotLoaded query={query} loading="Loading phone numbers..." failed="The phone numbers did not load" />
        {numbers?.length === 0 && (
          <EmptyState icon={<Phone />} title="No Phone Numbers found">
            Add the number that the assistant is to answer, then give it an agent. Your patients go on ringing
            the one they know.
          </EmptyState>
        )}
        {numbers && numbers.length > 0 && (
          <NumberTable
            numbers={numbers}
            today={today}
            timeZone={timeZone}
            onOpenAgent={setOpenAgentId}
            onRemove={setRemoving}
            onProve={setProving}
          />
        )}
      </Panel>
      {numbers && numbers.length > 0 && (
        <p className="mt-2.5 text-12 text-ink-2">
          {plural(numbers.length, "number")}. Forward your line only to a number that is held at Twilio and
          Connected here; a sample rings nowhere.
        </p>
      )}
      <GoLivePanel />
      <ServerNumbersPanel />
      <QuotasPanel />
      {isAdding && <AddNumberDialog onClose={() => setIsAdding(false)} />}
      {proving && <ProveNumberDialog number={proving} onClose={() => setProving(null)} />}
      {removing && <RemoveNumberDialog number={removing} onClose={() => setRemoving(null)} />}
      {openAgentId !== null && renderAgentDialog(openAgentId, () => setOpenAgentId(null))}
    </>
  );
}
