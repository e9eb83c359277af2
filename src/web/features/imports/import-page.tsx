import { ArrowLeft } from "lucide-react";
import { Link, useLocation, useSearch } from "wouter";
import { busyStatuses } from "#contract/patients/import-options.ts";
import type { DataImport } from "#contract/patients/imports.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { dateTimeOf } from "#web/lib/formatting.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { useDiscardImport } from "./change-import.ts";
import { FileForm } from "./file-form.tsx";
import { ImportPanel } from "./import-panel.tsx";
import { kindWords, statusWords } from "./import-words.ts";
import { useImport, useImports } from "./load-imports.ts";

/** Patients and visits from another program: file, columns, preview, result, undo. */
export function ImportPage() {
  const [path, navigate] = useLocation();
  const openId = new URLSearchParams(useSearch()).get("import") ?? "";
  const open = (id: string) => navigate(id === "" ? path : `${path}?import=${encodeURIComponent(id)}`);
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title="Import"
        subtitle="Patients and visits from another program, as a CSV file"
        actions={
          <Link href="/patients" className={buttonClasses()}>
            <ArrowLeft aria-hidden="true" /> Patients
          </Link>
        }
      />
      {openId === "" ? (
        <>
          <FileForm onSent={open} />
          <EarlierImports onOpen={open} />
        </>
      ) : (
        <OpenImport id={openId} onClose={() => open("")} />
      )}
    </div>
  );
}

function OpenImport({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useImport(id);
  const discard = useDiscardImport();
  const found = query.data;
  if (!found)
    return (
      <NotLoaded query={query} loading="Loading the import..." failed="The import did not load" rows={4} />
    );
  const isOver = found.finishedAt !== null || found.status === "failed";
  return (
    <>
      <div className="-mt-4 flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 truncate text-13 text-ink-2">
          {kindWords[found.kind]} · {found.fileName}
        </p>
        {isOver || busyStatuses.includes(found.status) ? (
          <Button kind="quiet" size="small" onClick={onClose}>
            All imports
          </Button>
        ) : (
          <Button
            kind="quiet"
            size="small"
            disabled={discard.isPending}
            onClick={() => discard.mutate(id, { onSuccess: onClose })}
          >
            Discard this file
          </Button>
        )}
      </div>
      <ImportPanel found={found} />
    </>
  );
}

function EarlierImports({ onOpen }: { onOpen: (id: string) => void }) {
  const { data } = useImports();
  const timeZone = useClinicTimeZone();
  if (!data || data.length === 0) return null;
  return (
    <Panel title="Imports so far">
      <ul aria-label="Imports so far">
        {data.map((one) => (
          <EarlierImport key={one.id} one={one} when={dateTimeOf(one.createdAt, timeZone)} onOpen={onOpen} />
        ))}
      </ul>
    </Panel>
  );
}

const EarlierImport = ({
  one,
  when,
  onOpen,
}: {
  one: DataImport;
  when: string;
  onOpen: (id: string) => void;
}) => (
  <li className="border-t border-line first:border-t-0">
    <button
      type="button"
      className="grid w-full gap-x-4 px-4 py-2.5 text-left text-13 hover:bg-hover desk:grid-cols-[minmax(0,1fr)_140px_200px]"
      onClick={() => onOpen(one.id)}
    >
      <span className="truncate font-medium">
        {kindWords[one.kind]} · {one.fileName}
      </span>
      <span className="text-ink-2">{statusWords[one.status]}</span>
      <span className="text-ink-3">
        {when}, {one.createdByUsername}
      </span>
    </button>
  </li>
);
