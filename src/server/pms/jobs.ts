import { z } from "zod";
import type { AppointmentId, ClinicId } from "#kernel/ids.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { type JobHandler, jobDone, type RecurringJob } from "#server/queue/service.ts";
import { readBusyTimes } from "./busy/service.ts";
import { sweepWrites, type WriteDependencies, writeBooking, writeKind } from "./writes/service.ts";

const sweepKind = "pms_sweep";
const readKind = "pms_read";
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
  const read: JobHandler = async ({ signal }) => {
    await readBusyTimes(dependencies, (clinicId: ClinicId) => scopeOfClinic(clinicId), signal);
    return jobDone;
  };
  return {
    handlers: { [writeKind]: write, [sweepKind]: sweep, [readKind]: read },
    recurring: [
      { kind: sweepKind, everyMs: sweepEveryMs },
      { kind: readKind, everyMs: readEveryMs },
    ],
  };
}
