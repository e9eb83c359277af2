import { classNames } from "#web/lib/class-names.ts";
import { Spinner } from "./spinner.tsx";

/** A grey bar in the shape of what comes; appears after 150 ms, so that quick answers do not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={classNames("block h-3 animate-[fade-in_120ms_150ms_both] rounded-s bg-sunken", className)}
    />
  );
}

/** The given loading text over grey rows. */
export function LoadingRows({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div className="animate-[fade-in_120ms_150ms_both] p-4">
      <p role="status" className="mb-3 flex items-center gap-2.5 text-13 text-ink-2">
        <Spinner className="size-3.5" />
        {label}
      </p>
      {Array.from({ length: rows }, (_row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
        <div key={index} className="flex gap-4 py-1.5">
          <Skeleton className="w-1/6" />
          <Skeleton className="w-2/5" />
          <Skeleton className="ml-auto w-1/5" />
        </div>
      ))}
    </div>
  );
}
