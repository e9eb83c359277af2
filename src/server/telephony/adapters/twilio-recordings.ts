import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { openPublic } from "#server/http/public-internet.ts";
import type { OpenedRecording, RecordingProvider } from "../port.ts";
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
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => null);
      if (response?.ok && response.body !== null)
        return { ok: true, sound: Readable.fromWeb(response.body as ReadableStream) };
      await response?.body?.cancel();
      const isGone = response?.status === 404 || response?.status === 410;
      const elsewhere = response?.headers.get("location") ?? null;
      if (elsewhere !== null && isRedirect(response?.status)) return openElsewhere(new URL(elsewhere, root));
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

const isRedirect = (status = 0) => status >= 300 && status < 400;

/** Where Twilio keeps the sound in another place it names that. It hears nothing of the account, and nobody is led into this network. */
async function openElsewhere(address: URL): Promise<OpenedRecording> {
  const answer = await openPublic(address.href, { timeoutMs }).catch(() => null);
  if (answer?.statusCode === 200) return { ok: true, sound: answer };
  answer?.destroy();
  return { ok: false, reason: answer?.statusCode === 404 ? "gone" : "unreachable" };
}
