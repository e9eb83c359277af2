import { percentOf } from "./chart-figures.ts";

export interface ShareBar {
  key: string;
  label: string;
  value: number;
  /** Not what the caller wanted: shown in stone. */
  isQuiet?: boolean;
}

/** Horizontal bars with their name and share; the longest fills the line. */
export function ShareBars({ bars }: { bars: readonly ShareBar[] }) {
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className="grid gap-2.5">
      {bars.map(({ key, label, value, isQuiet }) => (
        <div key={key} className="grid grid-cols-[8.5rem_minmax(0,1fr)_3rem] items-center gap-3 text-13">
          <span>{label}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full">
            <rect
              width={(value / most) * 100}
              height="10"
              fill={isQuiet ? "var(--chart-5)" : "var(--chart-1)"}
            />
          </svg>
          <span className="figures text-right font-medium">{percentOf(value, total)}%</span>
        </div>
      ))}
    </div>
  );
}
