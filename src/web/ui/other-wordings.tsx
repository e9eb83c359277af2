import { plural } from "#web/lib/formatting.ts";

/** How else callers put a question, for whoever wants to see it. */
export function OtherWordings({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <details className="text-12 text-ink-2">
      <summary className="w-fit cursor-pointer rounded-s">{plural(words.length, "other wording")}</summary>
      <ul className="mt-1 flex flex-col gap-0.5">
        {words.map((each) => (
          <li key={each} className="wrap-anywhere">
            “{each}”
          </li>
        ))}
      </ul>
    </details>
  );
}
