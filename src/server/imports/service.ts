import { busyStatuses, type ImportStatus, importLimits } from "#contract/patients/import-options.ts";
import type { ImportOptions } from "#contract/patients/imports.ts";
import { newId, type UserId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { enqueue } from "#server/queue/service.ts";
import { mappingFault } from "./columns/rules.ts";
import { withoutNames } from "./rules.ts";
import * as store from "./store.ts";
import type { WorkParts } from "./work.ts";

export type ImportRecord = store.ImportRecord;

export type ImportOutcome =
  | { ok: true; record: ImportRecord }
  | { ok: false; reason: "not_found" }
  | { ok: false; reason: "not_now" }
  | { ok: false; reason: "invalid"; field: string; message: string };

export interface ImportService {
  list(scope: ClinicScope): Promise<ImportRecord[]>;
  find(scope: ClinicScope, id: string): Promise<ImportRecord | null>;
  create(
    scope: ClinicScope,
    file: { kind: ImportRecord["kind"]; fileName: string; sizeBytes: number },
    by: { id: UserId; username: string },
  ): Promise<ImportRecord>;
  /** Parts come in order; one that comes again is the same part. */
  uploadPart(scope: ClinicScope, id: string, index: number, content: Buffer): Promise<ImportOutcome>;
  read(scope: ClinicScope, id: string): Promise<ImportOutcome>;
  check(
    scope: ClinicScope,
    id: string,
    wish: { mapping: ImportRecord["mapping"]; options: ImportOptions },
  ): Promise<ImportOutcome>;
  run(scope: ClinicScope, id: string): Promise<ImportOutcome>;
  undo(scope: ClinicScope, id: string): Promise<ImportOutcome>;
  /** Of an import that was not carried out. */
  discard(scope: ClinicScope, id: string): Promise<ImportOutcome>;
  skippedRows(scope: ClinicScope, record: ImportRecord): AsyncGenerator<store.FileRowRecord>;
}

export const workKind = "import_work";
const hour = 3_600_000;
export const undoMs = importLimits.undoHours * hour;
/** Files that a clinic may have waiting at once; the oldest makes room. */
const mostWaiting = 5;

const skippedAtOnce = 500;

/** Until when it can be undone; null = it cannot. */
export function undoUntil({ status, finishedAt }: ImportRecord, now: number): number | null {
  const until = finishedAt === null ? 0 : finishedAt + undoMs;
  return (status === "done" || status === "failed") && until > now ? until : null;
}

export function createImportService(parts: WorkParts & { wakeQueue: () => void }): ImportService {
  const { database, clock, wakeQueue } = parts;
  const announce = (scope: ClinicScope, id: string) =>
    database.announce(scope.clinicId, { topic: "imports", id });

  /** Decides on the import while nobody else changes it. */
  const change = async (
    scope: ClinicScope,
    id: string,
    decide: (queries: ClinicQueries, record: ImportRecord) => Promise<ImportOutcome>,
  ): Promise<ImportOutcome> => {
    const outcome = await database.transaction(scope, async (queries) => {
      const record = await store.lockImport(queries, id);
      return record === null ? ({ ok: false, reason: "not_found" } as const) : decide(queries, record);
    });
    if (outcome.ok) announce(scope, id);
    return outcome;
  };

  /** Begins a piece of work; whatever was at work on the import before does nothing more. */
  const begin = async (
    queries: ClinicQueries,
    record: ImportRecord,
    status: ImportStatus,
    further: store.ImportChange = {},
  ): Promise<ImportOutcome> => {
    const revision = record.revision + 1;
    const begun = { ...further, status, revision, processedCount: 0 };
    const changed = await store.changeImport(queries, record.id, begun);
    await enqueue(queries, clock.now(), {
      ...{ kind: workKind, payload: { importId: record.id, revision }, maxAttempts: 20 },
      dedupeKey: `${workKind}:${record.id}:${revision}`,
    });
    return changed ? { ok: true, record: changed } : { ok: false, reason: "not_found" };
  };
  const woken = async (outcome: Promise<ImportOutcome>) => {
    const settled = await outcome;
    if (settled.ok) wakeQueue();
    return settled;
  };

  return {
    list: (scope) => store.listImports(database.within(scope)),
    find: (scope, id) => store.findImport(database.within(scope), id),

    create: async (scope, file, by) => {
      const now = clock.now();
      const record = await database.transaction(scope, async (queries) => {
        await makeRoom(queries);
        return store.insertImport(queries, {
          ...{ id: newId(now), ...file, status: "uploading", createdAt: now },
          ...{ createdBy: by.id, createdByUsername: by.username },
          options: { dateOrder: "dmy", onKnown: "fill", sendsReminders: false },
        });
      });
      announce(scope, record.id);
      return record;
    },

    uploadPart: (scope, id, index, content) =>
      change(scope, id, async (queries, record) => {
        if (record.status !== "uploading" || index > record.receivedParts) return notNow;
        await store.keepPart(queries, { importId: id, index, content });
        const { bytes } = await store.sizeOfParts(queries, id);
        if (bytes > record.sizeBytes) return invalid("content", "The file is longer than it was said to be");
        const receivedParts = Math.max(record.receivedParts, index + 1);
        await store.changeImport(queries, id, { receivedParts });
        return { ok: true, record: { ...record, receivedParts } };
      }),

    read: (scope, id) =>
      woken(
        change(scope, id, async (queries, record) => {
          if (record.status !== "uploading") return notNow;
          const { bytes } = await store.sizeOfParts(queries, id);
          if (bytes !== record.sizeBytes) return invalid("sizeBytes", "A part of the file is missing");
          return begin(queries, record, "reading");
        }),
      ),

    check: (scope, id, { mapping, options }) =>
      woken(
        change(scope, id, async (queries, record) => {
          if (!["read", "checking", "checked"].includes(record.status)) return notNow;
          const fault = mappingFault(record.kind, mapping, record.columns.length);
          if (fault !== null) return invalid("mapping", fault);
          return begin(queries, record, "checking", { mapping, options, report: null });
        }),
      ),

    run: (scope, id) =>
      woken(
        change(scope, id, async (queries, record) =>
          record.status === "checked" ? begin(queries, record, "running", { report: null }) : notNow,
        ),
      ),

    undo: (scope, id) =>
      woken(
        change(scope, id, async (queries, record) =>
          undoUntil(record, clock.now()) === null
            ? notNow
            : begin(queries, record, "undoing", {
                undo: null,
                failure: null,
                ...(record.report && { report: withoutNames(record.report) }),
              }),
        ),
      ),

    discard: (scope, id) =>
      change(scope, id, async (queries, record) => {
        if (!isWaiting(record) && record.status !== "reading" && record.status !== "checking") return notNow;
        await store.removeImport(queries, id);
        return { ok: true, record };
      }),

    skippedRows: async function* (scope, record) {
      const queries = database.within(scope);
      for (let after = 0; ; ) {
        const rows = await store.findRowsAfter(queries, record.id, after, {
          ...{ limit: skippedAtOnce, onlySkipped: true },
        });
        yield* rows;
        if (rows.length < skippedAtOnce) return;
        after = rows.at(-1)?.number ?? after;
      }
    },
  };
}

const notNow: ImportOutcome = { ok: false, reason: "not_now" };
const invalid = (field: string, message: string): ImportOutcome => ({
  ...{ ok: false, reason: "invalid", field, message },
});

/** Nothing was imported from it, and nothing is at work on it. */
const isWaiting = (record: ImportRecord): boolean =>
  record.finishedAt === null && !isBusy(record) && record.status !== "undone";

/** Something is at work on it. */
export const isBusy = ({ status }: ImportRecord): boolean => busyStatuses.includes(status);

async function makeRoom(queries: ClinicQueries): Promise<void> {
  const waiting = (await store.listImports(queries)).filter(isWaiting);
  for (const { id } of waiting.slice(mostWaiting - 1)) await store.removeImport(queries, id);
}
