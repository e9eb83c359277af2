import type { DataImport } from "#contract/patients/imports.ts";
import { type Clock, toIso } from "#kernel/clock.ts";
import { csvLine } from "#kernel/csv.ts";
import type { Actor } from "#server/auth/guard.ts";
import type { Database } from "#server/db/database.ts";
import { csvFile } from "#server/http/csv-file.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { csvOfPatients, csvOfVisits } from "./exporting/service.ts";
import { type ImportOutcome, type ImportRecord, type ImportService, undoUntil } from "./service.ts";

/** Parts of files come quickly one after the other: 64 MB in two minutes. */
const partsPerMinute = 240;
const exportsPerMinute = 10;

export function importRoutes(router: Router<Actor>, imports: ImportService, clock: Clock): void {
  const shown = (record: ImportRecord) => present(record, clock.now());
  const settled = (outcome: ImportOutcome): DataImport => shown(recordOf(outcome));
  const found = async ({ scope }: Actor, id: string) => {
    const record = await imports.find(scope, id);
    if (record === null) throw notFound();
    return record;
  };

  router.on("listImports", async ({ actor }) => (await imports.list(actor.scope)).map(shown));
  router.on(
    "createImport",
    async ({ actor, body }) => shown(await imports.create(actor.scope, body, actor.user)),
    { perMinute: 20 },
  );
  router.on("getImport", async ({ actor, params }) => shown(await found(actor, params.id)));
  router.on("discardImport", async ({ actor, params }) => {
    recordOf(await imports.discard(actor.scope, params.id));
    return {};
  });
  router.on(
    "uploadImportPart",
    async ({ actor, params, body }) => {
      const content = Buffer.from(body.content, "base64");
      const { receivedParts } = recordOf(
        await imports.uploadPart(actor.scope, params.id, params.index, content),
      );
      return { receivedParts };
    },
    { perMinute: partsPerMinute },
  );
  router.on("readImport", async ({ actor, params }) => settled(await imports.read(actor.scope, params.id)));
  router.on("checkImport", async ({ actor, params, body }) =>
    settled(await imports.check(actor.scope, params.id, body)),
  );
  router.on("runImport", async ({ actor, params }) => settled(await imports.run(actor.scope, params.id)));
  router.on("undoImport", async ({ actor, params }) => settled(await imports.undo(actor.scope, params.id)));

  router.on("exportSkippedRows", async ({ actor, params, reply }) => {
    const record = await found(actor, params.id);
    return csvFile(reply, "left-out.csv", csvOfSkipped(record, imports.skippedRows(actor.scope, record)));
  });
}

/** What goes out again. */
export function exportRoutes(router: Router<Actor>, database: Database): void {
  router.on(
    "exportPatients",
    async ({ actor, reply }) => csvFile(reply, "patients.csv", csvOfPatients(database.within(actor.scope))),
    { perMinute: exportsPerMinute },
  );
  router.on(
    "exportAppointments",
    async ({ actor, reply }) => csvFile(reply, "appointments.csv", csvOfVisits(database.within(actor.scope))),
    { perMinute: exportsPerMinute },
  );
}

const notFound = () => new Refusal("not_found", "This import does not exist any more.");

function recordOf(outcome: ImportOutcome): ImportRecord {
  if (outcome.ok) return outcome.record;
  if (outcome.reason === "not_found") throw notFound();
  if (outcome.reason === "not_now")
    throw new Refusal("edit_conflict", "That cannot be done with this import now. Load the page again.");
  const { field, message } = outcome;
  throw new Refusal("validation_failed", message, { errors: [{ field, message }] });
}

/** The rows as they came, so that they can be mended and imported again. */
async function* csvOfSkipped(
  { columns }: ImportRecord,
  rows: AsyncIterable<{ line: number; reason: string | null; cells: string[] }>,
): AsyncGenerator<string> {
  yield csvLine([...columns.map(({ name }) => name), "Line", "Left out because"]);
  for await (const { line, reason, cells } of rows)
    yield csvLine([...columns.map((_, place) => cells[place] ?? ""), line, reason ?? ""]);
}

function present(record: ImportRecord, now: number): DataImport {
  const { id, kind, fileName, status, failure, sizeBytes, receivedParts, rowCount, processedCount } = record;
  const { encoding, delimiter, columns, mapping, options, report, undo, createdByUsername } = record;
  const until = undoUntil(record, now);
  return {
    ...{ id, kind, fileName, status, failure, sizeBytes, receivedParts, rowCount, processedCount },
    ...{ encoding, delimiter, columns, mapping, options, report, undo, createdByUsername },
    createdAt: toIso(record.createdAt),
    finishedAt: record.finishedAt === null ? null : toIso(record.finishedAt),
    undoUntil: until === null ? null : toIso(until),
  };
}
