import { z } from "zod";
import type { AppointmentId } from "#kernel/ids.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { enqueue, type JobHandler, jobDone, type RecurringJob } from "#server/queue/service.ts";
import { findReadableClinics, readBusyOf } from "./busy/service.ts";
import { sweepWrites, type WriteDependencies, writeBooking, writeKind } from "./writes/service.ts";

const sweepKind = "pms_sweep";
const readKind = "pms_read";
/** A job for each clinic: a practice that is slow, or a fault with one, keeps no other waiting. */
const readClinicKind = "pms_read_clinic";
const sweepEveryMs = 60_000;
const readEveryMs = 300_000;

const writePayload = z.object({ appointmentId: z.uuid() });

/** The jobs of this room, to be handed to the worker. */
export function pmsJobs(dependencies: WriteDependencies): {
  handlers: Record<string, JobHandler>;
  recurring: RecurringJob[];
} {
  const write: JobHandler = async ({ clinicId, payload, isLastAttempt }) => {
    if (clinicId === null) return { ok: false, code: "no_clinic", isPermanent: true };
    const id = writePayload.parse(payload).appointmentId as AppointmentId;
    const result = await writeBooking(dependencies, scopeOfClinic(clinicId), id, isLastAttempt);
    if (result.kind === "done") return jobDone;
    if (result.kind === "waiting") return { ok: false, code: "waiting", isPermanent: false };
    return { ok: false, code: result.reason, isPermanent: result.isPermanent };
  };
  const sweep: JobHandler = async () => {
    await sweepWrites(dependencies, scopeOfClinic);
    return jobDone;
  };
  const readAll: JobHandler = async () => {
    const { database, clock } = dependencies;
    for (const clinicId of await findReadableClinics(database))
      await enqueue(database.acrossClinics(), clock.now(), {
        ...{ kind: readClinicKind, payload: {}, clinicId, maxAttempts: 1 },
        dedupeKey: `${readClinicKind}:${clinicId}`,
      });
    return jobDone;
  };
  const readClinic: JobHandler = async ({ clinicId }) => {
    if (clinicId !== null) await readBusyOf(dependencies, scopeOfClinic(clinicId));
    return jobDone;
  };
  return {
    handlers: { [writeKind]: write, [sweepKind]: sweep, [readKind]: readAll, [readClinicKind]: readClinic },
    recurring: [
      { kind: sweepKind, everyMs: sweepEveryMs },
      { kind: readKind, everyMs: readEveryMs },
    ],
  };
}
