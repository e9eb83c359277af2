import { createRequire } from "node:module";
import type Twilio from "twilio";
import { telephonyPaths } from "#contract/endpoints.ts";
import type { TextMessage, TextOutcome, TextSender } from "#server/messaging/port.ts";

export interface TwilioTextSettings {
  client: ReturnType<typeof Twilio>;
  /** Where Twilio reports what became of a message; null = it is not told and reports nothing. */
  publicUrl: string | null;
}

const mostListed = 50;
const minute = 60_000;

/** Text messages of a Twilio account (twilio 6.2.0; Twilio docs, "Message resource"). */
export function twilioTexts({ client, publicUrl }: TwilioTextSettings): TextSender {
  const callback = publicUrl === null ? {} : { statusCallback: publicUrl + telephonyPaths.twilioTextStatus };
  return {
    provider: "twilio",
    send: async ({ to, from, body }: TextMessage) => {
      if (from === null) return { ok: false, code: "no_sender", isPermanent: true };
      try {
        const { sid } = await client.messages.create({ to, from, body, ...callback });
        return { ok: true, providerMessageId: sid };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    listSent: async ({ to, from, body }, since) => {
      try {
        // By the day of creation, here: Twilio's own filter knows only when a message was sent, and a queued one was not.
        const listed = await client.messages.list({ to, ...(from !== null && { from }), limit: mostListed });
        return listed
          .filter((taken) => taken.body === body && Number(taken.dateCreated ?? 0) >= since - minute)
          .reverse()
          .map(({ sid, status, errorCode }) => ({
            ...{ providerMessageId: sid, status },
            reason: reasonOfReport(errorCode ? String(errorCode) : "", status),
          }));
      } catch {
        // Twilio is out of reach: nobody knows yet, so the message must not be given to it again.
        return "unknown";
      }
    },
  };
}

/**
 * What no further try would mend (Twilio docs, "Error and Warning Dictionary"). Those from 30000 on are told of a message
 * that was taken: nothing more is tried for it in any case, and here they only get their name. Everything else may pass.
 */
const permanentCodes: Record<number, string> = {
  21211: "invalid_number",
  21212: "sender_refused",
  21265: "invalid_number",
  21266: "invalid_number",
  21408: "region_not_allowed",
  21601: "sender_refused",
  21606: "sender_refused",
  21610: "opted_out",
  21612: "not_reachable",
  21614: "not_mobile",
  21617: "too_long",
  21659: "sender_refused",
  21660: "sender_refused",
  21661: "sender_refused",
  30003: "switched_off",
  30004: "blocked",
  30005: "unknown_number",
  30006: "not_mobile",
  30007: "filtered",
};

/** The name of what Twilio reports of a message that did not arrive: by its code, else by its status. */
export const reasonOfReport = (errorCode: string, status: string): string =>
  permanentCodes[Number(errorCode)] ?? `twilio_${errorCode || status}`;

/** Read where there is an account, by whoever made the client. */
const twilioLibrary = () => createRequire(import.meta.url)("twilio") as typeof Twilio;

function outcomeOf(error: unknown): TextOutcome {
  // A server that fails may have taken it all the same, so that is as good as no answer.
  if (!(error instanceof twilioLibrary().RestException) || error.status >= 500)
    return { ok: false, code: "unreachable", isPermanent: false };
  const named = error.code === undefined ? undefined : permanentCodes[error.code];
  if (named) return { ok: false, code: named, isPermanent: true };
  return { ok: false, code: `twilio_${error.code ?? error.status}`, isPermanent: false };
}
