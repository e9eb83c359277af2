import { ChevronLeft, ChevronRight } from "lucide-react";
import { createContext, useContext } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { type CalendarView, calendarViews } from "./calendar-events.ts";
import { stepped, titleOf } from "./calendar-formats.ts";

const viewLabels = { month: "Month", week: "Week", day: "Day" } as const;

/** Where the calendar is wanted, and how to move it: ahead of the days on the screen, which take longer to draw. */
export interface CalendarWish {
  view: CalendarView;
  at: string;
  today: string;
  onMove: (to: { view?: CalendarView; at?: string }) => void;
}
export const CalendarWishContext = createContext<CalendarWish | null>(null);

/** Way through time on the left, month, week and day on the right. */
export function CalendarToolbar() {
  const wish = useContext(CalendarWishContext);
  if (!wish) throw new Error("The calendar's toolbar stands outside the calendar");
  const { view, at, today, onMove } = wish;
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
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own legend and frame */}
      <div
        role="group"
        aria-label="Calendar view"
        className="inline-flex overflow-hidden rounded-m border border-line-2"
      >
        {calendarViews.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => onMove({ view: name })}
            className={classNames(
              "h-7 border-l border-line-2 px-3 text-13 font-medium first:border-l-0 focus-visible:-outline-offset-2 max-desk:h-9",
              view === name
                ? "bg-accent-soft font-semibold text-accent-ink"
                : "bg-surface text-ink-2 hover:bg-hover",
            )}
          >
            {viewLabels[name]}
          </button>
        ))}
      </div>
    </div>
  );
}
