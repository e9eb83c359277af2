import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { useConnectionOptions } from "./connection-options.ts";
import { adapters, type PmsFields } from "./pms-form.ts";

interface PartProps {
  fields: PmsFields;
  change: (part: Partial<PmsFields>) => void;
}

/** Through what the practice is reached; only where this server offers more than the sandbox. */
export function AdapterChoice({ fields, change }: PartProps) {
  const offered = useConnectionOptions().data?.adapters ?? [];
  const options = adapters.filter(({ value }) => offered.some((one) => one === value));
  if (options.length < 2) return null;
  return (
    <div className="mt-4">
      <Field label="Connect through">
        <Select
          value={fields.adapter}
          onValueChange={(adapter) => adapter !== "" && change({ adapter })}
          options={options}
        />
      </Field>
    </div>
  );
}

/** What the chosen way needs beyond the practice's identifier. */
export function AdapterFields(props: PartProps & { hasToken: boolean }) {
  const { fields, change } = props;
  if (fields.adapter === "sandbox") return null;
  return (
    <div className="mt-4 grid gap-4 min-[480px]:grid-cols-2">
      {fields.adapter === "halo" && fields.pmsVendor === "best-practice" && (
        <Field label="Pairing Code (first time only)" hint="BP Premier makes one for Halo Connect">
          <Input
            value={fields.pairingCode}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => change({ pairingCode: event.target.value })}
          />
        </Field>
      )}
      {fields.adapter === "fhir" && <FhirServer {...props} />}
      <Field label="Schedule (Optional)" hint="Bookings go under it, e.g. Schedule/12 or Location/3">
        <Input
          value={fields.scheduleReference}
          maxLength={120}
          placeholder="Schedule/12"
          onChange={(event) => change({ scheduleReference: event.target.value })}
        />
      </Field>
    </div>
  );
}

function FhirServer({ fields, change, hasToken }: PartProps & { hasToken: boolean }) {
  const mayChoose = useConnectionOptions().data?.mayChooseFhirServer ?? false;
  if (!mayChoose) return null;
  return (
    <>
      <Field label="FHIR Server (Optional)" hint="Empty: the one that this server is set up with">
        <Input
          value={fields.fhirBaseUrl}
          maxLength={300}
          placeholder="https://fhir.example.com/r4"
          onChange={(event) => change({ fhirBaseUrl: event.target.value })}
        />
      </Field>
      <Field
        label="Access Token"
        hint={hasToken ? "One is kept. Enter another to replace it" : "Kept sealed and not shown again"}
      >
        <Input
          type="password"
          value={fields.fhirToken}
          maxLength={4_000}
          autoComplete="off"
          onChange={(event) => change({ fhirToken: event.target.value })}
        />
      </Field>
    </>
  );
}
