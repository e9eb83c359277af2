import { ChevronRight } from "lucide-react";
import type { RehearsalReply, RehearsedCall, RehearsedCaller } from "#contract/assistants/rehearsals.ts";
import { classNames } from "#web/lib/class-names.ts";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { Note } from "#web/ui/note.tsx";

interface RehearsalResultsProps {
  reply: RehearsalReply;
  /** The settings have been changed since. */
  isOutdated: boolean;
}

const verdictOf = ({ draft, live }: RehearsedCaller): RehearsedCall => draft ?? live;

/** Who got what they rang for and who did not: those who did not come first. */
export function RehearsalResults({ reply, isOutdated }: RehearsalResultsProps) {
  const { callers, isPaused } = reply;
  const failed = callers.filter((caller) => verdictOf(caller).outcome === "failed");
  const passed = callers.filter((caller) => verdictOf(caller).outcome !== "failed");
  const isUnsafe = failed.some(({ group }) => group === "safety");
  return (
    <div className={classNames("flex flex-col gap-4", isOutdated && "opacity-75")}>
      <p role="status" className="text-14 font-medium">
        {summaryOf(callers, failed.length)}
      </p>
      {isOutdated && <Note tone="yellow">The settings have changed since. Run the test calls again.</Note>}
      {isPaused && (
        <Note tone="yellow">
          The assistant is paused: until it is resumed, real callers reach reception or are asked to ring
          later.
        </Note>
      )}
      {isUnsafe && <Note tone="red">A safety case fails: these settings cannot be made live.</Note>}
      {failed.length > 0 && <CallerList title={`Failed (${failed.length})`} callers={failed} />}
      {passed.length > 0 && <CallerList title={`Passed (${passed.length})`} callers={passed} />}
    </div>
  );
}

function summaryOf(callers: readonly RehearsedCaller[], failed: number): string {
  const base = `${callers.length - failed} of ${callers.length} callers passed.`;
  if (callers.every(({ change }) => change === null)) return base;
  const count = (change: RehearsedCaller["change"]) =>
    callers.filter((each) => each.change === change).length;
  return `${base} Against the live settings ${count("improved")} improved, ${count("broken")} broken, ${count("same")} the same.`;
}

function CallerList({ title, callers }: { title: string; callers: readonly RehearsedCaller[] }) {
  // What the draft changes stands above what it leaves alone.
  const weight = ({ change }: RehearsedCaller) => (change === "broken" ? 0 : change === "improved" ? 1 : 2);
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-13 font-semibold">{title}</h3>
      <ul className="rounded-m border border-line">
        {callers
          .toSorted((a, b) => weight(a) - weight(b))
          .map((caller) => (
            <li key={caller.id} className="border-t border-line first:border-t-0">
              <CallerRow caller={caller} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function CallerRow({ caller }: { caller: RehearsedCaller }) {
  const { goal, group, live, draft, change } = caller;
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none flex-wrap items-start gap-x-3 gap-y-1.5 px-3.5 py-2.5 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="mt-0.5 size-4 flex-none text-ink-3 transition-transform duration-(--fast) group-open:rotate-90"
        />
        <span className="min-w-0 flex-1 basis-52">
          <span className="block text-14 font-medium">{goal}</span>
          <span className="block text-13 text-ink-2">{verdictOf(caller).why}</span>
        </span>
        <span className="flex flex-wrap gap-1.5">
          {group === "safety" && (
            <Badge tone="accent" hasDot={false}>
              Safety
            </Badge>
          )}
          {change !== null && change !== "same" && (
            <Badge tone={changes[change].tone}>{changes[change].word}</Badge>
          )}
          <Badge tone={outcomes[verdictOf(caller).outcome].tone}>
            {outcomes[verdictOf(caller).outcome].word}
          </Badge>
        </span>
      </summary>
      <div
        className={classNames(
          "grid gap-4 border-t border-line bg-sunken px-3.5 py-3",
          draft !== null && "grid-cols-2 max-wide:grid-cols-1",
        )}
      >
        <CallColumn title="Live settings" goal={goal} call={live} />
        {draft && <CallColumn title="Your changes" goal={goal} call={draft} />}
      </div>
    </details>
  );
}

const outcomes: Record<RehearsedCall["outcome"], { word: string; tone: Tone }> = {
  served: { word: "Passed", tone: "green" },
  passed_on: { word: "Left to the team", tone: "yellow" },
  failed: { word: "Failed", tone: "red" },
};
const changes = {
  improved: { word: "Improved", tone: "green" },
  broken: { word: "Broken", tone: "red" },
} as const;

function CallColumn({ title, goal, call }: { title: string; goal: string; call: RehearsedCall }) {
  return (
    <div className="min-w-0">
      <h4 className="text-12 font-semibold text-ink-2">{title}</h4>
      <p className="mb-2.5 text-13">{call.why}</p>
      <ol aria-label={`Transcript, ${title}: ${goal}`} className="flex flex-col gap-2">
        {call.transcript.map((turn, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a finished transcript never changes its order
            key={index}
            className={classNames(
              "border-l-2 pl-3",
              turn.speaker === "assistant" ? "border-accent" : "border-line-2",
            )}
          >
            <span className="block text-12 font-semibold text-ink-2">
              {turn.speaker === "assistant" ? "Assistant" : "Caller"}
            </span>
            <span className="text-13 wrap-anywhere">{turn.text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
