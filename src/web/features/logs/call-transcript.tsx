import { Check } from "lucide-react";
import type { CallTurn, CallWithTurns, UnderstoodDetail } from "#contract/calls/calls.ts";
import { classNames } from "#web/lib/class-names.ts";
import { callClock } from "#web/lib/durations.ts";
import { newDetails } from "./new-details.ts";
import { wordingSourceOf } from "./wording-source.ts";

/** The call turn by turn: what was said, what was understood from it, and what was done. */
export function CallTranscript({ call }: { call: CallWithTurns }) {
  const startedAt = Date.parse(call.startedAt);
  if (call.turns.length === 0) return <p className="text-14 text-ink-2">Nobody said anything.</p>;
  return (
    <ol aria-label="Transcript" className="flex flex-col gap-3">
      {call.turns.map((turn, index) => (
        <li key={turn.seq} className="flex flex-col gap-2">
          <Turn turn={turn} clock={clockAt(turn, startedAt)} />
          <Understood details={newDetails(call.turns, index)} />
          {turn.done.map((action) => (
            <p
              key={`${action.kind} ${action.label}`}
              className="flex items-start gap-2 rounded-s bg-sunken px-2.5 py-1.5 text-12 text-ink-2"
            >
              <Check aria-hidden="true" className="mt-px size-3.5 text-green-solid" />
              <span className="flex-1">
                <span className="font-medium text-ink">{action.label}</span>
                {action.detail && ` ${action.detail}`}
              </span>
              <span className="figures text-ink-3">{clockAt(turn, startedAt)}</span>
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

const clockAt = (turn: CallTurn, startedAt: number) =>
  callClock(Math.max(0, Math.floor((Date.parse(turn.at) - startedAt) / 1_000)));

const speakers = { assistant: "Assistant", caller: "Caller", system: "System" } as const;

function Turn({ turn, clock }: { turn: CallTurn; clock: string }) {
  const isAssistant = turn.speaker === "assistant";
  return (
    <div className={classNames("border-l-2 pl-3", isAssistant ? "border-accent" : "border-line-2")}>
      <p className="flex gap-2 text-12 text-ink-3">
        <span className={classNames("font-semibold", isAssistant ? "text-accent-ink" : "text-ink-2")}>
          {speakers[turn.speaker]}
        </span>
        <span className="figures">{clock}</span>
        {turn.answeredInMs !== null && (
          <span className="ml-auto">answered in {Math.max(1, Math.round(turn.answeredInMs))} ms</span>
        )}
      </p>
      <p className="mt-px text-14 wrap-anywhere">{turn.text}</p>
      <Wording turn={turn} />
    </div>
  );
}

/** Shown where a language model had a part in the turn, or should have had. */
function Wording({ turn }: { turn: CallTurn }) {
  const sentence = wordingSourceOf(turn.phrasing);
  return sentence === "" ? null : <p className="mt-1 text-12 wrap-anywhere text-ink-3">{sentence}</p>;
}

/** What was taken from the words; what was filled in beyond them stands apart. */
function Understood({ details }: { details: readonly UnderstoodDetail[] }) {
  if (details.length === 0) return null;
  return (
    <dl className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-s border border-line px-2.5 py-2 text-12">
      {details.map((detail) => (
        <div key={detail.name} className="contents">
          <dt className="text-ink-3">{detail.label}</dt>
          <dd>
            <span className="font-medium">{detail.value}</span>
            {detail.heard && <span className="text-ink-2"> heard “{detail.heard}”</span>}
            {detail.assumed.length > 0 && (
              <span className="text-ink-3">, assumed: {detail.assumed.join(", ")}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
