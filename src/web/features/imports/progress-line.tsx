import { formatCount } from "#web/lib/formatting.ts";

interface ProgressLineProps {
  label: string;
  done: number;
  all: number;
  /** What is counted; per cent when absent. */
  unit?: string;
}

/** How far something is, as a bar and in words. */
export function ProgressLine({ label, done, all, unit }: ProgressLineProps) {
  const share = all === 0 ? 0 : Math.min(1, done / all);
  return (
    <div className="grid gap-1.5 text-13">
      <div className="flex justify-between gap-3">
        <span>{label}</span>
        <span className="text-ink-2 tabular-nums">
          {unit ? `${formatCount(done)} of ${formatCount(all)} ${unit}` : `${Math.round(share * 100)}%`}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width]"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
