import { ChevronsUpDown } from "lucide-react";
import { classNames } from "#web/lib/class-names.ts";
import { controlClasses, Field, useFieldControl } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { companyLocation, companyLocations } from "./subscription.ts";

/** Who is billed; nothing here can be changed. */
export function CompanyPanel({ name }: { name: string }) {
  return (
    <Panel title="Company" aside={<span className="text-12 text-ink-3">Read-only</span>} isPadded>
      <div className="grid gap-4 desk:grid-cols-2">
        <Field label="Company name">
          <Input value={name} readOnly disabled />
        </Field>
        <Field label="Company location" hint="Sets your currency and tax">
          <LocationSelect />
        </Field>
      </div>
    </Panel>
  );
}

/** The browser's own: it lists what is offered even while it cannot be opened. */
function LocationSelect() {
  const control = useFieldControl();
  return (
    <span className="relative block w-full">
      <select
        {...control}
        disabled
        value={companyLocation}
        onChange={() => {}}
        className={classNames(controlClasses, "h-(--control) appearance-none px-2.75 pr-9 opacity-100")}
      >
        {companyLocations.map((location) => (
          <option key={location}>{location}</option>
        ))}
      </select>
      <ChevronsUpDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-3.5 -translate-y-1/2 text-ink-3"
      />
    </span>
  );
}
