import type { Task, TaskView } from "#contract/messaging/tasks.ts";
import { type Clock, toIso, toIsoOrNull } from "#kernel/clock.ts";
import type { UserId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { findSendable, sendAgain } from "#server/messaging/outbox/service.ts";
import {
  findFailedWrites,
  markTaskEntered,
  retryWrite,
  takeBackEntered,
  type WriteDependencies,
} from "#server/pms/writes/service.ts";
import { mayBeSnoozedUntil, readTold } from "./rules.ts";
import * as store from "./store.ts";

type Deps = { database: Database; clock: Clock };
export type CompleteOutcome = { ok: true } | { ok: false; reason: "not_found" };

export interface TaskWish {
  view: TaskView;
  /** All of the cause of this one, each by itself. */
  alikeTo?: string | undefined;
}

/** What waits for people: open ones as one of each cause, urgent ones first. */
export async function listTasks(
  { database, clock }: Deps,
  scope: ClinicScope,
  wish: TaskWish,
): Promise<Task[]> {
  const queries = database.within(scope);
  const now = clock.now();
  if (wish.alikeTo !== undefined) {
    const named = await store.findTask(queries, wish.alikeTo);
    if (named === null) return [];
    const rows = await store.findInView(queries, wish.view, now, store.sameCause(named, true));
    return present(queries, rows.map(alone), now);
  }
  const heads =
    wish.view === "open"
      ? await store.findHeads(queries, now)
      : (await store.findInView(queries, wish.view, now)).map(alone);
  return present(queries, heads, now);
}

const alone = (row: store.TaskRow) => ({ row, alikeCount: 1 });

/** One of them by itself, whether open or done. */
export async function findTask(
  { database, clock }: Deps,
  scope: ClinicScope,
  id: string,
): Promise<Task | null> {
  const queries = database.within(scope);
  const row = await store.findTask(queries, id);
  return row && ((await present(queries, [alone(row)], clock.now()))[0] ?? null);
}

async function present(
  queries: ClinicQueries,
  heads: readonly { row: store.TaskRow; alikeCount: number }[],
  now: number,
): Promise<Task[]> {
  const rows = heads.map(({ row }) => row);
  const appointmentIds = rows.flatMap(({ kind, appointmentId }) =>
    kind === "practice_system" && appointmentId !== null ? [appointmentId] : [],
  );
  const messageIds = rows.flatMap(({ kind, messageId }) =>
    kind === "undelivered" && messageId !== null ? [messageId] : [],
  );
  const [people, names, writes, messages] = await Promise.all([
    store.findPeople(queries),
    store.findOnlyNames(
      queries,
      rows.flatMap(({ phone }) => phone ?? []),
    ),
    findFailedWrites(queries, appointmentIds),
    findSendable(queries, messageIds, now),
  ]);
  const usernames = new Map(people.map(({ id, username }) => [id, username]));
  return heads.map(({ row, alikeCount }) => {
    const assigned = row.assignedTo && usernames.get(row.assignedTo);
    return {
      ...{ id: row.id, kind: row.kind, title: row.title, ...readTold(row.detail) },
      name: row.personName ?? ((row.phone !== null && names.get(row.phone)) || null),
      ...{ phone: row.phone, isUrgent: row.isUrgent, isSample: row.isSample, alikeCount, alike: row.alike },
      ...{ callId: row.callId, appointmentId: row.appointmentId, messageId: row.messageId },
      assignedTo: row.assignedTo && assigned ? { id: row.assignedTo, username: assigned } : null,
      snoozedUntil: toIsoOrNull(row.snoozedUntil),
      completedAt: toIsoOrNull(row.completedAt),
      completedBy: (row.completedBy && usernames.get(row.completedBy)) ?? null,
      createdAt: toIso(row.createdAt),
      canRetry:
        row.completedAt === null &&
        ((row.kind === "practice_system" && row.appointmentId !== null && writes.has(row.appointmentId)) ||
          (row.kind === "undelivered" && row.messageId !== null && messages.has(row.messageId))),
    };
  });
}

export const listPeople = (database: Database, scope: ClinicScope) =>
  store.findPeople(database.within(scope));

export interface TaskChange {
  isDone?: boolean | undefined;
  assignedTo?: string | null | undefined;
  /** Epoch milliseconds; null = at once. */
  snoozedUntil?: number | null | undefined;
  withAlike: boolean;
}

export type ChangeOutcome =
  | { ok: true; changed: number }
  | { ok: false; reason: "not_found" | "nobody" | "snooze_past" };

/** Done, undone, given to somebody or put off: this task, or all of its cause. */
export async function changeTask(
  { database, clock }: Deps,
  scope: ClinicScope,
  { id, by, ...change }: TaskChange & { id: string; by: UserId },
): Promise<ChangeOutcome> {
  const now = clock.now();
  const { isDone, assignedTo, snoozedUntil } = change;
  if (typeof snoozedUntil === "number" && !mayBeSnoozedUntil(snoozedUntil, now))
    return { ok: false, reason: "snooze_past" };
  const queries = database.within(scope);
  const named = await store.findTask(queries, id);
  if (named === null) return { ok: false, reason: "not_found" };
  const person = assignedTo ? (await store.findPeople(queries)).find((each) => each.id === assignedTo) : null;
  if (assignedTo && !person) return { ok: false, reason: "nobody" };
  const which = store.sameCause(named, change.withAlike);
  const done = await database.transaction(scope, async (tx) => {
    const put = {
      ...(assignedTo !== undefined && { assignedTo: person?.id ?? null }),
      ...(snoozedUntil !== undefined && { snoozedUntil }),
    };
    const moved = Object.keys(put).length > 0 ? await store.changeOpenTasks(tx, which, put) : [];
    if (isDone === undefined) return { changed: moved.length, entered: false };
    if (isDone) return complete(tx, await store.closeTasks(tx, which, by, now), now);
    if (named.completedAt === null) return { changed: moved.length, entered: false };
    return takeBack(tx, await store.reopenTasks(tx, which, named.completedAt));
  });
  announce(database, scope, id, done.entered);
  return { ok: true, changed: done.changed };
}

async function complete(tx: ClinicQueries, closed: readonly store.TaskRow[], now: number) {
  let entered = false;
  for (const { id, kind } of closed)
    if (kind === "practice_system") entered = (await markTaskEntered(tx, id, now)) || entered;
  return { changed: closed.length, entered };
}

async function takeBack(tx: ClinicQueries, opened: readonly store.TaskRow[]) {
  let entered = false;
  for (const { id, kind, appointmentId } of opened)
    if (kind === "practice_system" && appointmentId !== null)
      entered = (await takeBackEntered(tx, appointmentId, id)) || entered;
  return { changed: opened.length, entered };
}

function announce(database: Database, scope: ClinicScope, id: string, withPractice: boolean): void {
  database.announce(scope.clinicId, { topic: "tasks", id });
  // Whether a call's ring-back is open stands in the log.
  database.announce(scope.clinicId, { topic: "calls" });
  if (withPractice) database.announce(scope.clinicId, { topic: "pms" });
}

/** Marks the task as done; doing so again changes nothing, and the first one to do it stays on record. */
export async function completeTask(
  deps: Deps,
  scope: ClinicScope,
  id: string,
  userId: UserId,
): Promise<CompleteOutcome> {
  const outcome = await changeTask(deps, scope, { id, by: userId, isDone: true, withAlike: false });
  return outcome.ok ? { ok: true } : { ok: false, reason: "not_found" };
}

export type RetryOutcome = { ok: true; tried: number; skipped: number } | { ok: false; reason: "not_found" };

/** Tries again what did not work; what then fails anew comes back as a task of its own. */
export async function retryTask(
  deps: WriteDependencies,
  scope: ClinicScope,
  id: string,
  withAlike: boolean,
): Promise<RetryOutcome> {
  const { database } = deps;
  const queries = database.within(scope);
  const named = await store.findTask(queries, id);
  if (named === null) return { ok: false, reason: "not_found" };
  const open = await store.findOpen(queries, store.sameCause(named, withAlike));
  let tried = 0;
  for (const row of open) if (await tryAgain(deps, scope, row)) tried++;
  for (const topic of ["tasks", "messages", "pms"] as const) database.announce(scope.clinicId, { topic });
  return { ok: true, tried, skipped: open.length - tried };
}

async function tryAgain(deps: WriteDependencies, scope: ClinicScope, row: store.TaskRow): Promise<boolean> {
  const { database, clock } = deps;
  const { id, kind, appointmentId, messageId } = row;
  if (kind === "practice_system" && appointmentId !== null) {
    const failed = await findFailedWrites(database.within(scope), [appointmentId]);
    return failed.has(appointmentId) && (await retryWrite(deps, scope, appointmentId)) !== null;
  }
  if (kind !== "undelivered" || messageId === null) return false;
  return database.transaction(scope, async (tx) => {
    if (!(await sendAgain(tx, messageId, clock.now()))) return false;
    await store.removeTasks(tx, [id]);
    return true;
  });
}
