import { classNames } from "#web/lib/class-names.ts";

/** A turning arc; stands still, hidden, for people who asked for no movement (the word beside it remains). */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-block size-4 flex-none animate-[turn_800ms_linear_infinite] rounded-full border-2 border-current border-r-transparent motion-reduce:hidden",
        className,
      )}
    />
  );
}

/** The whole area waits: a spinner in the middle, named for screen readers; `note` says why it takes long. */
export function WaitingArea({ label = "Loading", note }: { label?: string; note?: string }) {
  return (
    <div role="status" aria-label={note ?? label} className="grid min-h-dvh place-items-center text-ink-3">
      <div className="grid justify-items-center gap-3">
        <Spinner className="size-6" />
        {note ? (
          <p className="text-ink-2">{note}</p>
        ) : (
          <span className="hidden motion-reduce:block">{label}</span>
        )}
      </div>
    </div>
  );
}
