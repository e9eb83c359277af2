import type { Task } from "#contract/dashboard.ts";
import { type Clock, toIso } from "#kernel/clock.ts";
import type { Actor } from "#server/auth/guard.ts";
import type { Database } from "#server/db/database.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { completeTask, listOpenTasks } from "./service.ts";
import type { TaskRow } from "./store.ts";

export function taskRoutes(router: Router<Actor>, database: Database, clock: Clock): void {
  router.on("listTasks", async ({ actor }) => (await listOpenTasks(database, actor.scope)).map(present));

  router.on("completeTask", async ({ actor, params }) => {
    const outcome = await completeTask({ database, clock }, actor.scope, params.id, actor.user.id);
    if (!outcome.ok) throw new Refusal("not_found", "This task does not exist.");
    return {};
  });
}

const present = (row: TaskRow): Task => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  detail: row.detail,
  phone: row.phone,
  callId: row.callId,
  createdAt: toIso(row.createdAt),
  isSample: row.isSample,
});
