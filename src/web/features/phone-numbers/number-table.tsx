import { Trash2 } from "lucide-react";
import type { PhoneNumber } from "#contract/telephony/phone-numbers.ts";
import type { NumberStatus } from "#contract/telephony/phone-options.ts";
import { dateOf, formatPhone, shortDateOf, twelveHourOf } from "#web/lib/formatting.ts";
import { providerLabel, stateShort } from "#web/lib/phone-labels.ts";
import { Badge, type Tone } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { SampleMark } from "#web/ui/sample-mark.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";

interface NumberTableProps {
  numbers: readonly PhoneNumber[];
  today: string;
  timeZone: string;
  onOpenAgent: (agentId: string) => void;
  onRemove: (number: PhoneNumber) => void;
  onProve: (number: PhoneNumber) => void;
}

const statusTones: Record<NumberStatus, Tone> = {
  Connected: "green",
  "In progress": "blue",
  "Waiting to be connected": "yellow",
};

/** One row per number; an assigned agent opens its settings. */
export function NumberTable({ numbers, ...rest }: NumberTableProps) {
  return (
    <Table
      caption="Phone numbers"
      columns={columnsFor(rest)}
      rows={numbers}
      rowKey={(number) => number.id}
      cardsBelow="wide"
    />
  );
}

type Context = Omit<NumberTableProps, "numbers">;

const columnsFor = (context: Context): TableColumn<PhoneNumber>[] => [
  {
    key: "phoneNumber",
    title: "Phone Number",
    cell: ({ phoneNumber, isSample }) => (
      <span className="flex flex-wrap items-center gap-2 whitespace-nowrap">
        <span className="figures">{formatPhone(phoneNumber)}</span>
        {isSample && <SampleMark />}
      </span>
    ),
  },
  { key: "country", title: "Country", cell: ({ country }) => country },
  { key: "state", title: "State", cell: ({ state }) => stateShort(state) },
  { key: "provider", title: "Provider", cell: ({ provider }) => providerLabel(provider) },
  { key: "lines", title: "Lines", isNumber: true, cell: ({ lines }) => lines },
  {
    key: "status",
    title: "Status",
    cell: (number) => <Status number={number} onProve={context.onProve} />,
  },
  {
    key: "assignedAgent",
    title: "Assigned Agent",
    cell: (number) => <AssignedAgent number={number} onOpenAgent={context.onOpenAgent} />,
  },
  { key: "addedAt", title: "Added At", cell: (number) => <AddedAt number={number} {...context} /> },
];

function Status({ number, onProve }: { number: PhoneNumber } & Pick<Context, "onProve">) {
  return (
    <span className="flex flex-col items-start gap-1.5">
      <Badge tone={statusTones[number.status]}>{number.status}</Badge>
      {number.waitsFor === "code" && (
        <Button
          size="small"
          aria-label={`Prove that ${formatPhone(number.phoneNumber)} is yours`}
          onClick={() => onProve(number)}
        >
          Prove it is yours
        </Button>
      )}
      {number.waitsFor === "operator" && (
        <span className="max-w-48 text-12 text-ink-2">
          Only whoever runs this server can connect it. Ask them to give you this number.
        </span>
      )}
    </span>
  );
}

function AssignedAgent({ number, onOpenAgent }: { number: PhoneNumber } & Pick<Context, "onOpenAgent">) {
  if (number.assignedAgents.length === 0) return <span className="text-ink-2">Nobody yet</span>;
  return (
    <span className="flex flex-col items-start gap-1">
      {number.assignedAgents.map((agent) => (
        <button
          key={agent.id}
          type="button"
          className="inline-flex items-center gap-2 rounded-s font-medium text-accent-ink hover:underline"
          onClick={() => onOpenAgent(agent.id)}
        >
          <img src={agent.image} alt="" width={26} height={26} className="rounded-s" />
          {agent.name}, {agent.role}
        </button>
      ))}
    </span>
  );
}

function AddedAt({ number, today, timeZone, onRemove }: Context & { number: PhoneNumber }) {
  const isToday = dateOf(number.addedAt, timeZone) === today;
  return (
    <span className="flex items-center justify-between gap-2 whitespace-nowrap">
      {isToday ? `Today, ${twelveHourOf(number.addedAt, timeZone)}` : shortDateOf(number.addedAt, timeZone)}
      {!number.isSample && (
        <Button
          kind="quiet"
          size="small"
          isIcon
          aria-label={`Remove ${formatPhone(number.phoneNumber)}`}
          onClick={() => onRemove(number)}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      )}
    </span>
  );
}
