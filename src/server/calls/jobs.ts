import { z } from "zod";
import { type JobHandler, jobDone, type RecurringJob } from "#server/queue/service.ts";
import type { RecordingProvider } from "#server/telephony/port.ts";
import { removeRecordingKind } from "./voicemails.ts";

const removePayload = z.object({ recordingId: z.string().min(1) });

/** The jobs of this room, to be handed to the worker. */
export function callJobs(recordings: RecordingProvider | null): {
  handlers: Record<string, JobHandler>;
  recurring: RecurringJob[];
} {
  const removeRecording: JobHandler = async ({ payload }) => {
    const { recordingId } = removePayload.parse(payload);
    // Without an account there is nowhere to delete anything.
    if (recordings === null || (await recordings.remove(recordingId))) return jobDone;
    return { ok: false, code: "not_deleted", isPermanent: false };
  };
  return { handlers: { [removeRecordingKind]: removeRecording }, recurring: [] };
}
