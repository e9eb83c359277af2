import type { TextThread } from "#contract/messaging/tasks.ts";
import type { Actor } from "#server/auth/guard.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { readThread, type ThreadDependencies, writeText } from "#server/outreach/threads/service.ts";
import type { WriteDependencies } from "#server/pms/writes/service.ts";
import { changeTask, completeTask, findTask, listPeople, listTasks, retryTask } from "./service.ts";

export interface TaskRoutesDependencies {
  threads: ThreadDependencies;
  /** Bookings on their way to the practice system. */
  writing: WriteDependencies;
}

export function taskRoutes(router: Router<Actor>, { threads, writing }: TaskRoutesDependencies): void {
  const { database } = threads;

  router.on("listTasks", ({ actor, query }) => listTasks(threads, actor.scope, query));

  router.on("listTaskPeople", ({ actor }) => listPeople(database, actor.scope));

  router.on("completeTask", async ({ actor, params }) => {
    const outcome = await completeTask(threads, actor.scope, params.id, actor.user.id);
    if (!outcome.ok) throw noTask();
    return {};
  });

  router.on("changeTask", async ({ actor, params, body }) => {
    const { snoozedUntil, ...change } = body;
    const until = typeof snoozedUntil === "string" ? Date.parse(snoozedUntil) : snoozedUntil;
    const outcome = await changeTask(threads, actor.scope, {
      ...{ id: params.id, by: actor.user.id, ...change, snoozedUntil: until },
    });
    if (outcome.ok) return { changed: outcome.changed };
    if (outcome.reason === "not_found") throw noTask();
    if (outcome.reason === "nobody") throw wrong("assignedTo", "This person is not in your team any more.");
    throw wrong("snoozedUntil", "Choose a time in the next three months.");
  });

  router.on("retryTask", async ({ actor, params, body }) => {
    const outcome = await retryTask(writing, actor.scope, params.id, body.withAlike);
    if (!outcome.ok) throw noTask();
    return { tried: outcome.tried, skipped: outcome.skipped };
  });

  router.on("taskThread", ({ actor, params }) => threadOf(actor.scope, params.id));

  router.on("replyToTask", async ({ actor, params, body }) => {
    const other = await otherSide(actor.scope, params.id);
    const outcome = await writeText(threads, actor.scope, { ...other, body: body.body });
    if (!outcome.ok) throw wrong("body", refusals[outcome.reason]);
    return threadOf(actor.scope, params.id);
  });

  const otherSide = async (scope: ClinicScope, id: string) => {
    const task = await findTask(threads, scope, id);
    if (!task) throw noTask();
    if (task.phone === null) throw new Refusal("not_found", "No telephone number is known for this task.");
    return { phone: task.phone, name: task.name };
  };

  const threadOf = async (scope: ClinicScope, id: string): Promise<TextThread> => {
    const thread = await readThread(threads, scope, await otherSide(scope, id));
    if (!thread) throw new Refusal("not_found", "The number of this task cannot be written to.");
    return thread;
  };
}

const noTask = () => new Refusal("not_found", "This task does not exist.");

const wrong = (field: string, message: string) =>
  new Refusal("validation_failed", message, { errors: [{ field, message }] });

const refusals = {
  no_number: "The number of this task cannot be written to.",
  not_mobile: "This is not a mobile number. Ring instead.",
  opted_out: "This number has opted out of texts. Ring instead.",
  channel_refused: "This patient does not want texts. Ring instead.",
} as const;
