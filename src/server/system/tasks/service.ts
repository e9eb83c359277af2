import type { Clock } from "#kernel/clock.ts";
import type { UserId } from "#kernel/ids.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { markTaskEntered } from "#server/pms/writes/service.ts";
import * as store from "./store.ts";

export type CompleteOutcome = { ok: true } | { ok: false; reason: "not_found" };

export const listOpenTasks = (database: Database, scope: ClinicScope): Promise<store.TaskRow[]> =>
  store.findOpenTasks(database.within(scope));

/** Marks the task as done; doing so again changes nothing, and the first one to do it stays on record. */
export async function completeTask(
  { database, clock }: { database: Database; clock: Clock },
  scope: ClinicScope,
  id: string,
  userId: UserId,
): Promise<CompleteOutcome> {
  const now = clock.now();
  const done = await database.transaction(scope, async (queries) => {
    if (!(await store.closeTask(queries, id, userId, now))) return null;
    return { wasEntered: await markTaskEntered(queries, id, now) };
  });
  if (done === null)
    return (await store.findTask(database.within(scope), id))
      ? { ok: true }
      : { ok: false, reason: "not_found" };
  database.announce(scope.clinicId, { topic: "tasks", id });
  if (done.wasEntered) database.announce(scope.clinicId, { topic: "pms" });
  return { ok: true };
}
