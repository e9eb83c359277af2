import { telephonyPaths } from "#contract/endpoints.ts";
import type { NumberFailure, NumberProvider, OwnedNumber } from "../port.ts";
import { providerErrorOf, type TwilioAccount, twilioClient } from "./twilio-client.ts";
import { twilioLibrary } from "./twilio-library.ts";
import { papersFor } from "./twilio-papers.ts";

export interface TwilioNumberSettings extends TwilioAccount {
  /** Where Twilio reaches this server; without it no number can send its calls here. */
  publicUrl: string | null;
}

/** A number beyond these would look as if the account did not hold it. */
const mostListed = 5_000;
/** As many as Twilio gives at once. */
const pageSize = 1_000;
const mostForSale = 12;
const mostMobileForSale = 6;

const countryCodes: Record<string, string> = {
  Australia: "AU",
  "New Zealand": "NZ",
  "United States": "US",
  Canada: "CA",
  "United Kingdom": "GB",
};

/** Numbers of a Twilio account (twilio 6.2.0; Twilio docs, "IncomingPhoneNumber", "AvailablePhoneNumber Local" and "Mobile"). */
export function twilioNumbers(settings: TwilioNumberSettings): NumberProvider {
  const client = twilioClient(settings);
  const webhooks = webhooksAt(settings.publicUrl);
  const present = (number: HeldNumber): OwnedNumber => ({
    e164: number.phoneNumber,
    providerNumberId: number.sid,
    isConnectedHere: webhooks !== null && number.voiceUrl === webhooks.voiceUrl,
    canText: number.capabilities?.sms === true,
  });

  return {
    source: "twilio",
    listOwned: () =>
      answered(async () => {
        const numbers = await client.incomingPhoneNumbers.list({ limit: mostListed, pageSize });
        return { ok: true, numbers: numbers.map(present) };
      }),
    search: (country, contains) =>
      answered(async () => {
        const forSale = client.availablePhoneNumbers(codeOf(country));
        const wish = { voiceEnabled: true, ...(contains !== "" && { contains }) };
        const [local, mobile] = await Promise.all([
          forSale.local.list({ ...wish, limit: mostForSale }),
          orNone(forSale.mobile.list({ ...wish, limit: mostMobileForSale })),
        ]);
        return {
          ok: true,
          numbers: [
            ...local.map(({ phoneNumber, locality, region }) => ({
              e164: phoneNumber,
              place: [locality, region].filter(Boolean).join(", "),
            })),
            ...mobile.map(({ phoneNumber }) => ({ e164: phoneNumber, place: "Mobile, sends texts too" })),
          ],
        };
      }),
    buy: (e164, country) =>
      answered(async () => {
        const papers = await papersFor(client, codeOf(country), isMobile(e164) ? "mobile" : "local");
        const bought = await client.incomingPhoneNumbers.create({
          phoneNumber: e164,
          ...papers,
          ...webhooks,
        });
        return { ok: true, number: present(bought) };
      }),
    connect: (e164) =>
      answered(async () => {
        const [held] = await client.incomingPhoneNumbers.list({ phoneNumber: e164, limit: 1 });
        if (!held) return notAvailable;
        if (!webhooks) return { ok: true, number: present(held) };
        return { ok: true, number: present(await client.incomingPhoneNumbers(held.sid).update(webhooks)) };
      }),
    disconnect: (providerNumberId) =>
      answered(async () => {
        await client
          .incomingPhoneNumbers(providerNumberId)
          .update({ voiceUrl: "", smsUrl: "", statusCallback: "" });
        return { ok: true };
      }),
    sendCode: ({ by, to, from, words }) =>
      answered(async () => {
        if (by === "text") await client.messages.create({ to, from, body: words });
        else await client.calls.create({ to, from, twiml: spoken(words), timeout: ringSeconds });
        return { ok: true };
      }),
  };
}

const codeOf = (country: string): string => countryCodes[country] ?? "AU";

/** In Australia, the one country of these where a number's own form says so and the papers differ by it. */
const isMobile = (e164: string): boolean => e164.startsWith("+614");

/** Of a kind that Twilio does not sell in that country there is none. */
async function orNone<Found>(found: Promise<Found[]>): Promise<Found[]> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof twilioLibrary().RestException && error.status === 404) return [];
    throw error;
  }
}

/** What Twilio tells of a number that the account holds. */
interface HeldNumber {
  phoneNumber: string;
  sid: string;
  voiceUrl: string | null;
  /** Absent where Twilio leaves it out. */
  capabilities?: { sms?: boolean };
}

/** A desk telephone is given time to be picked up. */
const ringSeconds = 40;

/** Said twice: whoever picks up needs a pen. */
function spoken(words: string): string {
  const response = new (twilioLibrary().twiml.VoiceResponse)();
  for (let time = 0; time < 2; time++) {
    response.pause({ length: 1 });
    response.say({ language: "en-AU" }, words);
  }
  return response.toString();
}

const notAvailable: NumberFailure = { ok: false, reason: "not_available" };

export function webhooksAt(publicUrl: string | null) {
  if (publicUrl === null) return null;
  return {
    voiceUrl: publicUrl + telephonyPaths.twilioVoice,
    voiceMethod: "POST",
    smsUrl: publicUrl + telephonyPaths.twilioText,
    smsMethod: "POST",
    statusCallback: publicUrl + telephonyPaths.twilioStatus,
    statusCallbackMethod: "POST",
  };
}

/** What Twilio refuses for the request's own sake (4xx) is told apart from Twilio being out of reach. */
async function answered<Outcome extends { ok: true }>(
  work: () => Promise<Outcome | NumberFailure>,
): Promise<Outcome | NumberFailure> {
  try {
    return await work();
  } catch (error) {
    const status = error instanceof twilioLibrary().RestException ? error.status : 0;
    const isRefusal = status === 400 || status === 404 || status === 409;
    const said = providerErrorOf(error);
    return { ok: false, reason: isRefusal ? "not_available" : "unreachable", ...(said && { error: said }) };
  }
}
