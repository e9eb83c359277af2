import { settledWithinDays } from "#contract/limits.ts";
import type { ImportReport } from "#contract/patients/imports.ts";
import type { Clock } from "#kernel/clock.ts";
import type { AppointmentWatch } from "#server/booking/port.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { peopleOf } from "./patients/rules.ts";
import { carryPatients } from "./patients/service.ts";
import type { Decision, FileMemory } from "./port.ts";
import { readFile } from "./reading/service.ts";
import { emptyReport, emptyUndo, withDecisions, withUndone } from "./rules.ts";
import * as store from "./store.ts";
import { undoPatients, undoVisits } from "./undoing/service.ts";
import { spanOf } from "./visits/rules.ts";
import { carryVisits, seatsBetween, todayOf, type VisitContext } from "./visits/service.ts";

export interface WorkParts {
  database: Database;
  clock: Clock;
  /** Told of visits to come whose patients are to be reminded; null = nobody writes to patients. */
  watch: AppointmentWatch | null;
}

/** A piece of work on an import: it is over when another has been begun since. */
export interface Piece extends WorkParts {
  scope: ClinicScope;
  importId: string;
  revision: number;
  signal: AbortSignal;
}

/** Rows in one transaction: calls are kept waiting for less than they notice. */
const rowsAtOnce = 500;
/** Pages hear of the progress that often. */
const announceEvery = 4;
/** Whenever the rows have doubled, and now and then later on: a plan for few rows is a bad one for many. */
const isTimeToCount = (batch: number): boolean => (batch & (batch - 1)) === 0 || batch % 20 === 0;

/** Does what is to be done on the import, from where it was; false = it was told to stop before the end. */
export async function workOn(piece: Piece): Promise<boolean> {
  const { database, scope, importId } = piece;
  const record = await store.findImport(database.within(scope), importId);
  if (record === null || record.revision !== piece.revision) return true;
  if (record.status === "reading") return read(piece, record);
  if (record.status === "checking") return check(piece, record);
  if (record.status === "running") return run(piece);
  if (record.status === "undoing") return undo(piece);
  return true;
}

/** Nobody tries again: whoever waits for it is told. */
export async function giveUp(piece: Piece): Promise<void> {
  await changeOwn(piece, {
    ...{ status: "failed", finishedAt: piece.clock.now() },
    failure: "The server could not finish this. What was imported until then can be undone.",
  });
  announce(piece);
}

const announce = ({ database, scope, importId }: Piece) =>
  database.announce(scope.clinicId, { topic: "imports", id: importId });

/** The import while this is still the latest piece of work on it, kept from everybody else; null = it is not. */
async function lockOwn(
  queries: ClinicQueries,
  { importId, revision }: Piece,
): Promise<store.ImportRecord | null> {
  const record = await store.lockImport(queries, importId);
  return record?.revision === revision ? record : null;
}

/** Changes the import while this is still the latest piece of work on it. */
const changeOwn = (piece: Piece, change: store.ImportChange): Promise<boolean> =>
  piece.database.transaction(piece.scope, async (queries) => {
    if ((await lockOwn(queries, piece)) === null) return false;
    await store.changeImport(queries, piece.importId, change);
    return true;
  });

async function read(piece: Piece, record: store.ImportRecord): Promise<boolean> {
  const { database, scope, signal } = piece;
  const outcome = await readFile(database, scope, record, async (rowCount) => {
    const isOwn = await changeOwn(piece, { rowCount, processedCount: rowCount });
    announce(piece);
    return isOwn && !signal.aborted;
  });
  if (outcome === null) return false;
  await database.transaction(scope, async (queries) => {
    if ((await lockOwn(queries, piece)) === null) return;
    await store.removeParts(queries, piece.importId);
    const change = outcome.ok ? outcome.change : { failure: outcome.failure };
    await store.changeImport(queries, piece.importId, { ...change, status: outcome.ok ? "read" : "failed" });
  });
  announce(piece);
  return true;
}

/** Goes through all rows as an import would, and writes none: what it would make it keeps to itself. */
async function check(piece: Piece, record: store.ImportRecord): Promise<boolean> {
  const { database, scope, signal } = piece;
  const queries = database.within(scope);
  const context = await contextOf(piece, queries, record, memoryOfPreview());
  const { now } = context;
  await store.countAnew(database);
  const day = 86_400_000;
  const book = spanOf([{ start: now - settledWithinDays * day, end: now + 6 * 366 * day }]);
  const seats = record.kind === "appointments" ? await seatsBetween(queries, book) : null;
  let report: ImportReport = emptyReport();
  let done = 0;
  for (let batch = 1; done < record.rowCount; batch++) {
    const rows = await store.findRowsAfter(queries, record.id, done, { limit: rowsAtOnce });
    if (rows.length === 0) break;
    report = withDecisions(report, await carry(queries, record, rows, { ...context, seats }, false));
    done = rows.at(-1)?.number ?? record.rowCount;
    if (!(await changeOwn(piece, { processedCount: done }))) return true;
    if (batch % announceEvery === 0) announce(piece);
    if (signal.aborted) return false;
  }
  await changeOwn(piece, { status: "checked", report });
  announce(piece);
  return true;
}

const run = (piece: Piece): Promise<boolean> =>
  inBatches(piece, async (batch) => {
    if (isTimeToCount(batch)) await store.countAnew(piece.database);
    return runBatch(piece);
  });

/** `over` = another piece of work has been begun on the import. */
type Progress = "more" | "done" | "over";

/** Batch after batch, until no row is left or it is told to stop. */
async function inBatches(piece: Piece, work: (batch: number) => Promise<Progress>): Promise<boolean> {
  for (let batch = 1; ; batch++) {
    const state = await work(batch);
    if (state === "over") return true;
    if (state === "done" || batch % announceEvery === 0) announce(piece);
    if (state === "done") {
      announceRecords(piece);
      return true;
    }
    if (piece.signal.aborted) return false;
  }
}

/** One transaction: the rows, what became of them, and how far the import is. */
const runBatch = (piece: Piece): Promise<Progress> =>
  piece.database.transaction(piece.scope, async (queries) => {
    await store.lockRecords(queries);
    const record = await lockOwn(queries, piece);
    if (record?.status !== "running") return "over";
    const rows = await store.findRowsAfter(queries, record.id, record.processedCount, { limit: rowsAtOnce });
    if (rows.length === 0) {
      await store.changeImport(queries, record.id, { status: "done", finishedAt: piece.clock.now() });
      return "done";
    }
    const context = await contextOf(piece, queries, record, memoryOfImport(queries, record.id));
    const decisions = await carry(queries, record, rows, { ...context, seats: null }, true);
    await store.noteDecisions(queries, record.id, decisions);
    await store.changeImport(queries, record.id, {
      report: withDecisions(record.report ?? emptyReport(), decisions),
      processedCount: rows.at(-1)?.number ?? record.rowCount,
    });
    return "more";
  });

const undo = (piece: Piece): Promise<boolean> => inBatches(piece, () => undoBatch(piece));

/** The last rows first: what they made may lean on what rows before made. */
const undoBatch = (piece: Piece): Promise<Progress> =>
  piece.database.transaction(piece.scope, async (queries) => {
    await store.lockRecords(queries);
    const record = await lockOwn(queries, piece);
    if (record?.status !== "undoing") return "over";
    const before = record.rowCount + 1 - record.processedCount;
    const rows = await store.findRowsBefore(queries, record.id, before, rowsAtOnce);
    if (rows.length === 0) {
      await store.removeRows(queries, record.id);
      await store.changeImport(queries, record.id, { status: "undone" });
      return "done";
    }
    const undone = await (record.kind === "patients"
      ? undoPatients(queries, record.id, rows)
      : undoVisits(queries, record.id, rows));
    await store.changeImport(queries, record.id, {
      undo: withUndone(record.undo ?? emptyUndo(), undone),
      processedCount: record.rowCount + 1 - (rows.at(-1)?.number ?? 1),
    });
    return "more";
  });

function announceRecords({ database, scope }: Piece): void {
  for (const topic of ["patients", "appointments"] as const) database.announce(scope.clinicId, { topic });
}

const carry = (
  queries: ClinicQueries,
  { kind }: store.ImportRecord,
  rows: readonly store.FileRowRecord[],
  context: VisitContext,
  doIt: boolean,
): Promise<Decision[]> =>
  kind === "patients"
    ? carryPatients(queries, rows, context, doIt)
    : carryVisits(queries, rows, context, doIt);

async function contextOf(
  { clock, watch }: Piece,
  queries: ClinicQueries,
  record: store.ImportRecord,
  memory: FileMemory,
): Promise<Omit<VisitContext, "seats">> {
  const profile = await findClinicProfile(queries);
  const now = clock.now();
  const { columns, mapping, options } = record;
  const reading = {
    ...{ columns: columns.map(({ name }) => name), mapping, dateOrder: options.dateOrder },
    today: todayOf(now, profile),
  };
  const by = { userId: record.createdBy, username: record.createdByUsername };
  const chairs = await store.findChairs(queries);
  return { reading, options, memory, importId: record.id, by, now, profile, chairs, watch };
}

const memoryOfImport = (queries: ClinicQueries, importId: string): FileMemory => ({
  people: async (known) => peopleOf(known),
  marksOf: (recordIds) => store.findLines(queries, importId, recordIds),
});

function memoryOfPreview(): FileMemory {
  const people = peopleOf([]);
  const marks = new Map<string, number>();
  const met = new Set<string>();
  return {
    people: async (known) => {
      for (const person of known) {
        const key = `${person.id} ${person.name}`;
        if (!met.has(key)) people.add(person);
        met.add(key);
      }
      return people;
    },
    marksOf: async () => marks,
  };
}
