import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Select, type SelectOption } from "#web/ui/forms/select.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { AdapterChoice, AdapterFields } from "./adapter-fields.tsx";
import type { ConnectPms } from "./connect-pms.ts";
import { GuidCard } from "./guid-card.tsx";
import { IntegrationComplete } from "./integration-complete.tsx";
import {
  deployments,
  environments,
  fieldsOf,
  identifierOf,
  isFilled,
  type PmsFields,
  productsOf,
  vendors,
  withVendor,
} from "./pms-form.ts";

/** Four numbered steps from the environment to the practice's GUID. */
export function SetupTab({ pms }: { pms: ConnectPms }) {
  const [fields, setFields] = useState(() => fieldsOf(pms.connection));
  const change = (part: Partial<PmsFields>) => setFields((before) => ({ ...before, ...part }));
  const isConnected = pms.status === "connected" && pms.connection !== null;
  return (
    <div className="grid items-stretch gap-4 min-[1000px]:grid-cols-2">
      <Step
        number={1}
        title="Environment Detection"
        isDone={fields.environment !== "" && fields.deploymentType !== ""}
      >
        <div className="grid gap-4 min-[480px]:grid-cols-2">
          <Choice
            label="Environment"
            value={fields.environment}
            options={environments}
            onChange={(environment) => change({ environment })}
          />
          <Choice
            label="Deployment Type"
            value={fields.deploymentType}
            options={deployments}
            onChange={(deploymentType) => change({ deploymentType })}
          />
        </div>
        <AdapterChoice fields={fields} change={change} />
      </Step>
      <Step number={2} title="PMS Identification" isDone={fields.pmsProduct !== ""}>
        <Identification fields={fields} change={change} onVendor={(v) => setFields(withVendor(fields, v))} />
      </Step>
      <Step
        number={3}
        title="PMS-Specific Data Collection"
        isDone={fields.pmsId !== "" && fields.practiceName !== ""}
      >
        <DataCollection fields={fields} change={change} />
        <AdapterFields
          fields={fields}
          change={change}
          hasToken={
            pms.connection?.hasFhirToken === true && pms.connection.fhirBaseUrl === fields.fhirBaseUrl
          }
        />
      </Step>
      <Step number={4} title="Halo GUID Retrieval" isDone={isConnected}>
        <GuidCard
          pms={pms}
          vendor={fields.pmsVendor}
          canConnect={isFilled(fields)}
          onConnect={() => pms.connect(fields)}
        />
      </Step>
      {isConnected && pms.connection && <IntegrationComplete connection={pms.connection} />}
    </div>
  );
}

interface StepProps {
  number: number;
  title: string;
  isDone: boolean;
  children: ReactNode;
}

function Step({ number, title, isDone, children }: StepProps) {
  return (
    <Panel
      title={
        <span className="flex items-center gap-3">
          <span className="grid size-6 place-items-center rounded-full bg-sunken text-12 text-ink-2">
            {number}
          </span>
          {title}
        </span>
      }
      aside={isDone && <Check role="img" aria-label="Filled in" className="size-4 text-green-solid" />}
      isPadded
    >
      {children}
    </Panel>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  disabled?: boolean;
}

function Choice({ label, value, options, onChange, disabled = false }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select
        value={value}
        onValueChange={(chosen) => chosen !== "" && onChange(chosen)}
        options={options}
        placeholder="Select"
        disabled={disabled}
      />
    </Field>
  );
}

interface PartProps {
  fields: PmsFields;
  change: (part: Partial<PmsFields>) => void;
}

function Identification({ fields, change, onVendor }: PartProps & { onVendor: (vendor: string) => void }) {
  return (
    <div className="grid gap-4 min-[480px]:grid-cols-[1fr_1fr_minmax(100px,0.6fr)]">
      <Choice label="PMS Vendor" value={fields.pmsVendor} options={vendors} onChange={onVendor} />
      <Choice
        label="PMS Product"
        value={fields.pmsProduct}
        options={productsOf(fields.pmsVendor)}
        onChange={(pmsProduct) => change({ pmsProduct })}
        disabled={fields.pmsVendor === ""}
      />
      <Field label="Version" hint="e.g. 2024.1">
        <Input
          value={fields.pmsVersion}
          maxLength={40}
          onChange={(event) => change({ pmsVersion: event.target.value })}
        />
      </Field>
    </div>
  );
}

function DataCollection({ fields, change }: PartProps) {
  const identifier = identifierOf(fields.pmsVendor);
  return (
    <>
      <div className="grid gap-4 min-[480px]:grid-cols-2">
        <Field label={identifier.label} hint={identifier.hint}>
          <Input
            value={fields.pmsId}
            maxLength={120}
            placeholder={identifier.example}
            onChange={(event) => change({ pmsId: event.target.value })}
          />
        </Field>
        <Field label="Practice Name (for verification)" hint="Enter it exactly as in the PMS">
          <Input
            value={fields.practiceName}
            maxLength={120}
            onChange={(event) => change({ practiceName: event.target.value })}
          />
        </Field>
      </div>
      {fields.pmsVendor === "centaur" && (
        <Note tone="yellow" className="mt-4">
          Use the parent CRN, not a branch CRN.
        </Note>
      )}
    </>
  );
}
