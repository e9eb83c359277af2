import { classNames } from "#web/lib/class-names.ts";

/** Keys to press, one after the other. */
export function Keys({ keys, className }: { keys: readonly string[]; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames("flex flex-none gap-1", className)}>
      {keys.map((key) => (
        <kbd
          key={key}
          className="grid h-5 min-w-5 place-items-center rounded-s border border-line-2 bg-sunken px-1 font-sans text-12 text-ink-2"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
