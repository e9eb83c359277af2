import type { TaskKind } from "#contract/messaging/tasks.ts";
import { type AppointmentId, type CallId, newId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { soundsUrgent } from "./rules.ts";
import * as store from "./store.ts";

/* What lies on the desk of the clinic's staff: work that waits for a person, and what has happened lately. */

export interface StaffTask {
  /** Asked again with the same id it is left once. */
  id: string;
  kind: TaskKind;
  title: string;
  /** A line for each thing. */
  detail: string;
  /** Whoever waits, as they gave their name. */
  personName?: string | null;
  phone: string | null;
  /** Before everything else; else its words decide. */
  isUrgent?: boolean;
  /** The same for all that one cause leaves. */
  alike?: string | null;
  callId?: CallId | null;
  appointmentId?: AppointmentId | null;
  messageId?: string | null;
}

/** Leaves work for a person; true when it was not left before. */
export const addTask = (queries: ClinicQueries, task: StaffTask, now: number): Promise<boolean> =>
  store.insertTask(queries, { ...task, isUrgent: task.isUrgent ?? soundsUrgent(task), createdAt: now });

/** Which of these were left before, whether or not somebody has done them since. */
export const findLeftTasks = store.findTaskIds;

/** The word or call back that a call has left and that waits for a person; null when there is none. */
export const findOpenTaskOfCall = store.findOpenTaskOfCall;

/** Adds a line to what waits for a person. */
export const appendToTask = store.appendToTask;

/** What waits for a person is told anew, all of it. */
export const rewriteTask = (
  queries: ClinicQueries,
  id: string,
  {
    isUrgent,
    appointmentId,
    ...told
  }: Pick<StaffTask, "kind" | "title" | "detail" | "phone" | "personName" | "isUrgent" | "appointmentId">,
): Promise<void> =>
  store.rewriteTask(queries, id, {
    ...told,
    isUrgent: isUrgent ?? soundsUrgent(told),
    ...(appointmentId && { appointmentId }),
  });

/** It was done without anybody pressing Done. */
export const closeTask = store.closeTask;

/** It needs doing no more; true when it was still there to do. */
export const withdrawTask = store.removeTask;

export interface Happening {
  /** Shown once per id; a new one when absent. */
  id?: string;
  type: "booking" | "reminder" | "escalation";
  text: string;
  appointmentId?: AppointmentId | null;
  callId?: CallId | null;
}

/** Shows something in the clinic's activity. */
export const showActivity = (
  queries: ClinicQueries,
  { id, ...happening }: Happening,
  now: number,
): Promise<void> => store.insertActivity(queries, { ...happening, id: id ?? newId(now), at: now });

/** Leaves work for a person, once, and shows it in the activity: in a transaction of its own, with its announcements. */
export async function leaveStaffTask(
  database: Database,
  scope: ClinicScope,
  task: StaffTask,
  now: number,
): Promise<void> {
  const isNew = await database.transaction(scope, async (queries) => {
    if (!(await addTask(queries, task, now))) return false;
    await showActivity(queries, { type: "escalation", text: task.title }, now);
    return true;
  });
  if (!isNew) return;
  database.announce(scope.clinicId, { topic: "tasks" });
  database.announce(scope.clinicId, { topic: "activity" });
}
