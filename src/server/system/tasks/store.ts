import { and, desc, eq, isNull } from "drizzle-orm";
import type { UserId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { task } from "#server/db/schema/system.ts";

export type TaskRow = typeof task.$inferSelect;

/** Enough for a week without looking; what is older comes up as these are done. */
const mostShown = 200;

export const findOpenTasks = (queries: ClinicQueries): Promise<TaskRow[]> =>
  queries.find(task, { where: isNull(task.completedAt), orderBy: [desc(task.createdAt)], limit: mostShown });

export const findTask = (queries: ClinicQueries, id: string): Promise<TaskRow | null> =>
  queries.findOne(task, eq(task.id, id));

/** True when it was open until now. */
export async function closeTask(
  queries: ClinicQueries,
  id: string,
  completedBy: UserId,
  completedAt: number,
): Promise<boolean> {
  const open = and(eq(task.id, id), isNull(task.completedAt));
  return (await queries.update(task, { completedAt, completedBy }, open)).length === 1;
}
