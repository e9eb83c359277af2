import { sql } from "drizzle-orm";
import { customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ImportField, ImportKind, ImportStatus } from "#contract/patients/import-options.ts";
import type { ImportOptions, ImportReport, ImportUndo } from "#contract/patients/imports.ts";
import type { UserId } from "#kernel/ids.ts";
import { instantColumn } from "../columns.ts";
import { clinicColumn } from "./clinic.ts";

const bytesColumn = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** A file of patients or visits, from its upload to the day after which it can no longer be undone. */
export const dataImport = pgTable(
  "data_import",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    kind: text("kind").notNull().$type<ImportKind>(),
    fileName: text("file_name").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    status: text("status").notNull().$type<ImportStatus>(),
    /** Counts the pieces of work that were begun on it: a job that was overtaken does nothing more. */
    revision: integer("revision").notNull().default(0),
    receivedParts: integer("received_parts").notNull().default(0),
    encoding: text("encoding"),
    delimiter: text("delimiter"),
    /** Headings of the file, each with the first few cells below it. */
    columns: jsonb("columns").notNull().default([]).$type<{ name: string; samples: string[] }[]>(),
    mapping: jsonb("mapping").notNull().default([]).$type<(ImportField | null)[]>(),
    options: jsonb("options").notNull().$type<ImportOptions>(),
    rowCount: integer("row_count").notNull().default(0),
    /** Rows that the work under way has behind it, in the same transaction as what became of them. */
    processedCount: integer("processed_count").notNull().default(0),
    report: jsonb("report").$type<ImportReport>(),
    undo: jsonb("undo").$type<ImportUndo>(),
    failure: text("failure"),
    createdBy: uuid("created_by").notNull().$type<UserId>(),
    createdByUsername: text("created_by_username").notNull(),
    createdAt: instantColumn("created_at").notNull(),
    finishedAt: instantColumn("finished_at"),
  },
  (t) => [index("data_import_clinic").on(t.clinicId, t.createdAt)],
);

/** The file as it came, until it is read. */
export const importPart = pgTable(
  "import_part",
  {
    clinicId: clinicColumn(),
    importId: uuid("import_id")
      .notNull()
      .references(() => dataImport.id, { onDelete: "cascade" }),
    index: integer("index").notNull(),
    content: bytesColumn("content").notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.index] })],
);

/** A row of the file, what became of it, and what it takes to undo that. */
export const importRow = pgTable(
  "import_row",
  {
    clinicId: clinicColumn(),
    importId: uuid("import_id")
      .notNull()
      .references(() => dataImport.id, { onDelete: "cascade" }),
    /** From 1, below the heading. */
    number: integer("number").notNull(),
    line: integer("line").notNull(),
    cells: jsonb("cells").notNull().$type<string[]>(),
    /** What is wrong with the row as text: by the place of the column, or of the whole. */
    faults: jsonb("faults").$type<Record<string, string>>(),
    verdict: text("verdict").$type<"made" | "changed" | "same" | "skipped">(),
    reason: text("reason"),
    /** The patient or visit that was made or changed. */
    recordId: uuid("record_id"),
    /** The patient that was made along with the visit. */
    patientId: uuid("patient_id"),
    /** The record before it was changed. */
    before: jsonb("before"),
    /** Digests of the records as the import left them: who has another by now was changed since. */
    recordDigest: text("record_digest"),
    patientDigest: text("patient_digest"),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.number] }),
    index("import_row_record").on(t.importId, t.recordId),
    index("import_row_skipped").on(t.importId, t.number).where(sql`verdict = 'skipped'`),
  ],
);
