import type { Roster, RosterDay, RosterGap } from "#contract/clinic/roster.ts";
import { longDate } from "#web/lib/formatting.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { useAskToCover, useCoverShift, useRemoveCover } from "./load-roster.ts";

type Shift = RosterDay["shifts"][number];

/** A row for each day of the week: who works which shift, and what is missing. */
export function RosterWeek({ roster }: { roster: Roster }) {
  return (
    <table className="w-full text-left text-13 max-desk:block">
      <caption className="sr-only">Roster of the week</caption>
      <thead className="max-desk:sr-only">
        <tr className="text-12 text-ink-3">
          <th scope="col" className="px-4 py-2 font-medium">
            Day
          </th>
          <th scope="col" className="px-4 py-2 font-medium">
            Shifts
          </th>
        </tr>
      </thead>
      <tbody className="max-desk:block">
        {roster.days.map((day) => (
          <tr key={day.date} className="border-t border-line align-top max-desk:block">
            <th scope="row" className="px-4 py-2.5 font-medium max-desk:block max-desk:pb-0">
              {longDate(day.date)}
            </th>
            <td className="px-4 py-2.5 max-desk:block">
              {day.closedFor !== null && <p className="text-ink-2">Closed: {day.closedFor}</p>}
              {day.closedFor === null && day.shifts.length === 0 && <p className="text-ink-2">No shifts</p>}
              <div className="flex flex-col gap-3">
                {day.shifts.map((shift) => (
                  <ShiftCell key={shift.label} roster={roster} date={day.date} shift={shift} />
                ))}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ShiftCell({ roster, date, shift }: { roster: Roster; date: string; shift: Shift }) {
  const remove = useRemoveCover();
  return (
    <div>
      <p className="text-ink-2">{shift.label}</p>
      <ul className="flex flex-col gap-1">
        {shift.people.map(({ memberId, name, role, coversFor }) => (
          <li key={`${memberId}-${coversFor?.coverId}`} className="flex flex-wrap items-center gap-2">
            <span>
              <span className="font-medium">{name}</span>, {role.toLowerCase()}
              {coversFor && `, for ${coversFor.name}`}
            </span>
            {coversFor && (
              <Button
                size="small"
                kind="quiet"
                aria-label={`${name} does not fill in for ${coversFor.name} on ${longDate(date)}`}
                isPending={remove.isPending}
                onClick={() => remove.mutate(coversFor.coverId)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
        {shift.gaps.map((gap) => (
          <li key={gap.absentId ?? "empty"} className="flex flex-col gap-1">
            <Gap roster={roster} date={date} gap={gap} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Gap({ roster, date, gap }: { roster: Roster; date: string; gap: RosterGap }) {
  if (gap.kind === "empty")
    return (
      <span>
        <Badge tone="yellow">Nobody rostered</Badge>
      </span>
    );
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone="red">Gap</Badge>
        {gap.absentName} is on leave
      </span>
      {!roster.suggestsReplacements && (
        <span className="text-12 text-ink-2">
          Tick Suggest replacements automatically in the settings to see who is free.
        </span>
      )}
      {roster.suggestsReplacements && gap.suggestions.length === 0 && (
        <span className="text-12 text-ink-2">
          Nobody in this role is free within 38 hours that week. Look for somebody outside.
        </span>
      )}
      {gap.suggestions.map((one) => (
        <Suggestion key={one.memberId} date={date} absentId={gap.absentId ?? ""} suggestion={one} />
      ))}
    </>
  );
}

interface SuggestionProps {
  date: string;
  absentId: string;
  suggestion: RosterGap["suggestions"][number];
}

function Suggestion({ date, absentId, suggestion }: SuggestionProps) {
  const { memberId, name, weekHours, wasAsked } = suggestion;
  const ask = useAskToCover();
  const cover = useCoverShift();
  const wish = { date, absentId, coverId: memberId };
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span>
        {name} is free ({weekHours} h this week)
      </span>
      <Button
        size="small"
        disabled={wasAsked}
        isPending={ask.isPending}
        aria-label={`Ask ${name} to fill in on ${longDate(date)}`}
        onClick={() => ask.mutate(wish)}
      >
        {wasAsked ? "Asked" : "Ask"}
      </Button>
      <Button
        size="small"
        isPending={cover.isPending}
        aria-label={`${name} fills in on ${longDate(date)}`}
        onClick={() => cover.mutate(wish)}
      >
        Fills in
      </Button>
    </span>
  );
}
