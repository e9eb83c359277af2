import { useState } from "react";
import { Link } from "wouter";
import type { Roster, RosterMemberBody } from "#contract/clinic/roster.ts";
import { type RosterRole, rosterRoles } from "#contract/clinic/roster-options.ts";
import { fieldProblems } from "#web/lib/field-problems.ts";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { RemoveButton } from "#web/ui/remove-button.tsx";
import { CheckGroup } from "../choices.tsx";
import { useAddMember, useRemoveMember } from "./load-roster.ts";
import { RosterForm, RosterSection } from "./roster-section.tsx";

/** As a week is read here, by the numbers that stand for them. */
const weekdays = [
  [1, "Mon"],
  [2, "Tue"],
  [3, "Wed"],
  [4, "Thu"],
  [5, "Fri"],
  [6, "Sat"],
  [0, "Sun"],
] as const;

/** Who is on the roster, and the form to add somebody. */
export function RosterStaff({ roster }: { roster: Roster }) {
  const remove = useRemoveMember();
  return (
    <RosterSection
      title="Staff"
      addLabel="Add staff"
      form={(onDone) => <MemberForm roster={roster} onDone={onDone} />}
    >
      <p className="mt-1 text-12 text-ink-3">
        The same people as on{" "}
        <Link href="/people" className="rounded-s font-medium text-accent-ink hover:underline">
          People & Treatments
        </Link>
        , where their hours and treatments are set.
      </p>
      {roster.members.length === 0 && (
        <p className="mt-1 text-13 text-ink-2">Nobody is on the roster yet. Add the people who work here.</p>
      )}
      <ul className="mt-1 flex flex-col gap-1 text-13">
        {roster.members.map(({ id, name, role, ...member }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{name}</span>
            <span className="text-ink-2">
              {role.toLowerCase()},{" "}
              {weekdays
                .filter(([day]) => member.weekdays.includes(day))
                .map(([, label]) => label)
                .join(" ")}
            </span>
            <RemoveButton
              size="small"
              name={name}
              question={`Remove ${name}? They leave People & Treatments too, and their leave goes with them.`}
              isPending={remove.isPending && remove.variables === id}
              onRemove={() => remove.mutate(id)}
            />
          </li>
        ))}
      </ul>
    </RosterSection>
  );
}

const blank: RosterMemberBody & { weekdays: number[] } = {
  ...{ name: "", role: "Dental assistant", phone: "", email: "" },
  ...{ weekdays: [1, 2, 3, 4, 5], shift: 0 },
};

function MemberForm({ roster, onDone }: { roster: Roster; onDone: () => void }) {
  const [draft, setDraft] = useState(blank);
  const add = useAddMember();
  const errors = fieldProblems(add.error);
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  return (
    <RosterForm
      submitLabel="Add"
      isPending={add.isPending}
      onSubmit={() => add.mutate(draft, { onSuccess: onDone })}
      onCancel={onDone}
      className="mt-3 flex flex-col gap-3"
    >
      <div className="grid grid-cols-2 gap-3 max-desk:grid-cols-1">
        <Field label="Name" isRequired error={errors.name}>
          <Input value={draft.name} onChange={(event) => change({ name: event.target.value })} />
        </Field>
        <Field label="Role" hint="Only people in the same role fill in for each other" error={errors.role}>
          <Select
            value={draft.role}
            onValueChange={(role) => change({ role: role as RosterRole })}
            options={rosterRoles.map((role) => ({ value: role, label: role }))}
          />
        </Field>
        <Field label="Mobile" hint="Where roster texts go" error={errors.phone}>
          <Input
            type="tel"
            value={draft.phone ?? ""}
            onChange={(event) => change({ phone: event.target.value })}
          />
        </Field>
        <Field label="Email" error={errors.email}>
          <Input
            type="email"
            value={draft.email ?? ""}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
        {roster.shiftLabels.length > 1 && (
          <Field label="Shift" hint="On days with fewer shifts: the last" error={errors.shift}>
            <Select
              value={String(draft.shift)}
              onValueChange={(shift) => change({ shift: Number(shift) })}
              options={roster.shiftLabels.map((label, index) => ({ value: String(index), label }))}
            />
          </Field>
        )}
      </div>
      <CheckGroup legend="Working days">
        {weekdays.map(([day, label]) => (
          <Checkbox
            key={day}
            label={label}
            checked={draft.weekdays.includes(day)}
            onCheckedChange={(isOn) =>
              change({
                weekdays: isOn ? [...draft.weekdays, day] : draft.weekdays.filter((one) => one !== day),
              })
            }
          />
        ))}
      </CheckGroup>
      {errors.weekdays && (
        <p role="alert" className="text-12 font-medium text-red-ink">
          {errors.weekdays}
        </p>
      )}
    </RosterForm>
  );
}
