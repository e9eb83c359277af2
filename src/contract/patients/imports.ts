import { z } from "zod";
import { id, instant } from "../fields.ts";
import {
  dateOrders,
  importFields,
  importKinds,
  importLimits,
  importStatuses,
  knownPeople,
} from "./import-options.ts";

const count = z.number().int().min(0);

export const createImportBody = z.object({
  kind: z.enum(importKinds),
  fileName: z.string().trim().min(1, "The file has no name").max(200, "The file’s name is too long"),
  sizeBytes: z
    .number()
    .int()
    .min(1, "The file is empty")
    .max(importLimits.fileBytes, `A file can have at most ${importLimits.fileBytes / 1_048_576} MB`),
});

export const importPartParams = z.object({ id, index: z.coerce.number().int().min(0).max(100_000) });
export const importPartBody = z.object({
  /** At most 512 kB of the file, in order, as base64. */
  content: z
    .base64("The part is not base64")
    .max((importLimits.partBytes * 4) / 3 + 4, "The part is too long"),
});
export const importPartReply = z.object({ receivedParts: count });

export const importOptions = z.object({
  dateOrder: z.enum(dateOrders),
  onKnown: z.enum(knownPeople),
  /** Whether patients are reminded of imported visits that are still to come. */
  sendsReminders: z.boolean(),
});
export type ImportOptions = z.infer<typeof importOptions>;

/** What each column holds, in the file’s order; null = it is left out. */
const mapping = z.array(z.enum(importFields).nullable()).max(importLimits.columns);

export const checkImportBody = z.object({ mapping, options: importOptions });

export const importTally = z.object({
  /** Patients of the one kind of file, visits of the other. */
  made: count,
  changed: count,
  /** Already here, with nothing to change. */
  same: count,
  skipped: count,
  /** Patients who had no record and got one with their first visit. */
  patientsMade: count,
  /** Of the visits: those that are over and nobody has said whether the patient came; absent in what an earlier version made. */
  toSettle: count.optional(),
  /** Of the visits: those that are too old for the book, and stand in the patients' records; absent likewise. */
  onRecord: count.optional(),
});

export const importExample = z.object({
  /** In the file. */
  line: count,
  /** Whom or what it is about. */
  title: z.string(),
  /** What it would hold, what would change, or why it is left out. */
  detail: z.string(),
});
export type ImportExample = z.infer<typeof importExample>;

/** What an import would do, or did. */
export const importReport = z.object({
  tally: importTally,
  made: z.array(importExample),
  changed: z.array(importExample),
  skipped: z.array(importExample),
  /** Why rows are left out, the most frequent first. */
  reasons: z.array(z.object({ reason: z.string(), count })),
  /** Cells that rows come in without, the most frequent first; absent in what an earlier version made. */
  cells: z.array(z.object({ reason: z.string(), count })).optional(),
  /** The first of those rows, and what stands in the cell. */
  withoutCells: z.array(importExample).optional(),
  /** Names in the file that nobody and nothing here has. */
  unknown: z.object({ practitioners: z.array(z.string()), chairs: z.array(z.string()) }),
});
export type ImportReport = z.infer<typeof importReport>;

export const importUndo = z.object({
  removed: count,
  restored: count,
  kept: count,
  /** What was changed since and so stays, by name. */
  keptNames: z.array(z.string()),
});
export type ImportUndo = z.infer<typeof importUndo>;

export const dataImport = z.object({
  id,
  kind: z.enum(importKinds),
  fileName: z.string(),
  status: z.enum(importStatuses),
  /** A sentence, where it failed. */
  failure: z.string().nullable(),
  sizeBytes: count,
  receivedParts: count,
  rowCount: count,
  /** Rows that the work under way has behind it. */
  processedCount: count,
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  mapping,
  options: importOptions,
  report: importReport.nullable(),
  undo: importUndo.nullable(),
  createdAt: instant,
  createdByUsername: z.string(),
  finishedAt: instant.nullable(),
  /** Until when it can be undone; null = it cannot. */
  undoUntil: instant.nullable(),
});
export type DataImport = z.infer<typeof dataImport>;
