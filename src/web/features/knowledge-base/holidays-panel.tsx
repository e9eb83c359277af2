import { useEffect, useRef, useState } from "react";
import type { Opening } from "#contract/clinic/opening.ts";
import { type AustralianState, australianStates } from "#contract/clinic/opening-options.ts";
import { likelyState } from "#kernel/australian-places.ts";
import { longDate, twelveHour } from "#kernel/spoken-dates.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox, Switch } from "#web/ui/forms/checkbox.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { useKnowledgeBase } from "./load-knowledge-base.ts";
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

interface LikelyStateProps {
  isSaving: boolean;
  onChoose: (state: AustralianState) => void;
}

/** Where the clinic seems to be by its address or time zone: offered, for holidays that nobody chose would close a clinic. */
function LikelyState({ isSaving, onChoose }: LikelyStateProps) {
  const { data: saved } = useKnowledgeBase();
  const likely = saved ? likelyState(saved) : null;
  if (likely === null) return null;
  return (
    <Note
      action={
        <Button size="small" isPending={isSaving} onClick={() => onChoose(likely)}>
          Use public holidays of {likely}
        </Button>
      }
    >
      By its address and time zone the clinic is in {stateNames[likely]}.
    </Note>
  );
}

/** Whose public holidays the clinic keeps, and on which of them it opens all the same. */
export function HolidaysPanel({ opening }: { opening: Opening }) {
  const save = useSaveHolidays(opening.holidaysVersion);
  const { state, holidays, localHolidays } = opening;
  const openIds = [...new Set(holidays.filter(({ isOpen }) => isOpen).map(({ id }) => id))];
  const localIds = localHolidays.filter(({ isKept }) => isKept).map(({ id }) => id);
  const chooseState = (value: string) =>
    save.mutate({ state: australianStates.find((each) => each === value) ?? null });
  const select = useRef<HTMLButtonElement>(null);
  const [isFromHint, setIsFromHint] = useState(false);
  const chooseFromHint = (likely: AustralianState) => {
    setIsFromHint(true);
    chooseState(likely);
  };
  useEffect(() => {
    // The hint is gone with its button: the focus goes on to what it has set.
    if (!isFromHint || state === null || save.isPending) return;
    select.current?.focus();
    setIsFromHint(false);
  }, [isFromHint, state, save.isPending]);
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
            ref={select}
            options={options}
            value={state ?? none}
            disabled={save.isPending}
            onValueChange={chooseState}
          />
        </Field>
        {state === null && <LikelyState isSaving={save.isPending} onChoose={chooseFromHint} />}
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
                  label={`${name}: ${isOpen ? "open" : "closed"}`}
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
