import { type AppointmentId, newId } from "#kernel/ids.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import * as store from "./store.ts";

export interface StaffTask {
  /** Asked again with the same id it is left once. */
  id: string;
  kind: "callback" | "message" | "emergency";
  title: string;
  detail: string;
  phone: string | null;
}

/** Leaves work for a person, once, and shows it in the activity of the clinic. */
export async function leaveStaffTask(
  database: Database,
  scope: ClinicScope,
  task: StaffTask,
  now: number,
): Promise<void> {
  const isNew = await database.transaction(scope, async (queries) => {
    if (!(await store.insertTask(queries, { ...task, createdAt: now }))) return false;
    await store.insertActivity(queries, { id: newId(now), type: "escalation", text: task.title, at: now });
    return true;
  });
  if (!isNew) return;
  database.announce(scope.clinicId, { topic: "tasks" });
  database.announce(scope.clinicId, { topic: "activity" });
}

/** Shows something in the activity of the clinic, once per id. */
export async function leaveActivity(
  database: Database,
  scope: ClinicScope,
  id: string,
  { text, appointmentId }: { text: string; appointmentId: AppointmentId | null },
  now: number,
): Promise<void> {
  const row = { id, type: "reminder" as const, text, at: now, appointmentId };
  await store.insertActivity(database.within(scope), row);
  database.announce(scope.clinicId, { topic: "activity" });
}
