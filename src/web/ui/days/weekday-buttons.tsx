/** Monday first, as a roster reads. */
export const week: readonly number[] = [1, 2, 3, 4, 5, 6, 0];
export const weekdayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
export const shortWeekday = (day: number): string => weekdayNames[day]?.slice(0, 3) ?? "";

/** `Mon to Fri`, `Mon, Wed`, `every day` */
export function weekdaysInWords(days: readonly number[]): string {
  const inOrder = week.filter((day) => days.includes(day));
  if (inOrder.length === week.length) return "every day";
  const first = week.indexOf(inOrder[0] ?? -1);
  const isRun = inOrder.length > 2 && inOrder.every((day, i) => week[first + i] === day);
  return isRun
    ? `${shortWeekday(inOrder[0] ?? 0)} to ${shortWeekday(inOrder.at(-1) ?? 0)}`
    : inOrder.map(shortWeekday).join(", ");
}

interface WeekdayButtonsProps {
  label: string;
  days: readonly number[];
  onChange: (days: number[]) => void;
}

/** A week whose days are pressed on and off. */
export function WeekdayButtons({ label, days, onChange }: WeekdayButtonsProps) {
  const turn = (day: number) =>
    onChange(days.includes(day) ? days.filter((each) => each !== day) : [...days, day].sort());
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {week.map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={days.includes(day)}
          aria-label={weekdayNames[day]}
          onClick={() => turn(day)}
          className="h-8 min-w-10 rounded-s border border-control-line px-1.5 text-12 text-ink-2 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink pointer-coarse:h-11"
        >
          {shortWeekday(day)}
        </button>
      ))}
    </div>
  );
}
