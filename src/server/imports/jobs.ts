import { z } from "zod";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { type JobHandler, jobDone, type RecurringJob } from "#server/queue/service.ts";
import { withoutPeople } from "./rules.ts";
import { isBusy, undoMs, workKind } from "./service.ts";
import * as store from "./store.ts";
import { giveUp, type WorkParts, workOn } from "./work.ts";

const forgetKind = "forget_import_rows";
const hour = 3_600_000;

const workPayload = z.object({ importId: z.uuid(), revision: z.number() });

/** From when on it is counted how long it is kept. */
const ageOf = ({ finishedAt, createdAt }: store.ImportRecord) => finishedAt ?? createdAt;

/** The jobs of this room, to be handed to the worker. */
export function importJobs(parts: WorkParts): {
  handlers: Record<string, JobHandler>;
  recurring: RecurringJob[];
} {
  const { database, clock } = parts;
  const work: JobHandler = async ({ clinicId, payload, signal, isLastAttempt }) => {
    if (clinicId === null) return { ok: false, code: "no_clinic", isPermanent: true };
    const scope = scopeOfClinic(clinicId);
    const { importId, revision } = workPayload.parse(payload);
    try {
      const isOver = await workOn({ ...parts, scope, importId, revision, signal });
      return isOver ? jobDone : { ok: false, code: "stopped", isPermanent: false };
    } catch (error) {
      // Nobody tries again: whoever waits for it is told.
      if (isLastAttempt) await giveUp({ ...parts, scope, importId, revision, signal });
      throw error;
    }
  };

  /** Rows hold what patients' records hold: they go as soon as nothing can be undone with them. */
  const forget: JobHandler = async () => {
    const before = clock.now() - undoMs;
    for (const { id, clinicId } of await store.findStale(database, before)) {
      await database.transaction(scopeOfClinic(clinicId), async (queries) => {
        const record = await store.lockImport(queries, id);
        // Begun on the last minute: it has another day to come to its end.
        if (record === null || (isBusy(record) && ageOf(record) >= before - undoMs)) return;
        if (record.finishedAt === null) return store.removeImport(queries, id);
        await store.removeRows(queries, id);
        await store.changeImport(queries, id, withoutPeople(record));
      });
      database.announce(clinicId, { topic: "imports", id });
    }
    return jobDone;
  };
  return {
    handlers: { [workKind]: work, [forgetKind]: forget },
    recurring: [{ kind: forgetKind, everyMs: hour }],
  };
}
