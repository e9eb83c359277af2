import type { Patient } from "#contract/patients/patients.ts";
import { shortDate } from "#web/lib/formatting.ts";
import { Table } from "#web/ui/table.tsx";
import { initialsOf, phoneOf, visitOf } from "./patient-words.ts";

interface PatientTableProps {
  patients: readonly Patient[];
  openId: string;
  onOpen: (id: string) => void;
}

/** One row for each patient; pressing one opens the record. */
export function PatientTable({ patients, openId, onOpen }: PatientTableProps) {
  return (
    <Table
      caption="Patients"
      rows={patients}
      rowKey={({ id }) => id}
      openKey={openId}
      onOpenRow={({ id }) => onOpen(id)}
      rowLabel={({ name, phone }) => `${name}, ${phoneOf(phone)}`}
      columns={[
        { key: "name", title: "Name", cell: ({ name }) => <Name name={name} /> },
        {
          key: "phone",
          title: "Phone",
          cell: ({ phone }) => <span className="whitespace-nowrap">{phoneOf(phone)}</span>,
        },
        {
          key: "born",
          title: "Born",
          cell: ({ dateOfBirth }) => (
            <span className="whitespace-nowrap text-ink-2">
              {dateOfBirth ? shortDate(dateOfBirth) : "Not known"}
            </span>
          ),
        },
        {
          key: "lastVisit",
          title: "Last visit",
          cell: ({ lastVisit }) => (
            <span className="whitespace-nowrap text-ink-2">{lastVisit ? shortDate(lastVisit) : "None"}</span>
          ),
        },
        {
          key: "nextVisit",
          title: "Next visit",
          cell: ({ nextVisit }) => <span className="whitespace-nowrap">{visitOf(nextVisit)}</span>,
        },
      ]}
    />
  );
}

function Name({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 font-medium">
      <span
        aria-hidden="true"
        className="grid size-6.5 flex-none place-items-center rounded-full bg-accent-soft text-[11px] font-semibold text-accent-ink max-desk:hidden"
      >
        {initialsOf(name)}
      </span>
      {name}
    </span>
  );
}
