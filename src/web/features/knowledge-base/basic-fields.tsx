import { textLimits } from "#contract/limits.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { contactsWithoutEffect } from "./contact-hints.ts";
import type { KnowledgeBaseForm } from "./knowledge-base-editor.tsx";

/** Who and where the clinic is. */
export function BasicFields({ form }: { form: KnowledgeBaseForm }) {
  const { errors } = form.formState;
  const told = contactsWithoutEffect(form.watch());
  return (
    <Panel title="Basic Information" aside={<span className="text-12 text-ink-3">* Required</span>} isPadded>
      <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
        <Field label="Clinic name" isRequired error={errors.clinicName?.message}>
          <Input maxLength={textLimits.name} autoComplete="organization" {...form.register("clinicName")} />
        </Field>
        <Field label="Website" warning={told.website} error={errors.website?.message}>
          <Input maxLength={textLimits.url} autoComplete="url" {...form.register("website")} />
        </Field>
        <Field
          label="Address"
          isRequired
          error={errors.address?.message}
          className="col-span-2 max-desk:col-span-1"
        >
          <Input maxLength={textLimits.address} autoComplete="street-address" {...form.register("address")} />
        </Field>
        <Field label="Email" isRequired error={errors.email?.message}>
          <Input type="email" autoComplete="email" {...form.register("email")} />
        </Field>
        <Field label="Phone number" isRequired warning={told.phoneNumber} error={errors.phoneNumber?.message}>
          <Input
            type="tel"
            maxLength={textLimits.phone}
            autoComplete="tel"
            {...form.register("phoneNumber")}
          />
        </Field>
      </div>
    </Panel>
  );
}
