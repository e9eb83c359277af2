import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { CallId } from "#kernel/ids.ts";
import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { activity, task } from "#server/db/schema/system.ts";

export type NewTaskRow = NewRow<typeof task>;
export type NewActivityRow = NewRow<typeof activity>;

/** True when the task was not there yet. */
export const insertTask = async (queries: ClinicQueries, row: NewTaskRow): Promise<boolean> =>
  (await queries.insertNew(task, row)).length === 1;

/** Which of these were left, whether or not somebody has done them since. */
export async function findTaskIds(queries: ClinicQueries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await queries.find(task, { where: inArray(task.id, [...ids]) });
  return new Set(found.map(({ id }) => id));
}

const openTask = (id: string) => and(eq(task.id, id), isNull(task.completedAt));

export async function closeTask(queries: ClinicQueries, id: string, completedAt: number): Promise<void> {
  await queries.update(task, { completedAt }, openTask(id));
}

/** The id of the latest word or call back that a call has left and nobody has dealt with; null when there is none. */
export async function findOpenTaskOfCall(
  queries: ClinicQueries,
  callId: CallId,
  kinds: readonly NewTaskRow["kind"][] = ["message", "callback"],
): Promise<string | null> {
  const isWord = inArray(task.kind, [...kinds]);
  const [found] = await queries.find(task, {
    where: and(eq(task.callId, callId), isWord, isNull(task.completedAt)),
    orderBy: [desc(task.createdAt)],
    limit: 1,
  });
  return found?.id ?? null;
}

export async function appendToTask(queries: ClinicQueries, id: string, line: string): Promise<void> {
  await queries.update(task, { detail: sql`${task.detail} || E'\n' || ${line}` }, openTask(id));
}

export async function rewriteTask(
  queries: ClinicQueries,
  id: string,
  told: Pick<NewTaskRow, "kind" | "title" | "detail" | "phone" | "personName" | "isUrgent" | "appointmentId">,
): Promise<void> {
  await queries.update(task, told, openTask(id));
}

/** True when it was there and nobody had done it yet. */
export const removeTask = async (queries: ClinicQueries, id: string): Promise<boolean> =>
  (await queries.remove(task, openTask(id))).length === 1;

/** What has the same id is there already. */
export async function insertActivity(queries: ClinicQueries, row: NewActivityRow): Promise<void> {
  await queries.insertNew(activity, row);
}
