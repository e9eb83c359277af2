import { textLimits } from "#contract/limits.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Textarea } from "#web/ui/forms/input.tsx";
import { Panel } from "#web/ui/panel.tsx";
import type { KnowledgeBaseForm } from "./knowledge-base-editor.tsx";

/** What is treated here, as comma-separated lines. */
export function ServicesFields({ form }: { form: KnowledgeBaseForm }) {
  const { errors } = form.formState;
  return (
    <Panel title="Services & Specializations" isPadded>
      <div className="flex flex-col gap-4">
        <Field label="Services" hint="Separate with commas" error={errors.services?.message}>
          <Textarea rows={2} maxLength={textLimits.list} {...form.register("services")} />
        </Field>
        <Field label="Specializations" hint="Separate with commas" error={errors.specializations?.message}>
          <Textarea rows={2} maxLength={textLimits.list} {...form.register("specializations")} />
        </Field>
      </div>
    </Panel>
  );
}

/** Anything else worth saying on the phone. */
export function AdditionalFields({ form }: { form: KnowledgeBaseForm }) {
  return (
    <Panel title="Additional Information" isPadded>
      <Field
        className="[&>label]:sr-only"
        label="Additional Information"
        hint="Parking, access, payment: what callers ask for"
        error={form.formState.errors.additionalInfo?.message}
      >
        <Textarea rows={4} maxLength={textLimits.list} {...form.register("additionalInfo")} />
      </Field>
    </Panel>
  );
}
