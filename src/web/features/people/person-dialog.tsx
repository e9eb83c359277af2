import type { Person } from "#contract/clinic/people.ts";
import { clinicalRoles, type Gender, type WorkingHours } from "#contract/clinic/people-options.ts";
import { type RosterRole, rosterRoles } from "#contract/clinic/roster-options.ts";
import { textLimits } from "#contract/limits.ts";
import { isSame } from "#web/lib/edit/edit-conflict.ts";
import { fieldProblems } from "#web/lib/field-problems.ts";
import { WeekdayButtons } from "#web/ui/days/weekday-buttons.tsx";
import { Switch } from "#web/ui/forms/checkbox.tsx";
import { Field, GroupProblem } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { AllOrSelected } from "./all-or-selected.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { HoursFields, usualHours } from "./hours-fields.tsx";
import { useBusinessHours, useNewest, useRemovePerson, useSavePerson } from "./people-calls.ts";
import { personChangeInWords } from "./people-words.ts";
import { useEdit } from "./use-edit.ts";
import type { Book } from "./warnings.ts";

interface Draft {
  name: string;
  role: RosterRole;
  phone: string;
  email: string;
  weekdays: number[];
  shift: number;
  takesBookings: boolean;
  gender: Gender | null;
  hours: WorkingHours[] | null;
  treatmentIds: string[] | null;
  chairIds: string[] | null;
  pmsReference: string;
}

const blank: Draft = {
  ...{ name: "", role: "Dentist", phone: "", email: "", weekdays: [1, 2, 3, 4, 5], shift: 0 },
  ...{ takesBookings: true, gender: null, hours: null, treatmentIds: null, chairIds: null },
  pmsReference: "",
};

function draftOf(saved: Person | null): Draft {
  if (saved === null) return blank;
  const { id: _, version: _version, leave: _leave, ...person } = saved;
  return {
    ...person,
    role: rosterRoles.find((role) => role === person.role) ?? "Dentist",
    ...{ phone: person.phone ?? "", email: person.email ?? "", pmsReference: person.pmsReference ?? "" },
  };
}

/** The select has no empty value. */
const unsaid = "unsaid";
const genderOptions = [
  { value: unsaid, label: "Not said" },
  { value: "female", label: "Woman" },
  { value: "male", label: "Man" },
  { value: "other", label: "Other" },
];
const roleOptions = rosterRoles.map((role) => ({ value: role, label: role }));
const fieldNames = [
  "name",
  "role",
  "phone",
  "email",
  "hours",
  "weekdays",
  "treatmentIds",
  "chairIds",
  "pmsReference",
];

interface PersonDialogProps {
  /** Null = somebody new. */
  person: Person | null;
  book: Book;
  onClose: () => void;
}

/** Who somebody is, when they work, and what is booked with them. */
export function PersonDialog({ person, book, onClose }: PersonDialogProps) {
  const save = useSavePerson(person?.id ?? null);
  const newest = useNewest();
  const { draft, change, ...edit } = useEdit({
    ...{ saved: person, draftOf, bodyOf: (values: Draft) => values, save, onSaved: onClose },
    findNewest: newest.person,
    inWords: (changed) => personChangeInWords(changed, book),
    hoursOf: ({ weekdays, hours, takesBookings }, { id, ...before }) =>
      takesBookings && !isSame({ weekdays, hours }, { weekdays: before.weekdays, hours: before.hours })
        ? { practitioner: { id, weekdays, hours } }
        : null,
  });
  const remove = useRemovePerson();
  const problems = fieldProblems(save.error);
  return (
    <EditDialog
      edited={person}
      addTitle="Add a person"
      size="configuration"
      {...{ ...edit, save, remove, onClose }}
      fields={fieldNames}
    >
      <WhoFields draft={draft} change={change} problems={problems} />
      <DayFields draft={draft} change={change} problem={problems.hours ?? problems.weekdays} />
      {draft.takesBookings && (
        <>
          <AllOrSelected
            legend="Treatments"
            allLabel="Every treatment"
            options={book.treatments}
            ids={draft.treatmentIds}
            onChange={(treatmentIds) => change({ treatmentIds })}
            problem={problems.treatmentIds}
          />
          <AllOrSelected
            legend="Chairs"
            allLabel="Any chair"
            options={book.chairs}
            ids={draft.chairIds}
            onChange={(chairIds) => change({ chairIds })}
            problem={problems.chairIds}
          />
        </>
      )}
    </EditDialog>
  );
}

interface PartProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
}

function WhoFields({ draft, change, problems }: PartProps & { problems: Record<string, string> }) {
  const changeRole = (role: string) =>
    change({ role: role as RosterRole, takesBookings: clinicalRoles.includes(role) });
  return (
    <>
      <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
        <Field label="Name" hint="As callers say it, such as Dr Anita Patel" isRequired error={problems.name}>
          <Input
            maxLength={textLimits.name}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label="Role" error={problems.role}>
          <Select value={draft.role} onValueChange={changeRole} options={roleOptions} />
        </Field>
        <Field label="Mobile" labelSuffix="(Optional)" hint="Where roster texts go" error={problems.phone}>
          <Input
            type="tel"
            maxLength={textLimits.phone}
            value={draft.phone}
            onChange={(event) => change({ phone: event.target.value })}
          />
        </Field>
        <Field label="Email" labelSuffix="(Optional)" error={problems.email}>
          <Input
            type="email"
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
      </div>
      <Switch
        label="Takes bookings"
        hint="Patients are booked with them, and never while they are away."
        checked={draft.takesBookings}
        onCheckedChange={(takesBookings) => change({ takesBookings })}
      />
      {draft.takesBookings && (
        <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
          <Field
            label="Woman or man"
            labelSuffix="(Optional)"
            hint="For callers who ask for a woman or a man"
          >
            <Select
              value={draft.gender ?? unsaid}
              onValueChange={(value) => change({ gender: value === unsaid ? null : (value as Gender) })}
              options={genderOptions}
            />
          </Field>
          <Field
            label="Practice system reference"
            labelSuffix="(Optional)"
            hint="Found by name without it"
            error={problems.pmsReference}
          >
            <Input
              maxLength={textLimits.name}
              value={draft.pmsReference}
              onChange={(event) => change({ pmsReference: event.target.value })}
            />
          </Field>
        </div>
      )}
    </>
  );
}

function DayFields({ draft, change, problem }: PartProps & { problem: string | undefined }) {
  const businessHours = useBusinessHours();
  const turnOwnHours = (isOn: boolean) =>
    change({
      hours: isOn ? draft.weekdays.map((weekday) => usualHours(weekday, businessHours)) : null,
    });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-13 font-label">Days at work</legend>
      {draft.hours === null ? (
        <WeekdayButtons
          label="Days at work"
          days={draft.weekdays}
          onChange={(weekdays) => change({ weekdays })}
        />
      ) : (
        <HoursFields
          hours={draft.hours}
          businessHours={businessHours}
          onChange={(hours) => change({ hours, weekdays: [...new Set(hours.map(({ weekday }) => weekday))] })}
        />
      )}
      <Switch
        label="Own hours"
        hint="Without them: whenever the clinic is open on these days."
        checked={draft.hours !== null}
        onCheckedChange={turnOwnHours}
      />
      <GroupProblem>{problem}</GroupProblem>
    </fieldset>
  );
}
