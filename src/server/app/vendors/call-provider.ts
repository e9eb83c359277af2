import { twilioCalls } from "#server/telephony/adapters/twilio-calls.ts";
import { twilioClient } from "#server/telephony/adapters/twilio-client.ts";
import type { CallProvider } from "#server/telephony/port.ts";
import type { Config } from "../settings/config.ts";

/** Twilio places calls where an account is configured and knows how to reach this server; else nobody does. */
export function callProviderOf({
  twilio,
  publicUrl,
}: Pick<Config, "twilio" | "publicUrl">): CallProvider | null {
  const { accountSid, authToken, apiBaseUrl } = twilio;
  if (accountSid === null || authToken === null || publicUrl === null) return null;
  return twilioCalls({ client: twilioClient({ accountSid, authToken, apiBaseUrl }), publicUrl });
}
