import { Plus, X } from "lucide-react";
import { mostHoursADay, type WorkingHours } from "#contract/clinic/people-options.ts";
import { Button } from "#web/ui/button.tsx";
import { week, weekdayNames } from "#web/ui/days/weekday-buttons.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import type { BusinessHours } from "./warnings.ts";

/** The clinic's hours of a day, to begin with; a usual working day where it is closed. */
export function usualHours(weekday: number, hours: BusinessHours | null): WorkingHours {
  const open = hours?.[weekday === 0 || weekday === 6 ? "weekends" : "weekdays"];
  return { weekday, start: open?.start || "08:00", end: open?.end || "17:00" };
}

interface HoursFieldsProps {
  hours: readonly WorkingHours[];
  onChange: (hours: WorkingHours[]) => void;
  businessHours: BusinessHours | null;
}

/** Hours of each weekday; a day may have several, such as before and after lunch. */
export function HoursFields({ hours, onChange, businessHours }: HoursFieldsProps) {
  const replace = (old: WorkingHours, part: Partial<WorkingHours>) =>
    onChange(hours.map((each) => (each === old ? { ...each, ...part } : each)));
  const turn = (weekday: number, isOn: boolean) =>
    onChange(
      isOn
        ? [...hours, usualHours(weekday, businessHours)]
        : hours.filter((each) => each.weekday !== weekday),
    );
  return (
    <ul className="flex flex-col gap-2">
      {week.map((weekday) => {
        const day = weekdayNames[weekday] ?? "";
        const ofDay = hours.filter((each) => each.weekday === weekday);
        return (
          <li key={weekday} className="flex min-h-(--control) flex-wrap items-start gap-x-3 gap-y-2">
            <span className="w-32 pt-2">
              <Checkbox
                label={day}
                checked={ofDay.length > 0}
                onCheckedChange={(isOn) => turn(weekday, isOn)}
              />
            </span>
            <div className="flex flex-col gap-2">
              {ofDay.map((span, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: times change as they are typed; the place in the day is what stays
                <div key={i} className="flex items-center gap-2">
                  <Input
                    type="time"
                    className="w-30!"
                    aria-label={`${day} from${i > 0 ? `, time ${i + 1}` : ""}`}
                    value={span.start}
                    onChange={(event) => replace(span, { start: event.target.value })}
                  />
                  <span aria-hidden="true" className="text-13 text-ink-2">
                    to
                  </span>
                  <Input
                    type="time"
                    className="w-30!"
                    aria-label={`${day} until${i > 0 ? `, time ${i + 1}` : ""}`}
                    value={span.end}
                    onChange={(event) => replace(span, { end: event.target.value })}
                  />
                  {i > 0 && (
                    <Button
                      kind="quiet"
                      size="small"
                      isIcon
                      aria-label={`Remove time ${i + 1} of ${day}`}
                      onClick={() => onChange(hours.filter((each) => each !== span))}
                    >
                      <X aria-hidden="true" />
                    </Button>
                  )}
                  {i === ofDay.length - 1 && ofDay.length < mostHoursADay && (
                    <Button
                      kind="quiet"
                      size="small"
                      isIcon
                      aria-label={`Another time on ${day}`}
                      onClick={() => onChange([...hours, { weekday, start: "", end: "" }])}
                    >
                      <Plus aria-hidden="true" />
                    </Button>
                  )}
                </div>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
