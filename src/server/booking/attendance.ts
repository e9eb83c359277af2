import type { Attendance, SeenVisit } from "#contract/booking/appointments.ts";
import type { AppointmentId } from "#kernel/ids.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { versionOfVisit } from "./editing.ts";
import { activityOf, whenOf } from "./records.ts";
import { attendanceRefusal } from "./rules.ts";
import type { BookingDependencies } from "./service.ts";
import type { AppointmentRow } from "./store.ts";
import * as store from "./store.ts";

export interface AttendanceMark {
  /** null takes it back. */
  attendance: Attendance | null;
  /** How the visit stood when it was decided on; absent = however it stands. */
  seen?: Pick<SeenVisit, "version" | "attendance">;
}

export type AttendanceOutcome =
  | { ok: true; appointment: AppointmentRow; isNew: boolean }
  | { ok: false; reason: "not_found" | "already_cancelled" | "not_yet" | "changed_meanwhile" };

const hasChanged = (row: AppointmentRow, seen: Pick<SeenVisit, "version" | "attendance">): boolean =>
  row.attendance !== seen.attendance || versionOfVisit(row) !== seen.version;

const activityText = { arrived: "has arrived for", no_show: "did not come to" } as const;

/** Says whether the patient came. */
export async function markAttendance(
  { database, clock, calendarOf }: BookingDependencies,
  scope: ClinicScope,
  id: AppointmentId,
  { attendance, seen }: AttendanceMark,
  by: { username: string },
): Promise<AttendanceOutcome> {
  const now = clock.now();
  const today = toLocal(now, (await calendarOf(scope)).timeZone).date;
  const outcome = await database.transaction(scope, async (queries): Promise<AttendanceOutcome> => {
    const found = await store.lockAppointment(queries, id);
    if (!found) return { ok: false, reason: "not_found" };
    const reason = attendanceRefusal(found, attendance, { now, today });
    if (reason) return { ok: false, reason };
    if (found.attendance === attendance) return { ok: true, appointment: found, isNew: false };
    if (seen && hasChanged(found, seen)) return { ok: false, reason: "changed_meanwhile" };
    const marked = await store.changeAppointment(queries, id, [found.status], {
      attendance,
      attendanceAt: attendance === null ? null : now,
      attendanceByUsername: attendance === null ? null : by.username,
      updatedAt: now,
    });
    if (!marked) return { ok: false, reason: "already_cancelled" };
    if (attendance !== null) {
      const text = `${marked.patientName} ${activityText[attendance]} the appointment on ${whenOf(marked)}`;
      await store.addActivity(queries, activityOf(marked, text, now));
    }
    return { ok: true, appointment: marked, isNew: true };
  });
  if (outcome.ok) {
    database.announce(scope.clinicId, { topic: "appointments", id });
    database.announce(scope.clinicId, { topic: "activity" });
  }
  return outcome;
}
