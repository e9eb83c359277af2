import { type SubmitEvent, useState } from "react";
import type { QuotaKind, Quotas } from "#contract/access/quotas.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { Panel, PanelRow } from "#web/ui/panel.tsx";
import { useChangeQuota, useQuotas } from "./quotas.ts";

type Clinic = Quotas["clinics"][number];
type Use = Clinic["uses"][number];

const labels: Record<QuotaKind, string> = {
  texts: "Text messages",
  emails: "Emails",
  calls: "Calls of the assistant",
  numbers: "New numbers",
};

/** How much may leave in a day and has left today; whoever runs the server sees every clinic and changes it. */
export function QuotasPanel() {
  const { data } = useQuotas();
  const [changing, setChanging] = useState<{ clinic: Clinic; use: Use } | null>(null);
  if (!data || data.clinics.length === 0) return null;
  return (
    <>
      <Panel
        className="mt-5"
        title="Limits for a day"
        aside={
          !data.isOperator && (
            <span className="text-12 text-ink-2">Whoever runs this server can raise them</span>
          )
        }
      >
        {data.clinics.map((clinic) => (
          <PanelRow key={clinic.clinicId} className="flex-wrap text-13">
            {data.isOperator && (
              <span className="w-64 min-w-0 break-words">
                {clinic.isOwn ? "Your clinic" : `${clinic.clinicName || "A clinic"} (${clinic.email})`}
              </span>
            )}
            {clinic.uses.map((use) => (
              <span key={use.kind} className="flex items-center gap-2 whitespace-nowrap">
                <span className={use.used >= use.perDay ? "font-medium text-red-ink" : "text-ink-2"}>
                  {labels[use.kind]}: {use.used} of {use.perDay} today
                </span>
                {data.isOperator && (
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={`Change limit of ${labels[use.kind]} for ${clinic.isOwn ? "your clinic" : clinic.email}`}
                    onClick={() => setChanging({ clinic, use })}
                  >
                    Change
                  </Button>
                )}
              </span>
            ))}
          </PanelRow>
        ))}
      </Panel>
      {changing && <ChangeDialog {...changing} onClose={() => setChanging(null)} />}
    </>
  );
}

function ChangeDialog({ clinic, use, onClose }: { clinic: Clinic; use: Use; onClose: () => void }) {
  const [perDay, setPerDay] = useState(String(use.perDay));
  const [fault, setFault] = useState<string | null>(null);
  const change = useChangeQuota();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    change.mutate(
      { clinicId: clinic.clinicId, kind: use.kind, perDay: Number(perDay) },
      {
        onSuccess: onClose,
        onError: (error) => setFault(messageForPeople(error, "The limit was not changed")),
      },
    );
  };
  return (
    <Dialog isOpen onClose={onClose} title={`Limit of ${labels[use.kind]}`} size="question">
      <form className="contents" noValidate onSubmit={submit}>
        <DialogBody>
          <Field
            label="How many a day"
            hint="What has met the limit waits, and goes out within a quarter of an hour after it is raised."
            error={fault ?? undefined}
          >
            <Input
              inputMode="numeric"
              value={perDay}
              onChange={(event) => setPerDay(event.target.value.replace(/\D/g, "").slice(0, 6))}
            />
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            kind="filled"
            disabled={perDay === ""}
            isPending={change.isPending}
            pendingLabel="Saving..."
          >
            Save Limit
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
