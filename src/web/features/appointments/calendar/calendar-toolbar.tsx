import { Ban, ChevronLeft, ChevronRight } from "lucide-react";
import { useContext } from "react";
import { Button } from "#web/ui/button.tsx";
import { calendarViews } from "./calendar-events.ts";
import { stepped, titleOf } from "./calendar-formats.ts";
import { CalendarWishContext } from "./calendar-place.ts";
import { Choices } from "./choices.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import { awayOn } from "./who-is-away.ts";

const viewLabels = { month: "Month", week: "Week", day: "Day" } as const;

/** Way through time on the left, month, week and day on the right. */
export function CalendarToolbar() {
  const wish = useContext(CalendarWishContext);
  if (!wish) throw new Error("The calendar's toolbar stands outside the calendar");
  const { view, at, today, onMove } = wish;
  const away = view === "day" ? awayOn(wish.absences, at) : "";
  const step = (steps: 1 | -1) => onMove({ at: stepped(view, at, steps) });
  return (
    <div className="flex min-h-12 flex-none flex-wrap items-center justify-between gap-2 border-b border-line px-3 py-2">
      <div className="flex items-center gap-2">
        <Button size="small" onClick={() => onMove({ at: today })}>
          Today
        </Button>
        <div className="flex gap-0.5">
          <Button kind="quiet" size="small" isIcon aria-label="Back" onClick={() => step(-1)}>
            <ChevronLeft aria-hidden="true" />
          </Button>
          <Button kind="quiet" size="small" isIcon aria-label="Next" onClick={() => step(1)}>
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
        <h2 aria-live="polite" className="text-14 font-semibold">
          {titleOf(view, at)}
        </h2>
        {away !== "" && (
          <p
            className="max-w-80 truncate rounded-s max-desk:hidden bg-yellow-soft px-2 py-0.5 text-12 text-yellow-ink"
            title={away}
          >
            {away}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" icon={<Ban aria-hidden="true" />} onClick={wish.onBlock}>
          Block time
        </Button>
        <ColumnChoice />
        <Choices
          label="Calendar view"
          choices={calendarViews.map((name) => ({ value: name, label: viewLabels[name] }))}
          value={view}
          onChoose={(name) => onMove({ view: name })}
        />
      </div>
    </div>
  );
}
