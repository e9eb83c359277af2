import type { Readable } from "node:stream";
import type { Clock } from "#kernel/clock.ts";
import { type CallId, newId } from "#kernel/ids.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { enqueue } from "#server/queue/service.ts";
import type { RecordingProvider } from "#server/telephony/port.ts";
import { type CallLog, scopeOf } from "./call-log.ts";
import { withRetries } from "./retry.ts";
import { isMessage, personsNumber } from "./rules.ts";
import type { CallRow } from "./store.ts";
import * as store from "./store.ts";

export interface VoicemailDependencies {
  database: Database;
  clock: Clock;
  books: CallLog;
  recordings: RecordingProvider | null;
}

/** A recording as the provider reports it. */
export interface NewRecording {
  recordingId: string;
  /** Whole seconds. */
  durationSeconds: number;
}

export type OpenedVoicemail =
  | { ok: true; sound: Readable }
  | { ok: false; reason: "none" | "gone" | "unreachable" };

/** Deletes the sound at the provider; the trigger on `voicemail` puts in the same for every row that is erased. */
export const removeRecordingKind = "remove_recording";
const removalOf = (recordingId: string) => ({
  ...{ kind: removeRecordingKind, payload: { recordingId } },
  // With the queue's growing waits a day of trying.
  ...{ dedupeKey: `${removeRecordingKind}:${recordingId}`, maxAttempts: 100 },
});

/** Messages that callers leave as sound: what waits for a person because of them, and how they are listened to. */
export function createVoicemails({ database, clock, books, recordings }: VoicemailDependencies) {
  return {
    /**
     * Before the tone. A call back is left at once, so that a caller who hangs up without a word, or a provider that
     * never reports, loses nobody; the message takes its place. Resolves to whether somebody can ring back.
     */
    begin: async (row: CallRow): Promise<boolean> => {
      const queries = database.within(scopeOf(row));
      // The provider may ask again after the message was kept.
      if (await store.findVoicemail(queries, row.id)) return true;
      const isPromised = await books.leaveCallback(row);
      await books.end(row, clock.now(), isPromised ? "message_taken" : "abandoned");
      const ended = await store.findCall(queries, row.id);
      if (ended && isPromised) await books.tookMessage(ended);
      return isPromised;
    },

    /** Keeps a finished recording, once however often it is reported; what is too short to be a message is deleted. */
    keep: async (row: CallRow, { recordingId, durationSeconds }: NewRecording): Promise<void> => {
      await withRetries(async () => {
        const now = clock.now();
        if (!isMessage(durationSeconds)) {
          await enqueue(database.within(scopeOf(row)), now, removalOf(recordingId));
          return;
        }
        const kept = await store.insertVoicemail(database.within(scopeOf(row)), {
          ...{ id: newId(now), callId: row.id, createdAt: now },
          ...{ providerRecordingId: recordingId, durationSeconds },
        });
        await books.leaveTask(row, {
          id: kept.id,
          kind: "message",
          title: "Voicemail from a caller",
          detail: `${durationSeconds} seconds. Open the call in the log to listen to it.`,
          phone: personsNumber(row),
        });
        await books.withdrawCallback(row);
        await books.tookMessage(row);
      });
    },

    open: async (scope: ClinicScope, callId: CallId): Promise<OpenedVoicemail> => {
      const kept = await store.findVoicemail(database.within(scope), callId);
      if (kept === null) return { ok: false, reason: "none" };
      return recordings === null
        ? { ok: false, reason: "unreachable" }
        : recordings.open(kept.providerRecordingId);
    },
  };
}
