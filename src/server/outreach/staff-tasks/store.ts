import type { ClinicQueries, NewRow } from "#server/db/clinic-queries.ts";
import { activity, task } from "#server/db/schema/system.ts";

/** True when the task was not there yet. */
export const insertTask = async (queries: ClinicQueries, row: NewRow<typeof task>): Promise<boolean> =>
  (await queries.insertNew(task, row)).length === 1;

export async function insertActivity(queries: ClinicQueries, row: NewRow<typeof activity>): Promise<void> {
  await queries.insertNew(activity, row);
}
