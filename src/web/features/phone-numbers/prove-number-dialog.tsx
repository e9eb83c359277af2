import { MessageSquare, Phone } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import type { PhoneNumber } from "#contract/telephony/phone-numbers.ts";
import type { NumberCodeWay } from "#contract/telephony/phone-options.ts";
import { formatPhone } from "#web/lib/formatting.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Note } from "#web/ui/note.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useProvePhoneNumber, useSendNumberCode } from "./prove-phone-number.ts";

/** Asks for the code that is called or texted to a number, so that nobody takes another clinic's calls. */
export function ProveNumberDialog({ number, onClose }: { number: PhoneNumber; onClose: () => void }) {
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const send = useSendNumberCode(number.id);
  const prove = useProvePhoneNumber(number.id);
  const shown = formatPhone(number.phoneNumber);
  const isMobile = number.phoneNumber.startsWith("+614");

  const sendCode = (by: NumberCodeWay) => {
    setFault(null);
    send.mutate(by, { onError: (error) => setFault(messageForPeople(error, "The code was not sent")) });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setFault(null);
    prove.mutate(code, {
      onSuccess: () => {
        toast({
          title: "Number proven",
          description: `${shown} is yours. Its calls come here once your telephone company forwards it.`,
        });
        onClose();
      },
      onError: (error) => setFault(messageForPeople(error, "The code was not checked")),
    });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Prove Phone Number"
      description={`Anybody could write ${shown} into their list. A code that only reaches this number shows that it is yours.`}
      size="question"
    >
      <form className="contents" noValidate onSubmit={submit}>
        <DialogBody className="flex flex-col gap-4">
          <div className="flex flex-wrap gap-2">
            <Button
              icon={<Phone aria-hidden="true" />}
              isPending={send.isPending && send.variables === "call"}
              pendingLabel="Ringing..."
              disabled={send.isPending}
              onClick={() => sendCode("call")}
            >
              Ring it and say the code
            </Button>
            {isMobile && (
              <Button
                icon={<MessageSquare aria-hidden="true" />}
                isPending={send.isPending && send.variables === "text"}
                pendingLabel="Texting..."
                disabled={send.isPending}
                onClick={() => sendCode("text")}
              >
                Text the code
              </Button>
            )}
          </div>
          {send.isSuccess && (
            <div role="status">
              <Note tone="blue">
                {send.variables === "call"
                  ? `${shown} rings now. Pick up and write the code down.`
                  : `A text is on its way to ${shown}.`}
              </Note>
            </div>
          )}
          <Field
            label="Six-digit code"
            hint="It works once, for ten minutes. Or ask whoever runs this server to give you the number."
            error={fault ?? undefined}
          >
            <Input
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              className="figures tracking-[0.2em]"
              value={code}
              onChange={(event) => setCode(event.target.value.replace(/\D/g, "").slice(0, 6))}
            />
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            kind="filled"
            disabled={code.length < 6}
            isPending={prove.isPending}
            pendingLabel="Checking..."
          >
            Prove Phone Number
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
