import { simulatedNumbers } from "#server/telephony/adapters/simulated-numbers.ts";
import { twilioNumbers } from "#server/telephony/adapters/twilio-numbers.ts";
import type { NumberProvider } from "#server/telephony/port.ts";
import type { Config } from "../settings/config.ts";

/** Numbers come from Twilio when an account is configured, else from the simulator. */
export function numberProviderOf({
  twilio,
  publicUrl,
}: Pick<Config, "twilio" | "publicUrl">): NumberProvider {
  const { accountSid, authToken, apiBaseUrl } = twilio;
  if (accountSid === null || authToken === null) return simulatedNumbers();
  return twilioNumbers({ accountSid, authToken, apiBaseUrl, publicUrl });
}
