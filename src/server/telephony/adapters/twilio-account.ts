import type { IncomingPhoneNumberContextUpdateOptions } from "twilio/lib/rest/api/v2010/account/incomingPhoneNumber.js";
import type { AccountProvider, Asked, Bundle } from "../account/port.ts";
import { providerErrorOf, type TwilioAccount, twilioClient } from "./twilio-client.ts";
import { webhooksAt } from "./twilio-numbers.ts";

/** As many as tell whether there is one. */
const mostListed = 100;

/**
 * A Twilio account (twilio 6.2.0; Twilio docs, "Account", "Balance", "Address", "IncomingPhoneNumber", "Bundles" of the
 * regulatory compliance API).
 */
export function twilioAccount(settings: TwilioAccount & { publicUrl: string | null }): AccountProvider {
  const client = twilioClient(settings);
  const webhooks = webhooksAt(settings.publicUrl);
  /** A number that the account does not hold is found out when it is looked into. */
  const change = (e164: string, by: IncomingPhoneNumberContextUpdateOptions) =>
    asked(async () => {
      const [held] = await client.incomingPhoneNumbers.list({ phoneNumber: e164, limit: 1 });
      return held ? client.incomingPhoneNumbers(held.sid).update(by) : null;
    });
  return {
    addresses: webhooks && {
      voiceUrl: webhooks.voiceUrl,
      textUrl: webhooks.smsUrl,
      statusUrl: webhooks.statusCallback,
    },
    standing: () =>
      asked(async () => {
        const { status, type } = await client.api.v2010.accounts(settings.accountSid).fetch();
        return { status, isTrial: type === "Trial" };
      }),
    balance: () =>
      asked(async () => {
        const { balance, currency } = await client.api.v2010.accounts(settings.accountSid).balance.fetch();
        return { amount: Number(balance), currency };
      }),
    countAddresses: () =>
      asked(async () => (await client.addresses.list({ isoCountry: "AU", limit: mostListed })).length),
    listBundles: () =>
      asked(async () => {
        const bundles = await client.numbers.v2.regulatoryCompliance.bundles.list({
          ...{ isoCountry: "AU", limit: mostListed },
        });
        return bundles.map(({ status, validUntil }) => ({
          status: bundleStatus(status),
          validUntil: validUntil ? validUntil.getTime() : null,
        }));
      }),
    connect: (e164) =>
      change(e164, { ...webhooks, voiceApplicationSid: "", smsApplicationSid: "", trunkSid: "" }),
    setFallback: (e164, address) => change(e164, { voiceFallbackUrl: address, voiceFallbackMethod: "GET" }),
    findNumber: (e164) =>
      asked(async () => {
        const [held] = await client.incomingPhoneNumbers.list({ phoneNumber: e164, limit: 1 });
        if (!held) return null;
        return {
          e164: held.phoneNumber,
          canCall: held.capabilities?.voice === true,
          canText: held.capabilities?.sms === true,
          voiceUrl: held.voiceUrl ?? "",
          textUrl: held.smsUrl ?? "",
          statusUrl: held.statusCallback ?? "",
          voiceFallbackUrl: held.voiceFallbackUrl ?? "",
          // Twilio ignores the number's own addresses where there is either.
          isOverruled: Boolean(held.voiceApplicationSid || held.trunkSid),
        };
      }),
  };
}

function bundleStatus(status: string): Bundle["status"] {
  if (status === "twilio-approved" || status === "provisionally-approved") return "approved";
  if (status === "twilio-rejected") return "rejected";
  return status === "draft" ? "draft" : "pending";
}

async function asked<Found>(ask: () => Promise<Found>): Promise<Asked<Found>> {
  try {
    return { ok: true, found: await ask() };
  } catch (error) {
    return { ok: false, error: providerErrorOf(error) };
  }
}
