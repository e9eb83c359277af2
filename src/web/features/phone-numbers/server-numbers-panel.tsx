import { type SubmitEvent, useState } from "react";
import type { ServerNumbers } from "#contract/telephony/phone-numbers.ts";
import { formatPhone } from "#web/lib/formatting.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { Panel, PanelRow } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useGiveNumber, useServerNumbers, useTakeBackNumber } from "./server-numbers.ts";

type ServerNumber = ServerNumbers["numbers"][number];

/** For whoever runs the server: whose each number is, to give one to a clinic or to take it back. */
export function ServerNumbersPanel() {
  const { data } = useServerNumbers();
  const [giving, setGiving] = useState<ServerNumber | null>(null);
  if (!data?.isOperator || data.numbers.length === 0) return null;
  return (
    <>
      <Panel
        className="mt-5"
        title="Numbers of this server"
        aside={<span className="text-12 text-ink-2">Only you see this, because you run the server</span>}
      >
        {data.numbers.map((number) => (
          <NumberRow key={number.phoneNumber} number={number} onGive={() => setGiving(number)} />
        ))}
      </Panel>
      {giving && <GiveDialog number={giving} onClose={() => setGiving(null)} />}
    </>
  );
}

function NumberRow({ number, onGive }: { number: ServerNumber; onGive: () => void }) {
  const takeBack = useTakeBackNumber();
  const shown = formatPhone(number.phoneNumber);
  return (
    <PanelRow className="flex-wrap text-13">
      <span className="figures w-36">{shown}</span>
      <span className="min-w-0 flex-1 text-ink-2">
        {number.owner
          ? `${number.owner.clinicName || "A clinic"} (${number.owner.email})`
          : "Nobody's: the first clinic of this server answers it"}
        {number.isHeld === false && ", not held by your telephone account"}
      </span>
      {number.owner ? (
        <Button
          size="small"
          kind="danger-text"
          aria-label={`Take back ${shown}`}
          isPending={takeBack.isPending}
          onClick={() =>
            takeBack.mutate(number.phoneNumber, { onError: failed("The number was not taken back") })
          }
        >
          Take back
        </Button>
      ) : (
        <Button size="small" aria-label={`Give ${shown} to a clinic`} onClick={onGive}>
          Give to a clinic
        </Button>
      )}
    </PanelRow>
  );
}

function GiveDialog({ number, onClose }: { number: ServerNumber; onClose: () => void }) {
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const give = useGiveNumber();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const body = { phoneNumber: number.phoneNumber, email: email.trim() };
    give.mutate(body, {
      onSuccess: onClose,
      onError: (error) => setFault(messageForPeople(error, "The number was not given")),
    });
  };
  return (
    <Dialog isOpen onClose={onClose} title={`Give ${formatPhone(number.phoneNumber)}`} size="question">
      <form className="contents" noValidate onSubmit={submit}>
        <DialogBody>
          <Field
            label="Email of an account of the clinic"
            hint="The clinic's assistant answers this number from now on, and texts and rings from it."
            error={fault ?? undefined}
          >
            <Input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="filled" isPending={give.isPending} pendingLabel="Giving...">
            Give Number
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

const failed = (fallback: string) => (error: unknown) =>
  toast({ variant: "destructive", title: "Error", description: messageForPeople(error, fallback) });
