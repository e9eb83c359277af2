import type { Clock } from "#kernel/clock.ts";
import type { AppointmentId } from "#kernel/ids.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { attempt, Rollback } from "./attempt.ts";
import type { AppointmentWatch } from "./port.ts";
import { activityOf, type HeldStatus, restoration, whenOf } from "./records.ts";
import type { AppointmentRow } from "./store.ts";
import * as store from "./store.ts";

export type RestoreOutcome =
  | { ok: true; appointment: AppointmentRow }
  | { ok: false; reason: "not_found" | "slot_taken" };

/**
 * Takes a cancellation back: the same visit in its old time and chair, if nobody has them by now. Restoring
 * what is not cancelled changes nothing, so a second press of Undo does no harm.
 */
export async function restoreAppointment(
  { database, clock, watch }: { database: Database; clock: Clock; watch?: AppointmentWatch },
  scope: ClinicScope,
  id: AppointmentId,
  status: HeldStatus,
  by: { username: string },
): Promise<RestoreOutcome> {
  const now = clock.now();
  // The exclusion constraint decides whether the time is free: a look beforehand could be overtaken.
  const outcome = await attempt(() =>
    database.transaction(scope, async (queries) => {
      const restored = await store.changeAppointment(queries, id, ["cancelled"], restoration(status, now));
      if (!restored) {
        const found = await store.findAppointment(queries, id);
        if (!found) throw new Rollback("not_found");
        return found;
      }
      const text = `${by.username} took back the cancellation of ${restored.patientName}, ${whenOf(restored)}`;
      await store.addActivity(queries, activityOf(restored, text, now));
      await watch?.restored(queries, restored);
      return restored;
    }),
  );
  if (!outcome.ok) return { ok: false, reason: outcome.reason === "slot_taken" ? "slot_taken" : "not_found" };
  database.announce(scope.clinicId, { topic: "appointments", id });
  database.announce(scope.clinicId, { topic: "activity" });
  return { ok: true, appointment: outcome.value };
}
