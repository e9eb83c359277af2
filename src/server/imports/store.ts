import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import { toIso } from "#kernel/clock.ts";
import type { ClinicId } from "#kernel/ids.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { asJson, idList } from "#server/db/list-parameters.ts";
import { appointment } from "#server/db/schema/booking.ts";
import { chair } from "#server/db/schema/clinic.ts";
import { dataImport, importPart, importRow } from "#server/db/schema/imports.ts";
import { patient } from "#server/db/schema/patients.ts";
import type { Decision } from "./port.ts";

export type ImportRecord = typeof dataImport.$inferSelect;
export type ImportChange = Partial<NewRow<typeof dataImport>>;

const mostListed = 20;

export const listImports = (queries: ClinicQueries): Promise<ImportRecord[]> =>
  queries.find(dataImport, { orderBy: [desc(dataImport.createdAt), desc(dataImport.id)], limit: mostListed });

export const findImport = (queries: ClinicQueries, id: string): Promise<ImportRecord | null> =>
  queries.findOne(dataImport, eq(dataImport.id, id));

/** Nobody else changes it until the transaction is over. */
export async function lockImport(queries: ClinicQueries, id: string): Promise<ImportRecord | null> {
  await queries.rows(
    (clinicId) =>
      sql`select id from data_import where clinic_id = ${clinicId} and id = ${id}::uuid for update`,
  );
  return findImport(queries, id);
}

/**
 * One batch of the clinic's imports at a time until the transaction is over: what one finds standing, another does not take back
 * in the same moment.
 */
export async function lockRecords(queries: ClinicQueries): Promise<void> {
  await queries.rows((clinicId) => sql`select pg_advisory_xact_lock(7214, hashtext(${clinicId}::text))`);
}

export async function insertImport(
  queries: ClinicQueries,
  row: NewRow<typeof dataImport>,
): Promise<ImportRecord> {
  const [made] = await queries.insert(dataImport, row);
  if (!made) throw new Error("The database returned no row for an insert");
  return made;
}

export async function changeImport(
  queries: ClinicQueries,
  id: string,
  change: ImportChange,
): Promise<ImportRecord | null> {
  return (await queries.update(dataImport, change, eq(dataImport.id, id)))[0] ?? null;
}

export async function removeImport(queries: ClinicQueries, id: string): Promise<void> {
  await queries.remove(dataImport, eq(dataImport.id, id));
}

/** A part that comes again is the same part. */
export async function keepPart(
  queries: ClinicQueries,
  part: { importId: string; index: number; content: Buffer },
): Promise<void> {
  await queries.insertNew(importPart, part);
}

export async function findPart(
  queries: ClinicQueries,
  importId: string,
  index: number,
): Promise<Buffer | null> {
  const part = await queries.findOne(
    importPart,
    and(eq(importPart.importId, importId), eq(importPart.index, index)),
  );
  return part?.content ?? null;
}

export async function sizeOfParts(
  queries: ClinicQueries,
  importId: string,
): Promise<{ parts: number; bytes: number }> {
  const [row] = await queries.rows<{ parts: number; bytes: number }>(
    (clinicId) => sql`
      select count(*)::int as parts, coalesce(sum(length(content)), 0)::int as bytes
        from import_part where clinic_id = ${clinicId} and import_id = ${importId}::uuid`,
  );
  return row ?? { parts: 0, bytes: 0 };
}

export async function removeParts(queries: ClinicQueries, importId: string): Promise<void> {
  await queries.rows(
    (clinicId) =>
      sql`delete from import_part where clinic_id = ${clinicId} and import_id = ${importId}::uuid`,
  );
}

export interface NewFileRow {
  number: number;
  line: number;
  cells: string[];
  faults: Record<string, string> | null;
}

export async function insertRows(
  queries: ClinicQueries,
  importId: string,
  rows: readonly NewFileRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await queries.rows(
    (clinicId) => sql`
      insert into import_row (clinic_id, import_id, number, line, cells, faults)
      select ${clinicId}, ${importId}::uuid, n.number, n.line, n.cells, nullif(n.faults, 'null'::jsonb)
        from jsonb_to_recordset(${asJson(rows)}) as n(number int, line int, cells jsonb, faults jsonb)`,
  );
}

export async function removeRows(queries: ClinicQueries, importId: string): Promise<void> {
  await queries.rows(
    (clinicId) => sql`delete from import_row where clinic_id = ${clinicId} and import_id = ${importId}::uuid`,
  );
}

export type FileRowRecord = typeof importRow.$inferSelect;

/** Rows behind this number, `onlySkipped` those alone that were left out. */
export const findRowsAfter = (
  queries: ClinicQueries,
  importId: string,
  after: number,
  { limit, onlySkipped = false }: { limit: number; onlySkipped?: boolean },
): Promise<FileRowRecord[]> =>
  queries.find(importRow, {
    where: and(
      eq(importRow.importId, importId),
      gt(importRow.number, after),
      onlySkipped ? eq(importRow.verdict, "skipped") : undefined,
    ),
    orderBy: [asc(importRow.number)],
    limit,
  });

/** The latest first, for who takes them back. */
export const findRowsBefore = (
  queries: ClinicQueries,
  importId: string,
  before: number,
  limit: number,
): Promise<FileRowRecord[]> =>
  queries.find(importRow, {
    where: and(eq(importRow.importId, importId), lt(importRow.number, before)),
    orderBy: [desc(importRow.number)],
    limit,
  });

/** What became of rows, in one statement. */
export async function noteDecisions(
  queries: ClinicQueries,
  importId: string,
  decisions: readonly Decision[],
): Promise<void> {
  const noted = decisions.map(({ number, verdict, reason, recordId, patientId, patientDigest, mark }) => ({
    ...{ number, verdict, reason, recordId, patientId, patientDigest },
    ...{ digest: mark?.digest, before: mark?.before },
  }));
  await queries.rows(
    (clinicId) => sql`
      update import_row r
         set verdict = n.verdict, reason = n.reason, record_id = n."recordId", patient_id = n."patientId",
             patient_digest = n."patientDigest", record_digest = n.digest, before = nullif(n.before, 'null'::jsonb)
        from jsonb_to_recordset(${asJson(noted)}) as n(number int, verdict text, reason text, "recordId" uuid,
             "patientId" uuid, "patientDigest" text, digest text, before jsonb)
       where r.clinic_id = ${clinicId} and r.import_id = ${importId}::uuid and r.number = n.number`,
  );
}

/**
 * Has the database look at how many rows there are: while a file comes in that changes faster than it notices by itself (the
 * embedded one never does), and it would read a whole table where an index leads to a row.
 */
export async function countAnew(database: Database): Promise<void> {
  for (const table of [importRow, patient, appointment])
    await database.acrossClinics().execute(sql`analyze ${table}`);
}

/** Lines on which these records were met already. */
export async function findLines(
  queries: ClinicQueries,
  importId: string,
  recordIds: readonly string[],
): Promise<Map<string, number>> {
  if (recordIds.length === 0) return new Map();
  const rows = await queries.rows<{ id: string; line: number }>(
    (clinicId) => sql`
      select record_id as id, line from import_row
       where clinic_id = ${clinicId} and import_id = ${importId}::uuid
         and record_id = any(${idList(recordIds)})`,
  );
  return new Map(rows.map(({ id, line }) => [id, line]));
}

/** In the order in which visits are put into them. */
export const findChairs = (queries: ClinicQueries): Promise<(typeof chair.$inferSelect)[]> =>
  queries.find(chair, {
    where: sql`${chair.removedAt} is null`,
    orderBy: [asc(chair.createdAt), asc(chair.id)],
  });

/** Imports of any clinic that are older and still hold something of people. */
export async function findStale(
  database: Database,
  before: number,
): Promise<{ id: string; clinicId: ClinicId }[]> {
  const result = await database.acrossClinics().execute(sql`
    select i.id, i.clinic_id as "clinicId" from data_import i
     where coalesce(i.finished_at, i.created_at) < ${toIso(before)}::timestamptz
       and (i.finished_at is null or i.columns @? '$[*].samples[*]' or i.undo @? '$.keptNames[*]'
         or exists (select from import_row r where r.import_id = i.id))
     order by coalesce(i.finished_at, i.created_at) limit 100`);
  return result.rows as never;
}
