import twilio from "twilio";

/** Signs as the telephone provider does (Twilio docs, "Webhooks security"). `address`: public, with its query. */
export const signatureOf = (authToken: string, address: string, form: Record<string, string>): string =>
  twilio.getExpectedTwilioSignature(authToken, address, form);
