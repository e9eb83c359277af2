import type { HealthSpan } from "#contract/system/health.ts";
import { classNames } from "#web/lib/class-names.ts";
import { healthTone } from "./health-tone.ts";
import { historySentence, spanTitle } from "./health-words.ts";

const colours = {
  green: "bg-green-solid/55",
  yellow: "bg-yellow-solid",
  red: "bg-red-solid",
  grey: "bg-line-2",
} as const;

/** One bar for each half hour of the last day; the sentence says the same in words. */
export function HistoryBars({ spans, timeZone }: { spans: readonly HealthSpan[]; timeZone: string }) {
  return (
    <div
      role="img"
      aria-label={historySentence(spans, timeZone)}
      className="flex h-4 w-full min-w-48 gap-0.5 max-desk:min-w-0 max-desk:max-w-56 max-desk:gap-px"
    >
      {spans.map((span) => (
        <span
          key={span.startsAt}
          title={spanTitle(span, timeZone)}
          className={classNames("min-w-px flex-1 rounded-[2px]", colourOf(span))}
        />
      ))}
    </div>
  );
}

function colourOf({ status }: HealthSpan): string {
  const tone = healthTone(status ?? "");
  return colours[tone as keyof typeof colours] ?? colours.grey;
}
