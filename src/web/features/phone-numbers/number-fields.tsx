import { Phone } from "lucide-react";
import {
  phoneCountries,
  phoneLines,
  phoneProviders,
  phoneStates,
} from "#contract/telephony/phone-options.ts";
import { providerLabel, stateLong } from "#web/lib/phone-labels.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import type { NumberDraft, NumberErrors } from "./number-form.ts";

const countries = phoneCountries.map((value) => ({ value, label: value }));
const states = phoneStates.map((value) => ({ value, label: stateLong(value) }));
const providers = phoneProviders.map((value) => ({ value, label: providerLabel(value) }));
const lines = phoneLines.map((value) => ({ value, label: value }));

interface NumberFieldsProps {
  draft: NumberDraft;
  errors: NumberErrors;
  change: (part: Partial<NumberDraft>) => void;
}

/** The five fields of a number. */
export function NumberFields({ draft, errors, change }: NumberFieldsProps) {
  return (
    <>
      <Field
        label="Current phone number"
        isRequired
        hint="With its area code; a mobile, 13, 1300 or 1800 number will do as well."
        error={errors.phoneNumber}
        className="col-span-2 max-desk:col-span-1"
      >
        <Input
          name="phoneNumber"
          type="tel"
          autoComplete="off"
          icon={<Phone />}
          placeholder="(02) 5550 0000"
          value={draft.phoneNumber}
          onChange={(event) => change({ phoneNumber: event.target.value })}
        />
      </Field>
      <Field label="Country" isRequired error={errors.country}>
        <Select
          value={draft.country}
          options={countries}
          placeholder="Choose a country"
          onValueChange={(country) => change({ country })}
        />
      </Field>
      <Field label="State" isRequired error={errors.state}>
        <Select
          value={draft.state}
          options={states}
          placeholder="Choose a state"
          onValueChange={(state) => change({ state })}
        />
      </Field>
      <Field
        label="Telephone provider"
        hint="Who bills you for it. Twilio is under Other."
        isRequired
        error={errors.provider}
      >
        <Select
          value={draft.provider}
          options={providers}
          placeholder="Choose a provider"
          onValueChange={(provider) => change({ provider })}
        />
      </Field>
      <Field label="Number of lines" hint="How many calls it takes at once." isRequired error={errors.lines}>
        <Select
          value={draft.lines}
          options={lines}
          placeholder="Choose how many"
          onValueChange={(chosen) => change({ lines: chosen })}
        />
      </Field>
    </>
  );
}
