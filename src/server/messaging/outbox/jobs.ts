import { z } from "zod";
import type { JobHandler } from "#server/queue/service.ts";
import { carryOut, type SenderDependencies } from "./sender.ts";
import { sendMessageKind } from "./service.ts";

const payload = z.object({ messageId: z.string() });

/** The jobs of this room, to be handed to the worker. */
export function outboxJobs(deps: SenderDependencies): { handlers: Record<string, JobHandler> } {
  const send: JobHandler = async (job) => {
    if (job.clinicId === null) return { ok: false, code: "no_clinic", isPermanent: true };
    const { messageId } = payload.parse(job.payload);
    return carryOut(deps, job.clinicId, messageId);
  };
  return { handlers: { [sendMessageKind]: send } };
}
