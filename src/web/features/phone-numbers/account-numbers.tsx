import { useState } from "react";
import { phoneCountries } from "#contract/telephony/phone-options.ts";
import { formatPhone } from "#web/lib/formatting.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Note } from "#web/ui/note.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { useBuyPhoneNumber } from "./add-phone-number.ts";
import { checkDraft, type NumberDraft, type NumberErrors } from "./number-form.ts";
import { useOfferedNumbers } from "./offered-phone-numbers.ts";

interface AccountNumbersProps {
  draft: NumberDraft;
  change: (part: Partial<NumberDraft>) => void;
  onErrors: (errors: NumberErrors) => void;
  onBought: () => void;
}

/** With a telephone provider configured: numbers its account holds already, and numbers it sells. */
export function AccountNumbers({ draft, change, onErrors, onBought }: AccountNumbersProps) {
  const [digits, setDigits] = useState("");
  const country = phoneCountries.find((known) => known === draft.country) ?? "Australia";
  const { data } = useOfferedNumbers(country, digits);
  const buy = useBuyPhoneNumber();
  if (!data) return null;
  if (data.source === "simulator")
    return (
      <Note className="col-span-full">
        This server cannot look into a telephone account, so the steps up to Connected are played, not
        checked. What it takes for calls to come here stands on this page under Going live.
      </Note>
    );
  if (!data.isOperator)
    return (
      <Note className="col-span-full">
        A line that you have stays with your telephone company: add it, prove it with a code, and have it
        forwarded to a number of this server. Those come from whoever runs the server: only they can buy one
        and give it to you.
      </Note>
    );

  const buyNumber = (phoneNumber: string) => {
    const { body, errors } = checkDraft({ ...draft, phoneNumber, provider: "other" });
    onErrors(errors ?? {});
    if (!body) return;
    buy.mutate(body, {
      onSuccess: onBought,
      onError: (error) =>
        toast({
          variant: "destructive",
          title: "Error",
          description: messageForPeople(error, "Failed to buy the phone number"),
        }),
    });
  };

  return (
    <section
      aria-label="Numbers of your provider"
      className="col-span-full flex flex-col gap-3 border-t border-line pt-4"
    >
      <p className="text-13 text-ink-2">
        The assistant answers numbers of your Twilio account. Your patients go on ringing the one they know,
        which your telephone company forwards to it.
      </p>
      <Offers
        title="Held by your Twilio account"
        rows={data.owned.map(({ phoneNumber }) => ({ phoneNumber, place: "" }))}
        verb="Use"
        onChoose={(phoneNumber) => change({ phoneNumber, provider: "other" })}
      />
      <Field
        label="Or buy one that contains"
        hint="Some of its digits. Twilio charges your account for it every month."
      >
        <Input
          inputMode="numeric"
          value={digits}
          onChange={(event) => setDigits(event.target.value.replace(/\D/g, "").slice(0, 10))}
        />
      </Field>
      <Offers title="For sale" rows={data.forSale} verb="Buy" isBusy={buy.isPending} onChoose={buyNumber} />
    </section>
  );
}

interface OffersProps {
  title: string;
  rows: readonly { phoneNumber: string; place: string }[];
  verb: string;
  isBusy?: boolean;
  onChoose: (phoneNumber: string) => void;
}

function Offers({ title, rows, verb, isBusy = false, onChoose }: OffersProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1.5 text-13 font-label">{title}</h3>
      <ul className="rounded-m border border-line">
        {rows.map(({ phoneNumber, place }) => (
          <li
            key={phoneNumber}
            className="flex items-center gap-3 border-t border-line px-3 py-1.5 text-13 first:border-t-0"
          >
            <span className="figures">{formatPhone(phoneNumber)}</span>
            <span className="min-w-0 flex-1 text-ink-2">{place}</span>
            <Button
              size="small"
              disabled={isBusy}
              aria-label={`${verb} ${formatPhone(phoneNumber)}`}
              onClick={() => onChoose(phoneNumber)}
            >
              {verb}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
