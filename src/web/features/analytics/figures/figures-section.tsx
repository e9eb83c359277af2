import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId } from "react";
import { addDays } from "#kernel/zoned-time.ts";
import { useToday } from "#web/lib/clinic-time.ts";
import { Button } from "#web/ui/button.tsx";
import { FailedState } from "#web/ui/states/empty-state.tsx";
import { Skeleton } from "#web/ui/states/skeleton.tsx";
import type { AnalyticsAddress, FigureName } from "../analytics-address.ts";
import { FigureDrawer } from "./figure-drawer.tsx";
import { type FigureInWords, figuresInWords, weekInWords } from "./figure-words.ts";
import { useFigures } from "./load-figures.ts";

interface FiguresSectionProps {
  address: AnalyticsAddress;
  onGo: (to: Partial<AnalyticsAddress>) => void;
}

/** What the assistant did for the clinic in a week; each figure opens the rows behind it. */
export function FiguresSection({ address, onGo }: FiguresSectionProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = useFigures(address.week);
  const headingId = useId();
  const open = data && figuresInWords(data).find(({ name }) => name === address.rows);
  return (
    <section aria-labelledby={headingId} aria-busy={isPlaceholderData}>
      <header className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="text-14 font-semibold">
          What the assistant did
        </h2>
        {data && <WeekChoice {...data} onChoose={(week) => onGo({ week })} />}
      </header>
      {error && !data ? (
        <div className="rounded-l border border-line bg-surface">
          <FailedState title="The week's figures did not load" error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <div className="grid grid-cols-4 rounded-l border border-line bg-surface max-wide:grid-cols-2 [&>*+*]:border-l [&>*]:border-line max-wide:[&>*:nth-child(3)]:border-l-0 max-wide:[&>*:nth-child(n+3)]:border-t">
          {isPending || !data
            ? waiting.map((title) => <WaitingTile key={title} title={title} />)
            : figuresInWords(data).map((figure) => (
                <Tile key={figure.name} {...figure} onOpen={(rows) => onGo({ rows })} />
              ))}
        </div>
      )}
      {open && data && <FigureDrawer figures={data} words={open} onClose={() => onGo({ rows: null })} />}
    </section>
  );
}

const waiting = [
  "Answered out of hours",
  "Booked by the assistant",
  "Minutes of reception saved",
  "Could not answer",
];

function WaitingTile({ title }: { title: string }) {
  return (
    <div className="px-4 pt-3.5 pb-3 max-desk:px-3">
      <p className="text-13 font-medium text-ink-2">{title}</p>
      <Skeleton className="mt-4 h-5 w-16" />
      <Skeleton className="mt-4 h-3 w-32" />
    </div>
  );
}

function Tile({
  name,
  title,
  figure,
  says,
  before,
  onOpen,
}: FigureInWords & { onOpen: (name: FigureName) => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(name)}
      className="flex flex-col items-start px-4 pt-3.5 pb-3 text-left hover:bg-hover focus-visible:-outline-offset-2 max-desk:px-3"
    >
      <span className="text-13 font-medium text-ink-2">{title}</span>
      <span className="mt-2 text-30 leading-9 font-semibold tracking-[-0.02em]">{figure}</span>
      <span className="mt-1.5 text-12 text-ink-2">{says}</span>
      {before !== null && <span className="mt-0.5 text-12 text-ink-3">{before}</span>}
    </button>
  );
}

interface WeekChoiceProps {
  week: string;
  lastDay: string;
  /** Empty = the present week. */
  onChoose: (week: string) => void;
}

function WeekChoice({ week, lastDay, onChoose }: WeekChoiceProps) {
  const today = useToday();
  const isPresent = today <= lastDay;
  const next = addDays(week, 7);
  return (
    <div className="flex items-center gap-1">
      <p aria-live="polite" className="mr-1 text-13 text-ink-2">
        {isPresent && "This week, "}
        {weekInWords({ week, lastDay })}
      </p>
      <Button
        kind="quiet"
        size="small"
        isIcon
        aria-label="The week before"
        onClick={() => onChoose(addDays(week, -7))}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Button
        kind="quiet"
        size="small"
        isIcon
        aria-label="The week after"
        disabled={isPresent}
        onClick={() => onChoose(today <= addDays(next, 6) ? "" : next)}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
    </div>
  );
}
