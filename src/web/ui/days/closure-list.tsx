import type { Closure } from "#contract/clinic/opening.ts";
import { Button } from "../button.tsx";
import { spanInWords } from "./day-span.tsx";

interface ClosureListProps {
  label: string;
  closures: readonly Closure[];
  /** What is closed, where the list does not say it; `Chair 2`. */
  placeOf?: (closure: Closure) => string;
  isPending: boolean;
  onOpen: (id: string) => void;
}

/** What is closed and why, each with the way to open it again; nothing where nothing is. */
export function ClosureList({ label, closures, placeOf, isPending, onOpen }: ClosureListProps) {
  if (closures.length === 0) return null;
  const wordsOf = (closure: Closure) => [placeOf?.(closure), spanInWords(closure)].filter(Boolean).join(": ");
  return (
    <ul aria-label={label} className="flex flex-col gap-2 border-b border-line pb-4">
      {closures.map((closure) => (
        <li key={closure.id} className="flex items-center gap-2 text-13">
          <div className="min-w-0 flex-1">
            <p>{wordsOf(closure)}</p>
            <p className="text-12 wrap-anywhere text-ink-2">{closure.reason}</p>
          </div>
          <Button
            size="small"
            aria-label={`Open again ${wordsOf(closure)}`}
            disabled={isPending}
            onClick={() => onOpen(closure.id)}
          >
            Open again
          </Button>
        </li>
      ))}
    </ul>
  );
}
