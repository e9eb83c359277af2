import { useState } from "react";
import { Link, useLocation } from "wouter";
import type { RunningCall } from "#contract/calls/calls.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useNow } from "#web/lib/clinic-time.ts";
import { callClock } from "#web/lib/durations.ts";
import { formatPhone, plural } from "#web/lib/formatting.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { Dialog, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { TestBadge } from "#web/ui/test-badge.tsx";
import { useRunningCalls, useStepIn } from "./running-calls.ts";

/** Calls on the line, at the foot of every page: who, how long, what was said last; to be taken over or ended. */
export function LiveCallsBar() {
  const { data = [] } = useRunningCalls();
  const [path] = useLocation();
  const [isUnfolded, setIsUnfolded] = useState(false);
  // Whoever makes a test call there has it before them.
  const calls = newestFirst(path === "/ai-agent" ? data.filter(({ channel }) => channel === "phone") : data);
  const [newest] = calls;
  if (!newest) return null;
  const isFoldable = calls.length > 1;
  return (
    <section
      aria-label="Calls on the line"
      className="sticky bottom-3 z-20 mt-4 -mb-5 max-w-300 rounded-l border border-line-2 bg-surface shadow-pop print:hidden"
    >
      {(isUnfolded || !isFoldable) && (
        <ul className="max-h-[50dvh] overflow-y-auto">
          {calls.map((call) => (
            <CallLine key={call.id} call={call} />
          ))}
        </ul>
      )}
      {isFoldable && (
        <FoldLine
          count={calls.length}
          newest={newest}
          isUnfolded={isUnfolded}
          onPress={() => setIsUnfolded(!isUnfolded)}
        />
      )}
    </section>
  );
}

/** The bar stands on its foot, at one height on short and long pages: a new call on top moves none of those below from under the pointer. */
const newestFirst = (calls: readonly RunningCall[]) =>
  calls.toSorted((one, other) => other.startedAt.localeCompare(one.startedAt));

interface FoldLineProps {
  count: number;
  newest: RunningCall;
  isUnfolded: boolean;
  onPress: () => void;
}

/**
 * Several calls in one line. Nothing in it takes a call over or ends one: which is the newest changes by itself, and a press would
 * meet another caller.
 */
function FoldLine({ count, newest, isUnfolded, onPress }: FoldLineProps) {
  const seconds = useSecondsOf(newest);
  return (
    <button
      type="button"
      aria-expanded={isUnfolded}
      onClick={onPress}
      className={classNames(
        "flex min-h-10 w-full items-center gap-3 rounded-l px-4 py-1.5 text-left text-13 hover:bg-sunken",
        isUnfolded && "border-t border-line",
      )}
    >
      <Badge tone="blue">{plural(count, "call")} on the line</Badge>
      <span className="min-w-0 flex-1 truncate text-ink-2">
        {!isUnfolded && (
          <>
            Newest: <span className="font-medium text-ink">{nameOf(newest)}</span>
            <span className="figures"> {callClock(seconds)}</span>
          </>
        )}
      </span>
      <span className="font-medium text-accent-ink">{isUnfolded ? "Show less" : "Show all"}</span>
    </button>
  );
}

function useSecondsOf({ startedAt }: RunningCall): number {
  const now = useNow(1_000);
  return Math.max(0, Math.floor((now - Date.parse(startedAt)) / 1_000));
}

const nameOf = ({ name, phone }: RunningCall): string =>
  [name, phone === null ? "number withheld" : formatPhone(phone)].filter(Boolean).join(", ");

const speakers = { caller: "Caller", assistant: "Assistant", system: "" } as const;

function CallLine({ call }: { call: RunningCall }) {
  const seconds = useSecondsOf(call);
  const stepIn = useStepIn(call.id);
  const [isAsking, setIsAsking] = useState(false);
  const who = nameOf(call);
  const { lastTurn } = call;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line px-4 py-2 first:border-t-0">
      <Badge tone="blue">On the line</Badge>
      <span className="text-13 font-medium">{who}</span>
      {call.isTest && <TestBadge />}
      <span className="figures text-13 text-ink-2">{callClock(seconds)}</span>
      <span className="flex flex-wrap gap-1.5">
        <Link
          href={`/logs?call=${call.id}`}
          aria-label={`Read along: ${who}`}
          className={buttonClasses({ size: "small" })}
        >
          Read along
        </Link>
        <Button
          size="small"
          aria-label={`Take over: ${who}`}
          isPending={stepIn.isPending}
          onClick={() => stepIn.mutate("take-over")}
        >
          Take over
        </Button>
        <Button
          size="small"
          kind="danger-text"
          aria-label={`Hang up: ${who}`}
          onClick={() => setIsAsking(true)}
        >
          Hang up
        </Button>
      </span>
      <span aria-live="off" className="min-w-0 basis-full truncate text-13 text-ink-2">
        {lastTurn === null ? "Nothing has been said yet." : `${speakers[lastTurn.speaker]}: ${lastTurn.text}`}
      </span>
      <HangUpQuestion
        isOpen={isAsking}
        who={who}
        onClose={() => setIsAsking(false)}
        onHangUp={() => {
          setIsAsking(false);
          stepIn.mutate("hang-up");
        }}
      />
    </li>
  );
}

interface HangUpQuestionProps {
  isOpen: boolean;
  who: string;
  onClose: () => void;
  onHangUp: () => void;
}

function HangUpQuestion({ isOpen, who, onClose, onHangUp }: HangUpQuestionProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="question"
      title="Hang up?"
      description={`${who} hears that the call has to end here, and the line is closed.`}
    >
      <DialogFooter>
        <Button onClick={onClose}>Keep the call</Button>
        <Button kind="danger" onClick={onHangUp}>
          Hang up
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
