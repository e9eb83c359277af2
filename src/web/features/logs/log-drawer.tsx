import { CalendarCheck, ChevronDown, ChevronUp } from "lucide-react";
import { useEffect } from "react";
import { Link } from "wouter";
import type { CallWithTurns, LogEntry } from "#contract/calls/calls.ts";
import { dateTimeOf, formatPhone, longDateOf, twelveHourOf } from "#web/lib/formatting.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/overlays/drawer.tsx";
import { SampleMark } from "#web/ui/sample-mark.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { CallTranscript } from "./call-transcript.tsx";
import { useCall } from "./load-call.ts";
import { durationLabel, outcomeLabel } from "./log-labels.ts";
import { StatusBadge, TypeBadge } from "./log-table.tsx";
import { VoicemailPlayer } from "./voicemail-player.tsx";

interface LogDrawerProps {
  /** Null when the address names a call that the loaded pages do not hold. */
  entry: LogEntry | null;
  callId: string | null;
  timeZone: string;
  neighbours: { above: LogEntry | null; below: LogEntry | null };
  onGo: (entry: LogEntry) => void;
  onClose: () => void;
}

/** One entry beside the table; the arrow keys go through the rows while it is open. */
export function LogDrawer(props: LogDrawerProps) {
  const { entry, callId, timeZone, neighbours, onGo, onClose } = props;
  const query = useCall(callId);
  const call = query.data;
  useArrowKeys(neighbours, onGo);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={call ? outcomeLabel(call.outcome) : (entry?.workflow ?? "Call")}
      description={call ? callSentence(call, timeZone) : entry && entrySentence(entry, timeZone)}
      footer={
        call && call.appointmentIds.length > 0 ? (
          <AppointmentLink id={call.appointmentIds.at(-1) ?? ""} />
        ) : undefined
      }
    >
      <div className="mb-4 flex items-center gap-2">
        {entry && <TypeBadge type={entry.type} />}
        {entry && <StatusBadge status={entry.status} />}
        {entry?.isSample && <SampleMark />}
        <StepButtons neighbours={neighbours} onGo={onGo} />
      </div>
      {callId !== null && (
        <NotLoaded query={query} loading="Loading the call..." failed="The call did not load" rows={5} />
      )}
      {call?.voicemail && (
        <VoicemailPlayer key={call.id} callId={call.id} durationSeconds={call.voicemail.durationSeconds} />
      )}
      {call && <CallTranscript call={call} />}
      {callId === null && entry && <WithoutTranscript entry={entry} />}
    </Drawer>
  );
}

const entrySentence = (entry: LogEntry, timeZone: string) =>
  `${dateTimeOf(entry.startedAt, timeZone)}, ${durationLabel(entry.durationSeconds)}`;

const callSentence = (call: CallWithTurns, timeZone: string) =>
  [
    longDateOf(call.startedAt, timeZone),
    twelveHourOf(call.startedAt, timeZone),
    call.endedAt === null ? "on the line" : durationLabel(call.durationSeconds),
    call.direction === "outbound"
      ? `by the assistant to ${formatPhone(call.to ?? "")}`
      : call.from
        ? formatPhone(call.from)
        : "number withheld",
  ].join(", ");

function StepButtons({ neighbours, onGo }: Pick<LogDrawerProps, "neighbours" | "onGo">) {
  const { above, below } = neighbours;
  return (
    <span className="ml-auto flex gap-1">
      <Button
        kind="quiet"
        size="small"
        isIcon
        aria-label="Entry above"
        disabled={!above}
        onClick={() => above && onGo(above)}
      >
        <ChevronUp aria-hidden="true" />
      </Button>
      <Button
        kind="quiet"
        size="small"
        isIcon
        aria-label="Entry below"
        disabled={!below}
        onClick={() => below && onGo(below)}
      >
        <ChevronDown aria-hidden="true" />
      </Button>
    </span>
  );
}

function WithoutTranscript({ entry }: { entry: LogEntry }) {
  return (
    <p className="text-14 text-ink-2">
      {entry.isSample
        ? "This is a sample. A real call shows here what was heard, understood and done."
        : entry.type === "error" && entry.messages > 0
          ? `This failed ${entry.messages === 1 ? "once" : `${entry.messages} times`} within the hour. Where somebody may be waiting because of it, there is a task on the Dashboard.`
          : "Nothing was spoken here, so there is no transcript."}
    </p>
  );
}

function AppointmentLink({ id }: { id: string }) {
  return (
    <div className="flex justify-end">
      <Link href={`/appointments?id=${id}`} className={buttonClasses()}>
        <CalendarCheck aria-hidden="true" />
        Open appointment
      </Link>
    </div>
  );
}

const typing = "input, textarea, select, [role=listbox], [role=grid], [role=combobox]";

function useArrowKeys(neighbours: LogDrawerProps["neighbours"], onGo: (entry: LogEntry) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest(typing)) return;
      const next =
        event.key === "ArrowDown" ? neighbours.below : event.key === "ArrowUp" ? neighbours.above : null;
      if (!next) return;
      event.preventDefault();
      onGo(next);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [neighbours, onGo]);
}
