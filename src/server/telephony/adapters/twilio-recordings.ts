import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { RecordingProvider } from "../port.ts";
import { type TwilioAccount, twilioClient } from "./twilio-client.ts";
import { twilioLibrary } from "./twilio-library.ts";

/** Three minutes of MP3 are less than a megabyte; a person waits for it. */
const timeoutMs = 30_000;

/**
 * Recordings of a Twilio account (twilio 6.2.0; Twilio docs, "Recording"). The sound itself is fetched beside the
 * library, which holds whole answers as text. The address is made from the recording's id, never taken from a request.
 */
export function twilioRecordings(account: TwilioAccount): RecordingProvider {
  const client = twilioClient(account);
  const root = `${account.apiBaseUrl === null ? "https://api.twilio.com" : new URL(account.apiBaseUrl).origin}/2010-04-01/Accounts/${account.accountSid}`;
  const authorization = `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString("base64")}`;

  return {
    open: async (recordingId) => {
      const response = await fetch(`${root}/Recordings/${encodeURIComponent(recordingId)}.mp3`, {
        headers: { authorization },
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => null);
      if (response?.ok && response.body !== null)
        return { ok: true, sound: Readable.fromWeb(response.body as ReadableStream) };
      await response?.body?.cancel();
      const isGone = response?.status === 404 || response?.status === 410;
      return { ok: false, reason: isGone ? "gone" : "unreachable" };
    },
    remove: async (recordingId) => {
      try {
        return await client.recordings(recordingId).remove();
      } catch (error) {
        return error instanceof twilioLibrary().RestException && error.status === 404;
      }
    },
  };
}
