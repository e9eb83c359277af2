import { importLimits } from "#contract/patients/import-options.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { guessDateOrder } from "../columns/dates.ts";
import { guessMapping } from "../columns/rules.ts";
import * as store from "../store.ts";
import { bytesReader, decodeBytes, type FileEncoding } from "./encoding.ts";
import { findDelimiter, namesDelimiter, type RawRow, rowDivider, type TextRow, textOf } from "./rules.ts";

const rowsAtOnce = 1_000;
const sampleRows = 3;

type Failure = { ok: false; failure: string };
export type ReadOutcome = { ok: true; change: store.ImportChange } | Failure;

/** Lets calls have their turn. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Reads the parts of a file into rows. Begun anew each time: whoever was stopped in the middle left rows that are taken out
 * first.
 */
export async function readFile(
  database: Database,
  scope: ClinicScope,
  record: store.ImportRecord,
  onRows: (count: number) => Promise<boolean>,
): Promise<ReadOutcome | null> {
  const queries = database.within(scope);
  await store.removeRows(queries, record.id);
  const start = await store.findPart(queries, record.id, 0);
  if (start === null) return fail("The file is empty.");
  const bytes = bytesReader(start);
  if (bytes === null)
    return fail(
      "This is not a text file. In a spreadsheet choose “Save as” and then CSV, and import that file.",
    );
  const table = tableOf();
  let divide: ((text: string, isLast: boolean) => RawRow[]) | null = null;
  let delimiter = ",";
  for (let index = 0; index < record.receivedParts; index++) {
    const part = index === 0 ? start : await store.findPart(queries, record.id, index);
    if (part === null) return fail("A part of the file is missing. Import it again.");
    const isLast = index === record.receivedParts - 1;
    const text = bytes.read(part, isLast);
    if (divide === null) {
      delimiter = findDelimiter(text);
      divide = rowDivider(delimiter);
    }
    const failure = table.add(divide(text, isLast));
    if (failure !== null) return fail(failure);
    const rows = table.take();
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      await store.insertRows(queries, record.id, rows.slice(at, at + rowsAtOnce));
      await breathe();
    }
    if (!(await onRows(table.count()))) return null;
  }
  if (table.count() === 0) return fail("The file has no rows below its heading.");
  return {
    ok: true,
    change: { ...table.found(record.kind), delimiter, ...encodingOf(bytes.isUtf16, table.encodings) },
  };
}

const fail = (failure: string): Failure => ({ ok: false, failure });

const encodingOf = (isUtf16: boolean, seen: ReadonlySet<string>): { encoding: FileEncoding } => {
  if (isUtf16) return { encoding: "UTF-16" };
  if (seen.size === 2) return { encoding: "UTF-8 and Windows-1252" };
  return { encoding: seen.has("Windows-1252") ? "Windows-1252" : "UTF-8" };
};

/** The heading and the rows below it, as they come. */
function tableOf() {
  let heading: string[] | null = null;
  let waiting: store.NewFileRow[] = [];
  let number = 0;
  const samples: string[][] = [];
  const firstRows: TextRow[] = [];
  const encodings = new Set<string>();
  const take = () => {
    const rows = waiting;
    waiting = [];
    return rows;
  };
  const addRow = (row: TextRow) => {
    waiting.push({ number: ++number, ...row });
    if (firstRows.length < 1_000) firstRows.push(row);
    if (samples.length < sampleRows && row.faults === null)
      samples.push(row.cells.map((cell) => cell.slice(0, 60)));
  };
  return {
    encodings,
    take,
    count: () => number,
    /** A sentence where this cannot be imported. */
    add: (rows: readonly RawRow[]): string | null => {
      for (const row of rows) {
        if (heading === null && namesDelimiter(row)) continue;
        if (heading === null) {
          heading = row.cells.map((cell) => decodeBytes(cell).text.trim().slice(0, 80));
          if (heading.length > importLimits.columns)
            return `The file has more than ${importLimits.columns} columns.`;
          continue;
        }
        addRow(textOf(row, heading.length, (as) => encodings.add(as)));
        if (number > importLimits.rows)
          return `The file has more than ${importLimits.rows.toLocaleString("en-AU")} rows. Divide it and import the parts.`;
      }
      return null;
    },
    found: (kind: store.ImportRecord["kind"]): store.ImportChange => {
      const names = heading ?? [];
      const mapping = guessMapping(kind, names);
      const dates = ["dateOfBirth", "date"]
        .map((field) => mapping.indexOf(field as never))
        .filter((at) => at !== -1);
      const order = guessDateOrder(firstRows.flatMap(({ cells }) => dates.map((at) => cells[at] ?? "")));
      return {
        columns: names.map((name, at) => ({ name, samples: samples.map((cells) => cells[at] ?? "") })),
        mapping,
        options: { dateOrder: order, onKnown: "fill", sendsReminders: false },
      };
    },
  };
}
