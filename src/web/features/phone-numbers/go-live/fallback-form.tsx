import { type SubmitEvent, useState } from "react";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { useDoGoLive } from "./go-live.ts";

/** Where callers go while this server does not answer: an address of Twilio's own, which still does. */
export function FallbackForm() {
  const [address, setAddress] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const act = useDoGoLive();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setFault(null);
    act.mutate(
      { step: "fallback", body: { do: "set", address } },
      {
        onSuccess: () => setAddress(""),
        onError: (error) => setFault(messageForPeople(error, "The address was not set")),
      },
    );
  };
  return (
    <form className="mt-2 flex flex-wrap items-end gap-2" noValidate onSubmit={submit}>
      <div className="min-w-0 flex-1 basis-64">
        <Field label="Address of the TwiML Bin" error={fault ?? undefined}>
          <Input
            type="url"
            value={address}
            placeholder="https://handler.twilio.com/twiml/..."
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" isPending={act.isPending} pendingLabel="Setting...">
        Set at Twilio
      </Button>
    </form>
  );
}
