import { useState } from "react";
import { Link, useLocation } from "wouter";
import type { RunningCall } from "#contract/calls/calls.ts";
import { useNow } from "#web/lib/clinic-time.ts";
import { callClock } from "#web/lib/durations.ts";
import { formatPhone, plural } from "#web/lib/formatting.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { Dialog, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { TestBadge } from "#web/ui/test-badge.tsx";
import { useRunningCalls, useStepIn } from "./running-calls.ts";

const mostShown = 3;

/** Calls on the line, at the foot of every page: who, how long, what was said last; to be taken over or ended. */
export function LiveCallsBar() {
  const { data = [] } = useRunningCalls();
  const [path] = useLocation();
  // Whoever makes a test call there has it before them.
  const calls = path === "/ai-agent" ? data.filter(({ channel }) => channel === "phone") : data;
  if (calls.length === 0) return null;
  return (
    <section
      aria-label="Calls on the line"
      className="sticky bottom-3 z-20 mt-4 max-w-300 rounded-l border border-line-2 bg-surface shadow-pop print:hidden"
    >
      <ul>
        {calls.slice(0, mostShown).map((call) => (
          <CallLine key={call.id} call={call} />
        ))}
      </ul>
      {calls.length > mostShown && (
        <p className="border-t border-line px-4 py-2 text-13">
          <Link href="/logs?type=call" className="rounded-s font-medium text-accent-ink hover:underline">
            {`${plural(calls.length - mostShown, "more call")} on the line`}
          </Link>
        </p>
      )}
    </section>
  );
}

const nameOf = ({ name, phone }: RunningCall): string =>
  [name, phone === null ? "number withheld" : formatPhone(phone)].filter(Boolean).join(", ");

const speakers = { caller: "Caller", assistant: "Assistant", system: "" } as const;

function CallLine({ call }: { call: RunningCall }) {
  const now = useNow(1_000);
  const stepIn = useStepIn(call.id);
  const [isAsking, setIsAsking] = useState(false);
  const who = nameOf(call);
  const seconds = Math.max(0, Math.floor((now - Date.parse(call.startedAt)) / 1_000));
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
