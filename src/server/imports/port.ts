import type { ImportOptions } from "#contract/patients/imports.ts";
import type { UserId } from "#kernel/ids.ts";
import type { LeftOutCell, ReadableRow, Reading } from "./columns/drafts.ts";
import type { KnownPerson, People } from "./patients/rules.ts";

/** A row of the file, waiting for what becomes of it. */
export interface FileRow extends ReadableRow {
  number: number;
  line: number;
}

/** What a record was before, and a digest of what the import made of it. */
export interface Mark {
  digest: string;
  before?: unknown;
}

/** What becomes of a row. */
export interface Decision {
  number: number;
  line: number;
  verdict: "made" | "changed" | "same" | "skipped";
  /** Why it is left out, alike for rows that are left out for the same reason. */
  reason?: string;
  /** For the preview: whom it is about, and what is told of it. */
  title: string;
  detail: string;
  /** Of a visit that is made: whether it is too old for the book, or waits there to be settled. */
  standing?: "on_record" | "to_settle" | undefined;
  recordId?: string;
  mark?: Mark | undefined;
  /** The patient that is made along with a visit. */
  patientId?: string;
  patientDigest?: string | undefined;
  /** Cells that the row comes in without. */
  leftOut?: readonly LeftOutCell[];
  /** Names that nobody and nothing here has. */
  unknownPractitioner?: string;
  unknownChair?: string;
}

/**
 * What the rows before have left behind. A preview keeps it to itself, an import finds it in the database, so that a server
 * that was stopped in the middle goes on with the same.
 */
export interface FileMemory {
  /** Those on record, and those whom rows before would put there. */
  people(known: readonly KnownPerson[]): Promise<People>;
  /** Lines on which these records were met before. What is put in is remembered. */
  marksOf(recordIds: readonly string[]): Promise<Map<string, number>>;
}

/** What it takes to decide about rows. */
export interface CarryContext {
  reading: Reading;
  options: ImportOptions;
  memory: FileMemory;
  importId: string;
  by: { userId: UserId; username: string };
  now: number;
}
