import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { TaskView } from "#contract/messaging/tasks.ts";
import { toIso } from "#kernel/clock.ts";
import type { UserId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { patient } from "#server/db/schema/patients.ts";
import { task } from "#server/db/schema/system.ts";

export type TaskRow = typeof task.$inferSelect;

/** Enough for a week without looking; what is older comes up as these are done. */
const mostShown = 200;

const isShown = (now: number): SQL | undefined => or(isNull(task.snoozedUntil), lte(task.snoozedUntil, now));

const inView: Record<TaskView, (now: number) => SQL | undefined> = {
  open: (now) => and(isNull(task.completedAt), isShown(now)),
  snoozed: (now) => and(isNull(task.completedAt), gt(task.snoozedUntil, now)),
  done: (now) => and(isNotNull(task.completedAt), gte(task.completedAt, now - doneShownMs)),
};
const doneShownMs = 30 * 86_400_000;

const orders: Record<TaskView, SQL[]> = {
  open: [desc(task.isUrgent), desc(task.createdAt)],
  snoozed: [asc(task.snoozedUntil)],
  done: [desc(task.completedAt)],
};

/** The newest of each cause, and how many of it there are; urgent ones first. */
export async function findHeads(
  queries: ClinicQueries,
  now: number,
): Promise<{ row: TaskRow; alikeCount: number }[]> {
  const heads = await queries.rows<{ id: string; count: number }>(
    (clinicId) => sql`
      select id, count from (
        select id, is_urgent, created_at,
               row_number() over (partition by coalesce(alike, id::text) order by created_at desc, id desc) as place,
               count(*) over (partition by coalesce(alike, id::text))::int as count
          from task
         where clinic_id = ${clinicId} and completed_at is null
           and (snoozed_until is null or snoozed_until <= ${toIso(now)}::timestamptz)) each_task
       where place = 1 order by is_urgent desc, created_at desc, id desc limit ${mostShown}`,
  );
  const rows = await findTasks(
    queries,
    heads.map(({ id }) => id),
  );
  return heads.flatMap(({ id, count }) => {
    const row = rows.get(id);
    return row ? [{ row, alikeCount: count }] : [];
  });
}

async function findTasks(queries: ClinicQueries, ids: readonly string[]): Promise<Map<string, TaskRow>> {
  if (ids.length === 0) return new Map();
  const rows = await queries.find(task, { where: inArray(task.id, [...ids]) });
  return new Map(rows.map((row) => [row.id, row]));
}

export const findInView = (
  queries: ClinicQueries,
  view: TaskView,
  now: number,
  alike?: SQL,
): Promise<TaskRow[]> =>
  queries.find(task, { where: and(inView[view](now), alike), orderBy: orders[view], limit: mostShown });

export const findTask = (queries: ClinicQueries, id: string): Promise<TaskRow | null> =>
  queries.findOne(task, eq(task.id, id));

/** This one, or all of its cause with it. */
export const sameCause = ({ id, alike }: TaskRow, withAlike: boolean): SQL =>
  withAlike && alike !== null ? eq(task.alike, alike) : eq(task.id, id);

/** Those that were open until now. */
export const closeTasks = (
  queries: ClinicQueries,
  which: SQL,
  completedBy: UserId,
  completedAt: number,
): Promise<TaskRow[]> =>
  queries.update(task, { completedAt, completedBy }, and(which, isNull(task.completedAt)));

/** Those that were done in that moment. */
export const reopenTasks = (queries: ClinicQueries, which: SQL, completedAt: number): Promise<TaskRow[]> =>
  queries.update(
    task,
    { completedAt: null, completedBy: null },
    and(which, eq(task.completedAt, completedAt)),
  );

export const changeOpenTasks = (
  queries: ClinicQueries,
  which: SQL,
  change: Partial<Pick<TaskRow, "assignedTo" | "snoozedUntil">>,
): Promise<TaskRow[]> => queries.update(task, change, and(which, isNull(task.completedAt)));

export const findOpen = (queries: ClinicQueries, which: SQL): Promise<TaskRow[]> =>
  queries.find(task, { where: and(which, isNull(task.completedAt)) });

/** What is being tried again may fail again, and is then left anew. */
export const removeTasks = async (queries: ClinicQueries, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await queries.remove(task, inArray(task.id, [...ids]));
};

export const findPeople = (queries: ClinicQueries): Promise<{ id: UserId; username: string }[]> =>
  queries.rows(
    (clinicId) => sql`
      select u.id, u.username from staff_user u join membership m on m.user_id = u.id
       where m.clinic_id = ${clinicId} order by u.username, u.id`,
  );

/** The only patient with each of these numbers; a family that shares one is left out. */
export async function findOnlyNames(
  queries: ClinicQueries,
  phones: readonly string[],
): Promise<Map<string, string>> {
  if (phones.length === 0) return new Map();
  const rows = await queries.find(patient, {
    where: and(inArray(patient.phoneE164, [...new Set(phones)]), isNull(patient.mergedInto)),
  });
  const names = new Map<string, string>();
  for (const { phoneE164, name } of rows)
    if (phoneE164 !== null) names.set(phoneE164, names.has(phoneE164) ? "" : name);
  return names;
}
