import { Database, Download, FileText, Heart, Search, Upload, UserPlus, Users } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { textLimits } from "#contract/limits.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useDebouncedValue } from "#web/lib/debounced-value.ts";
import { plural } from "#web/lib/formatting.ts";
import { useFetchedWhenQuiet } from "#web/lib/page/fetched-when-quiet.ts";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { WorkInProgress } from "#web/ui/work-in-progress.tsx";
import { DuplicatesDialog } from "./duplicates-dialog.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { useDuplicates } from "./list-duplicates.ts";
import { usePatients } from "./list-patients.ts";
import { PatientPanel } from "./patient-panel.tsx";
import { PatientTable } from "./patient-table.tsx";

/** Form and validation libraries come with the dialog. */
const PatientDialog = onDemand(
  async () => (await import("./patient-dialog.tsx")).PatientDialog,
  null,
  ({ onClose }) => onClose,
);

const dialogs = [PatientDialog];

const planned = [
  { label: "Patient database", icon: <Database aria-hidden="true" /> },
  { label: "Medical records", icon: <FileText aria-hidden="true" /> },
  { label: "Health tracking", icon: <Heart aria-hidden="true" /> },
];

/** Typing asks once it rests, not at every letter. */
const restMs = 200;

/** Everybody the clinic has booked: found through typos, with history, wishes and notes. */
export function PatientsPage() {
  useFetchedWhenQuiet(dialogs);
  const [search, setSearch] = useState("");
  const [isExporting, setIsExporting] = useState(false);
  const [isMerging, setIsMerging] = useState(false);
  const duplicates = useDuplicates();
  const wanted = useDebouncedValue(search.trim(), restMs);
  const query = usePatients(wanted);
  const { openId, isNew, open, setIsNew } = usePatientAddress();
  const giveFocusBack = useFocusOf(openId);
  const patients = query.data?.pages.flatMap((page) => page.patients);
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title="Patients"
        subtitle={subtitleOf(total, wanted, query.isPending)}
        actions={
          <>
            <Link href="/patients/import" className={buttonClasses()}>
              <Upload aria-hidden="true" /> Import
            </Link>
            <Button icon={<Download aria-hidden="true" />} onClick={() => setIsExporting(true)}>
              Export
            </Button>
            <Button kind="filled" icon={<UserPlus aria-hidden="true" />} onClick={() => setIsNew(true)}>
              Add patient
            </Button>
          </>
        }
      />
      <div className={classNames("-mt-4 flex flex-wrap gap-2", openId !== "" && besideOnly)}>
        <div className="w-80 max-desk:w-full">
          <Input
            type="search"
            icon={<Search aria-hidden="true" />}
            aria-label="Search patients"
            placeholder="Search by name, phone or email"
            maxLength={textLimits.name}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <Button onClick={() => setIsMerging(true)}>
          Possible duplicates, {duplicates.data?.length ?? 0}
        </Button>
      </div>
      <div
        className={classNames(
          "grid items-start gap-4",
          openId !== "" && "wide:grid-cols-[minmax(0,1fr)_350px]",
        )}
      >
        <div
          aria-busy={query.isPlaceholderData}
          className={classNames(
            "overflow-hidden rounded-l border border-line bg-surface",
            openId !== "" && besideOnly,
          )}
        >
          <NotLoaded
            query={query}
            loading="Loading patients..."
            failed="The patients did not load"
            rows={6}
          />
          {patients?.length === 0 && <NoPatients isSearch={wanted !== ""} onAdd={() => setIsNew(true)} />}
          {patients && patients.length > 0 && (
            <PatientTable patients={patients} openId={openId} onOpen={open} />
          )}
          {query.hasNextPage && (
            <div className="border-t border-line p-3">
              <ShowMore query={query} />
            </div>
          )}
        </div>
        {openId !== "" && (
          <PatientPanel
            key={openId}
            id={openId}
            onClose={() => {
              open("");
              giveFocusBack();
            }}
            onOpen={open}
          />
        )}
      </div>
      {isNew && <PatientDialog patient={null} onClose={() => setIsNew(false)} onOpen={open} />}
      <WorkInProgress planned={planned} expected="Expected completion: Coming soon" />
      <ExportDialog isOpen={isExporting} onClose={() => setIsExporting(false)} />
      <DuplicatesDialog
        isOpen={isMerging}
        pairs={duplicates.data ?? []}
        onClose={() => setIsMerging(false)}
        onMerged={(id) => {
          setIsMerging(false);
          open(id);
        }}
      />
    </div>
  );
}

function subtitleOf(total: number, search: string, isPending: boolean): string {
  if (isPending) return "Found by name, phone or email";
  if (search !== "") return `${plural(total, "person", "people")} found`;
  return `${plural(total, "person", "people")}, found by name, phone or email`;
}

function NoPatients({ isSearch, onAdd }: { isSearch: boolean; onAdd: () => void }) {
  if (isSearch)
    return (
      <EmptyState icon={<Search />} title="No patients found">
        Part of a name, phone number or email address is enough, and typos do no harm.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Users />}
      title="No patients yet"
      action={
        <Button size="small" icon={<UserPlus aria-hidden="true" />} onClick={onAdd}>
          Add patient
        </Button>
      }
    >
      A patient's record begins with the first appointment, or when you add it here.
    </EmptyState>
  );
}

/** Where there is no room for both, the record takes the list's place. */
const besideOnly = "max-wide:hidden";

/** The open record's id stands in the address; what was searched for does not, since it may be a name. */
function usePatientAddress() {
  const params = new URLSearchParams(useSearch());
  const openId = params.get("patient") ?? "";
  const [path, navigate] = useLocation();
  const open = (id: string) =>
    navigate(id === "" ? path : `${path}?patient=${encodeURIComponent(id)}`, {
      // From the list to a record the browser's Back leads to the list again.
      replace: id === "" || openId !== "" || params.has("new"),
    });
  const setIsNew = (isNew: boolean) => navigate(isNew ? `${path}?new=1` : path, { replace: true });
  return { openId, isNew: params.get("new") === "1", open, setIsNew };
}

/** Remembers the row that a record was opened from, and gives it the focus back when it is there again. */
function useFocusOf(openId: string): () => void {
  const opener = useRef<Element | null>(null);
  const [was, setWas] = useState(openId);
  if (was !== openId) {
    setWas(openId);
    if (was === "") opener.current = document.activeElement;
  }
  return () => requestAnimationFrame(() => opener.current instanceof HTMLElement && opener.current.focus());
}
