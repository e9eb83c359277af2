import { ChevronRight } from "lucide-react";
import type { SentToModel } from "#contract/assistants/language-model.ts";

const purposes: Record<SentToModel["purpose"], string> = {
  hearing: "To tell what the caller's words do",
  wording: "To word the answer",
};

/** What left for the language model in one turn, word for word, for whoever wants to know. */
export function SentToModelDisclosure({ sent }: { sent: readonly SentToModel[] }) {
  if (sent.length === 0) return null;
  return (
    <details className="group mt-1 text-12">
      <summary className="inline-flex cursor-pointer list-none items-center gap-1 rounded-s text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-3.5 flex-none text-ink-3 transition-transform duration-(--fast) group-open:rotate-90"
        />
        What the language model was sent
      </summary>
      <div className="mt-1.5 flex flex-col gap-2 rounded-m bg-sunken px-3 py-2.5">
        {sent.map(({ purpose, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent never changes its order
          <div key={index}>
            <p className="font-semibold text-ink-2">{purposes[purpose]}</p>
            <pre className="mt-0.5 font-mono text-12/4.5 wrap-anywhere whitespace-pre-wrap">
              {inLines(text)}
            </pre>
          </div>
        ))}
        <p className="text-ink-2">
          Sent with instructions that are the same on every call. Names, numbers and addresses were taken out.
          Shown here only, and kept nowhere.
        </p>
      </div>
    </details>
  );
}

/** The same JSON, a field a line. */
function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // Not JSON: shown as it was sent.
    return text;
  }
}
