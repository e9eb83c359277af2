import { textLimits } from "#contract/limits.ts";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { contactsWithoutEffect } from "./contact-hints.ts";
import type { KnowledgeBaseForm } from "./knowledge-base-editor.tsx";

/** Whom the assistant names in an emergency; hours of their own only when the clinic has them. */
export function EmergencyFields({ form }: { form: KnowledgeBaseForm }) {
  const { errors } = form.formState;
  const told = contactsWithoutEffect(form.watch());
  const isAvailable = form.watch("emergencyHours.available");
  return (
    <Panel title="Emergency Information" isPadded>
      <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
        <Field
          label="On-call person"
          hint="Named to callers who need help now"
          error={errors.emergencyContact?.message}
        >
          <Input maxLength={textLimits.name} {...form.register("emergencyContact")} />
        </Field>
        <div className="col-span-2 max-desk:col-span-1">
          <Checkbox
            label="Emergency care outside business hours"
            checked={isAvailable}
            onCheckedChange={(checked) =>
              form.setValue("emergencyHours.available", checked, { shouldDirty: true })
            }
          />
        </div>
        {isAvailable && (
          <>
            <Field
              label="Emergency contact"
              warning={told.emergencyContact}
              error={errors.emergencyHours?.contact?.message}
            >
              <Input type="tel" maxLength={textLimits.name} {...form.register("emergencyHours.contact")} />
            </Field>
            <Field label="Emergency hours" error={errors.emergencyHours?.hours?.message}>
              <Input
                maxLength={textLimits.name}
                placeholder="Every day, 7:00 am – 10:00 pm"
                {...form.register("emergencyHours.hours")}
              />
            </Field>
          </>
        )}
      </div>
    </Panel>
  );
}
