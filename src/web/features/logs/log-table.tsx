import type { LogEntry } from "#contract/calls.ts";
import { dateTimeOf, shortDateOf, twelveHourOf } from "#web/lib/formatting.ts";
import { Badge, logStatusTone, logTypeTones } from "#web/ui/badge.tsx";
import { SampleMark } from "#web/ui/sample-mark.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";
import { typeLabel } from "./log-filters.ts";
import { durationLabel } from "./log-labels.ts";

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
        `${typeLabel(entry.type)}, ${dateTimeOf(entry.startedAt, timeZone)}, ${entry.workflow}`
      }
      rowClassName={(entry) => changed.has(entry.id) && "[&>td]:changed-row"}
    />
  );
}

const columnsIn = (timeZone: string): TableColumn<LogEntry>[] => [
  { key: "type", title: "Type", cell: (entry) => <TypeBadge type={entry.type} /> },
  {
    key: "startedAt",
    title: "Started At",
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
    isNumber: true,
    cell: ({ durationSeconds }) => (
      <span className="whitespace-nowrap">{durationLabel(durationSeconds)}</span>
    ),
  },
  { key: "workflow", title: "Workflow/Deployment", cell: ({ workflow }) => <Workflow name={workflow} /> },
  { key: "messages", title: "Messages", isNumber: true, cell: (entry) => entry.messages },
  {
    key: "status",
    title: "Status",
    cell: (entry) => (
      <span className="flex flex-wrap items-center gap-2">
        <StatusBadge status={entry.status} />
        {entry.isSample && <SampleMark />}
      </span>
    ),
  },
];

/** `Receptionist · Main line`: the workflow, and under it where it ran. */
function Workflow({ name }: { name: string }) {
  const [workflow, ...deployment] = name.split(" · ");
  return (
    <span className="max-desk:text-right">
      <span className="block">{workflow}</span>
      {deployment.length > 0 && <span className="block text-ink-3">{deployment.join(" · ")}</span>}
    </span>
  );
}

export const TypeBadge = ({ type }: { type: LogEntry["type"] }) => (
  <Badge tone={logTypeTones[type]} hasDot={false}>
    {typeLabel(type)}
  </Badge>
);

export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={logStatusTone(status)}>{status}</Badge>
);
