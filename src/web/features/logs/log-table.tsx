import type { LogEntry, LoggedCall } from "#contract/calls/calls.ts";
import { dateTimeOf, formatPhone, shortDateOf, twelveHourOf } from "#web/lib/formatting.ts";
import { Badge } from "#web/ui/badge.tsx";
import { SampleMark } from "#web/ui/sample-mark.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";
import { TestBadge } from "#web/ui/test-badge.tsx";
import { typeLabel } from "./log-filters.ts";
import { durationLabel, outcomeLabel } from "./log-labels.ts";
import { logStatusTone, logTypeTones } from "./log-tones.ts";

interface LogTableProps {
  entries: readonly LogEntry[];
  timeZone: string;
  openId: string | null;
  changed: ReadonlySet<string>;
  onOpen: (entry: LogEntry) => void;
}

/** One row per entry; pressing one opens it. */
export function LogTable({ entries, timeZone, openId, changed, onOpen }: LogTableProps) {
  return (
    <Table
      caption="Log entries"
      columns={columnsIn(timeZone)}
      rows={entries}
      rowKey={(entry) => entry.id}
      openKey={openId}
      onOpenRow={onOpen}
      rowLabel={(entry) =>
        [
          ...[typeLabel(entry.type), dateTimeOf(entry.startedAt, timeZone), entry.workflow],
          ...(entry.call ? [callerOf(entry.call)] : []),
        ].join(", ")
      }
      rowClassName={(entry) => changed.has(entry.id) && "[&>td]:changed-row"}
    />
  );
}

const columnsIn = (timeZone: string): TableColumn<LogEntry>[] => [
  {
    key: "type",
    title: "Type",
    cell: (entry) => (
      <span className="flex min-w-0 flex-1 items-center gap-2">
        <TypeBadge type={entry.type} />
        {/* On a phone these need no lines of their own. */}
        <span className="ml-auto text-12 text-ink-3 desk:hidden">
          {[dateTimeOf(entry.startedAt, timeZone), lengthOf(entry)].filter(Boolean).join(", ")}
        </span>
      </span>
    ),
  },
  {
    key: "startedAt",
    title: "Started At",
    isWideOnly: true,
    cell: ({ startedAt }) => (
      <span className="whitespace-nowrap max-desk:text-right">
        <span className="block">{shortDateOf(startedAt, timeZone)}</span>
        <span className="block text-ink-3">{twelveHourOf(startedAt, timeZone)}</span>
      </span>
    ),
  },
  {
    key: "duration",
    title: "Duration",
    ...{ isNumber: true, isWideOnly: true },
    cell: (entry) => <span className="whitespace-nowrap">{lengthOf(entry) ?? "None"}</span>,
  },
  { key: "workflow", title: "Workflow/Deployment", cell: (entry) => <Workflow entry={entry} /> },
  {
    key: "messages",
    title: "Messages",
    ...{ isNumber: true, isWideOnly: true },
    cell: (entry) => entry.messages,
  },
  {
    key: "status",
    title: "Status",
    cell: (entry) => (
      <span className="flex flex-wrap items-center gap-2">
        <StatusBadge status={entry.status} />
        {entry.call?.isTest && <TestBadge />}
        {entry.call && !entry.call.isOnTheLine && (
          <span className="text-12 text-ink-2 desk:basis-full">{outcomeLabel(entry.call.outcome)}</span>
        )}
        {entry.isSample && <SampleMark />}
      </span>
    ),
  },
];

/** How long it took; a call that goes on has no length yet. */
const lengthOf = ({ durationSeconds, call }: LogEntry): string | null =>
  call?.isOnTheLine ? "On the line" : durationSeconds === null ? null : durationLabel(durationSeconds);

/** Who it was with and what they said first; then `Receptionist · Main line`: the workflow, and where it ran. */
function Workflow({ entry: { workflow: name, call } }: { entry: LogEntry }) {
  const [workflow, ...deployment] = name.split(" · ");
  const place = deployment.length > 0 && <span className="block text-ink-3">{deployment.join(" · ")}</span>;
  if (!call)
    return (
      <span className="max-desk:text-right">
        <span className="block">{workflow}</span>
        {place}
      </span>
    );
  return (
    <span className="block min-w-0 max-desk:text-right">
      <span className="block font-medium">{callerOf(call)}</span>
      <span className="block text-ink-2">{name}</span>
      {call.about !== null && (
        <span className="line-clamp-1 max-w-90 text-12 wrap-anywhere text-ink-3 max-desk:hidden">
          {`“${call.about}”`}
        </span>
      )}
    </span>
  );
}

const callerOf = ({ name, phone }: LoggedCall): string =>
  [name, phone === null ? "number withheld" : formatPhone(phone)].filter(Boolean).join(", ");

export const TypeBadge = ({ type }: { type: LogEntry["type"] }) => (
  <Badge tone={logTypeTones[type]} hasDot={false}>
    {typeLabel(type)}
  </Badge>
);

export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={logStatusTone(status)}>{status}</Badge>
);
