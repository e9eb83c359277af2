import type { ContactPreferences, PatientWithHistory } from "#contract/patients/patients.ts";
import { Switch } from "#web/ui/forms/checkbox.tsx";
import { showFailureToast } from "#web/ui/toasts/show-failure-toast.ts";
import { useUpdatePatient } from "./update-patient.ts";

const switches: { key: keyof ContactPreferences; label: string; hint?: string }[] = [
  { key: "sms", label: "SMS" },
  { key: "email", label: "Email" },
  { key: "phone", label: "Phone calls" },
  { key: "reminders", label: "Reminders" },
  { key: "recalls", label: "Recalls" },
  {
    key: "promotions",
    label: "Promotions",
    hint: "Only once the patient has agreed to offers and newsletters",
  },
];

/** How the patient may be reached, and about what; each takes effect at once. */
export function PreferenceSwitches({ patient }: { patient: PatientWithHistory }) {
  const update = useUpdatePatient(patient.id);
  const change = (key: keyof ContactPreferences, isOn: boolean) =>
    update.mutate(
      { preferences: { [key]: isOn } },
      { onError: (error) => showFailureToast(error, "The preference could not be kept") },
    );
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-2.5 text-13">
      {switches.map(({ key, label, hint }) => (
        <Switch
          key={key}
          label={label}
          hint={hint}
          checked={patient.preferences[key]}
          onCheckedChange={(isOn) => change(key, isOn)}
        />
      ))}
    </div>
  );
}
