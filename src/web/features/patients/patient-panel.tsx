import { ArrowLeft, CalendarPlus, Pencil, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { PatientWithHistory } from "#contract/patients/patients.ts";
import { bookingForState } from "#web/lib/booking-for.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { dateTimeOf, shortDate } from "#web/lib/formatting.ts";
import { mutateAndReport } from "#web/lib/mutate-and-report.ts";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { appointmentBadges } from "#web/ui/appointment-badges.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { showFailureToast } from "#web/ui/toasts/show-failure-toast.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { usePatient } from "./load-patient.ts";
import { NotesForm } from "./notes-form.tsx";
import { phoneOf } from "./patient-words.ts";
import { PreferenceSwitches } from "./preference-switches.tsx";
import { PrivacyButtons } from "./privacy-section.tsx";
import { useUndoMerge } from "./undo-merge.ts";

/** Form and validation libraries come with the dialog. */
const PatientDialog = onDemand(
  async () => (await import("./patient-dialog.tsx")).PatientDialog,
  null,
  ({ onClose }) => onClose,
);

interface PatientPanelProps {
  id: string;
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** One patient: how to reach them, what they wish, what was, and what was merged. */
export function PatientPanel({ id, onClose, onOpen }: PatientPanelProps) {
  const query = usePatient(id);
  const { data } = query;
  const [isEditing, setIsEditing] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // On a narrow screen the record has taken the place of the row that was pressed.
    if (back.current?.offsetParent) back.current.focus();
  }, []);
  const close = (
    <Button
      kind="quiet"
      size="small"
      isIcon
      aria-label="Close the record"
      className="max-wide:hidden"
      onClick={onClose}
    >
      <X aria-hidden="true" />
    </Button>
  );
  return (
    <div>
      <button
        ref={back}
        type="button"
        onClick={onClose}
        className={classNames(buttonClasses({ kind: "quiet" }), "mb-2 -ml-3.5 wide:hidden")}
      >
        <ArrowLeft aria-hidden="true" />
        All patients
      </button>
      <Panel title={data?.name ?? "Patient"} aside={close}>
        <NotLoaded query={query} loading="Loading the record..." failed="The record did not load" rows={4} />
        {data && (
          <PatientRecord key={data.id} patient={data} onEdit={() => setIsEditing(true)} onErased={onClose} />
        )}
      </Panel>
      {isEditing && data && (
        <PatientDialog
          patient={data}
          onClose={() => setIsEditing(false)}
          onOpen={(saved) => {
            setIsEditing(false);
            onOpen(saved);
          }}
        />
      )}
    </div>
  );
}

interface PatientRecordProps {
  patient: PatientWithHistory;
  onEdit: () => void;
  onErased: () => void;
}

function PatientRecord({ patient, onEdit, onErased }: PatientRecordProps) {
  return (
    <>
      <Section>
        <div className="flex gap-2">
          <Link
            href="/appointments?new=1"
            state={bookingForState(patient)}
            className={buttonClasses({ size: "small" })}
          >
            <CalendarPlus aria-hidden="true" />
            Book
          </Link>
          <Button size="small" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
            Edit
          </Button>
        </div>
        <dl className="mt-3 grid grid-cols-[96px_minmax(0,1fr)] gap-y-2 text-13">
          <Fact label="Phone">{phoneOf(patient.phone)}</Fact>
          <Fact label="Email">{patient.email ?? "None"}</Fact>
          <Fact label="Born">{patient.dateOfBirth ? shortDate(patient.dateOfBirth) : "Not known"}</Fact>
        </dl>
      </Section>
      <Section title="Contact preferences">
        <PreferenceSwitches patient={patient} />
      </Section>
      <Section title="Notes">
        <NotesForm patient={patient} />
      </Section>
      <Section title="History">
        <History visits={patient.visits} />
      </Section>
      {patient.merges.length > 0 && (
        <Section title="Merged records">
          <Merges merges={patient.merges} />
        </Section>
      )}
      <Section title="Privacy">
        <PrivacyButtons patient={patient} onErased={onErased} />
      </Section>
    </>
  );
}

function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="border-t border-line px-4 py-3.5 first:border-t-0 [header+&]:border-t-0">
      {title && <h3 className="mb-2 text-12 text-ink-3">{title}</h3>}
      {children}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{label}</dt>
      <dd className="break-words">{children}</dd>
    </>
  );
}

function History({ visits }: Pick<PatientWithHistory, "visits">) {
  if (visits.length === 0) return <p className="text-13 text-ink-2">No appointments yet</p>;
  return (
    <ul aria-label="History" className="grid gap-2 text-13">
      {visits.map((visit) => {
        const { label, tone } = appointmentBadges[visit.status];
        return (
          <li key={visit.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="w-22 flex-none text-ink-2">{shortDate(visit.requestedDate)}</span>
            <span className="min-w-24 flex-1">{visit.appointmentType}</span>
            <Badge tone={tone}>{label}</Badge>
          </li>
        );
      })}
    </ul>
  );
}

function Merges({ merges }: Pick<PatientWithHistory, "merges">) {
  const undo = useUndoMerge();
  const timeZone = useClinicTimeZone();
  const onUndo = (mergeId: string, mergedName: string) =>
    mutateAndReport(undo, mergeId, {
      onSuccess: () =>
        toast({ title: "Merge undone", description: `${mergedName} has a record of their own again` }),
      onError: (error) => showFailureToast(error, "The merge could not be undone"),
    });
  return (
    <ul aria-label="Merged records" className="grid gap-2 text-13">
      {merges.map(({ id, mergedName, mergedAt, mergedByUsername }) => (
        <li key={id} className="flex items-center gap-3">
          <span className="min-w-0 flex-1">
            {mergedName}
            <span className="block text-12 text-ink-3">
              {mergedByUsername}, {dateTimeOf(mergedAt, timeZone)}
            </span>
          </span>
          <Button
            size="small"
            isPending={undo.isPending}
            pendingLabel="Undoing..."
            onClick={() => onUndo(id, mergedName)}
          >
            Undo merge
          </Button>
        </li>
      ))}
    </ul>
  );
}
