import { and, eq, inArray, isNull } from "drizzle-orm";
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

/** True when it was there and nobody had done it yet. */
export const removeTask = async (queries: ClinicQueries, id: string): Promise<boolean> =>
  (await queries.remove(task, openTask(id))).length === 1;

/** What has the same id is there already. */
export async function insertActivity(queries: ClinicQueries, row: NewActivityRow): Promise<void> {
  await queries.insertNew(activity, row);
}
