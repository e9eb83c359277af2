import type { ProviderError } from "#contract/telephony/go-live.ts";
import { twilioLibrary } from "./twilio-library.ts";

export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** Another host instead of api.twilio.com; null = Twilio's own. */
  apiBaseUrl: string | null;
}

/** A person or a job waits meanwhile. */
const timeoutMs = 5_000;

/** Twilio's own REST client for one account. */
export function twilioClient({ accountSid, authToken, apiBaseUrl }: TwilioAccount) {
  const httpClient = new (twilioLibrary().RequestClient)({ timeout: timeoutMs });
  if (apiBaseUrl !== null) {
    const send = httpClient.request.bind(httpClient);
    const { origin } = new URL(apiBaseUrl);
    httpClient.request = (options) =>
      send({ ...options, uri: options.uri.replace(/^https:\/\/[^/]+/, origin) });
  }
  return twilioLibrary()(accountSid, authToken, { httpClient });
}

/** Null when Twilio did not answer at all. */
export function providerErrorOf(error: unknown): ProviderError | null {
  if (!(error instanceof twilioLibrary().RestException)) return null;
  const { status, code, message, moreInfo } = error;
  return { status, code: code ?? null, message, moreInfo: httpsOnly(moreInfo) };
}

/** It becomes a link on a page. */
const httpsOnly = (address: string | undefined) => (address?.startsWith("https://") ? address : null);
