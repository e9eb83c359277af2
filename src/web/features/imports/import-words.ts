import { settledWithinDays } from "#contract/limits.ts";
import type {
  DateOrder,
  ImportField,
  ImportKind,
  ImportStatus,
  KnownPeople,
} from "#contract/patients/import-options.ts";
import type { DataImport } from "#contract/patients/imports.ts";
import { plural } from "#web/lib/formatting.ts";

export const fieldWords: Record<ImportField, string> = {
  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone",
  otherPhone: "Second phone",
  email: "Email",
  dateOfBirth: "Date of birth",
  notes: "Notes",
  date: "Date of the visit",
  time: "Start time",
  endTime: "End time",
  durationMinutes: "Length in minutes",
  treatment: "Treatment",
  status: "Status",
  practitioner: "Practitioner",
  chair: "Chair",
};

export const kindWords: Record<ImportKind, string> = { patients: "Patients", appointments: "Appointments" };

export const dateOrderWords: Record<DateOrder, string> = {
  dmy: "Day first, 31/12/2026",
  mdy: "Month first, 12/31/2026",
};

export const knownWords: Record<KnownPeople, string> = {
  fill: "Fill in what is missing",
  replace: "Take what the file says",
  leave: "Leave them as they are",
};

export const statusWords: Record<ImportStatus, string> = {
  uploading: "Not sent completely",
  reading: "Reading",
  read: "Columns to choose",
  checking: "Checking",
  checked: "Ready to import",
  running: "Importing",
  done: "Imported",
  undoing: "Undoing",
  undone: "Undone",
  failed: "Failed",
};

/** `2 patients`, `1 visit`. */
export const countOf = (kind: ImportKind, count: number): string =>
  plural(count, kind === "patients" ? "patient" : "visit");

/** What the button of a checked file says: what pressing it does. */
export function runWords({ kind, report }: DataImport): string {
  const { made = 0, changed = 0 } = report?.tally ?? {};
  if (made === 0 && changed > 0) return `Change ${countOf(kind, changed)}`;
  return `Import ${countOf(kind, made)}`;
}

/** Where the visits of a file go, or went; null where an earlier version did not count it. */
export function whereWords({ kind, report }: DataImport, isDone: boolean): string | null {
  const { made = 0, toSettle = 0, onRecord } = report?.tally ?? {};
  if (kind !== "appointments" || onRecord === undefined || made === 0) return null;
  const inBook = made - onRecord;
  const settle = `${plural(toSettle, "visit")} of the last ${settledWithinDays} days`;
  const sentences = [
    inBook > 0 && `${plural(inBook, "visit")} ${verb(inBook, isDone)} the appointment book.`,
    toSettle > 0 && `Of these, ${settle} can be marked as arrived or missed there.`,
    onRecord > 0 &&
      `${plural(onRecord, "older visit")} ${verb(onRecord, isDone)} the patients’ records as ${onRecord === 1 ? "a past visit" : "past visits"}, not the book.`,
  ];
  return sentences.filter(Boolean).join(" ");
}

function verb(count: number, isDone: boolean): string {
  if (isDone) return count === 1 ? "is in" : "are in";
  return count === 1 ? "goes into" : "go into";
}
