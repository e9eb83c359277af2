/** Keys to press, one after the other; they are of no use to fingers. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span aria-hidden="true" className="flex flex-none gap-1 pointer-coarse:hidden">
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
