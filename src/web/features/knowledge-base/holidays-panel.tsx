import type { Opening } from "#contract/opening.ts";
import { type AustralianState, australianStates } from "#contract/opening-options.ts";
import { longDate, twelveHour } from "#kernel/spoken-dates.ts";
import { Checkbox, Switch } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Select } from "#web/ui/select.tsx";
import { useSaveHolidays } from "./opening-calls.ts";

const stateNames: Record<AustralianState, string> = {
  ACT: "Australian Capital Territory",
  NSW: "New South Wales",
  NT: "Northern Territory",
  QLD: "Queensland",
  SA: "South Australia",
  TAS: "Tasmania",
  VIC: "Victoria",
  WA: "Western Australia",
};
/** The select has no empty value. */
const none = "none";
const options = [
  { value: none, label: "No public holidays" },
  ...australianStates.map((state) => ({ value: state, label: stateNames[state] })),
];

/** Whose public holidays the clinic keeps, and on which of them it opens all the same. */
export function HolidaysPanel({ opening }: { opening: Opening }) {
  const save = useSaveHolidays();
  const { state, holidays, localHolidays } = opening;
  const openIds = [...new Set(holidays.filter(({ isOpen }) => isOpen).map(({ id }) => id))];
  const localIds = localHolidays.filter(({ isKept }) => isKept).map(({ id }) => id);
  const chooseState = (value: string) =>
    save.mutate({ state: australianStates.find((each) => each === value) ?? null });
  const without = (ids: string[], id: string, isIn: boolean) =>
    isIn ? [...ids, id] : ids.filter((each) => each !== id);
  return (
    <Panel title="Public Holidays" isPadded>
      <div className="flex flex-col gap-4">
        <Field
          label="State or territory"
          hint={
            state === null
              ? "Until you choose one, the calendar and the assistant know no public holidays."
              : "The clinic is closed on these days. Switch a day on to open as usual, every year."
          }
        >
          <Select
            options={options}
            value={state ?? none}
            disabled={save.isPending}
            onValueChange={chooseState}
          />
        </Field>
        {localHolidays.map(({ id, name, isKept }) => (
          <Checkbox
            key={id}
            label={name}
            hint="Kept in part of the state only. Tick it when your area keeps it."
            checked={isKept}
            disabled={save.isPending}
            onCheckedChange={(isOn) =>
              save.mutate({ state, openHolidays: openIds, localHolidays: without(localIds, id, isOn) })
            }
          />
        ))}
        {holidays.length > 0 && (
          <ul aria-label="Coming public holidays" className="flex flex-col gap-3">
            {holidays.map(({ id, name, date, fromTime, isOpen }) => (
              <li key={`${id} ${date}`}>
                <Switch
                  label={`${name}: we are open`}
                  hint={
                    fromTime === null ? longDate(date) : `${longDate(date)}, from ${twelveHour(fromTime)}`
                  }
                  checked={isOpen}
                  disabled={save.isPending}
                  onCheckedChange={(isOn) =>
                    save.mutate({ state, localHolidays: localIds, openHolidays: without(openIds, id, isOn) })
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
