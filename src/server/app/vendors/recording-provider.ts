import { twilioRecordings } from "#server/telephony/adapters/twilio-recordings.ts";
import type { RecordingProvider } from "#server/telephony/port.ts";
import type { Config } from "../settings/config.ts";

/** Voicemail is recorded only where it can be listened to: with a Twilio account. Null = messages are taken in words. */
export function recordingProviderOf({ twilio }: Pick<Config, "twilio">): RecordingProvider | null {
  const { accountSid, authToken, apiBaseUrl } = twilio;
  if (accountSid === null || authToken === null) return null;
  return twilioRecordings({ accountSid, authToken, apiBaseUrl });
}
