import type { WaitlistSettings } from "#contract/booking/waitlist.ts";
import { answerMinutes, noticeHours } from "#contract/booking/waitlist-options.ts";
import { usePermissions } from "#web/lib/session/permissions.ts";
import { Switch } from "#web/ui/forms/checkbox.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { useSaveWaitlist } from "./offer-calls.ts";

const spanWords = (minutes: number): string => {
  if (minutes < 60) return `${minutes} minutes`;
  const hours = minutes / 60;
  return hours === 1 ? "1 hour" : `${hours} hours`;
};

/** Whether freed times are offered by themselves, and how long people have. Saved as it is chosen. */
export function OfferSettings({ settings }: { settings: WaitlistSettings }) {
  const may = usePermissions();
  const save = useSaveWaitlist();
  const isFixed = !may("saveWaitlist") || save.isPending;
  const change = (part: Partial<WaitlistSettings>) => save.mutate({ ...settings, ...part });
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="Offer freed times by text or email"
        hint="Between 8 am and 8 pm, to one patient after the other. YES takes the time."
        checked={settings.isOn}
        disabled={isFixed}
        onCheckedChange={(isOn) => change({ isOn })}
      />
      {settings.isOn && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Time to answer">
            <Select
              value={String(settings.answerMinutes)}
              disabled={isFixed}
              onValueChange={(value) => change({ answerMinutes: Number(value) })}
              options={answerMinutes.map((each) => ({ value: String(each), label: spanWords(each) }))}
            />
          </Field>
          <Field label="Shortest notice before the visit">
            <Select
              value={String(settings.noticeHours)}
              disabled={isFixed}
              onValueChange={(value) => change({ noticeHours: Number(value) })}
              options={noticeHours.map((each) => ({ value: String(each), label: spanWords(each * 60) }))}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
