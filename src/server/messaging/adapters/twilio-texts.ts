import twilio from "twilio";
import { telephonyPaths } from "#contract/endpoints.ts";
import type { TextMessage, TextOutcome, TextSender } from "#server/messaging/port.ts";

export interface TwilioTextSettings {
  client: ReturnType<typeof twilio>;
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
      if (from === null) return { ok: false, code: "no_sender", isPermanent: false };
      try {
        const { sid } = await client.messages.create({ to, from, body, ...callback });
        return { ok: true, providerMessageId: sid };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    findSent: async ({ to, body }, since) => {
      try {
        // By the day of creation, here: Twilio's own filter knows only when a message was sent, and a queued one was not.
        const listed = await client.messages.list({ to, limit: mostListed });
        const same = listed.find(
          (taken) => taken.body === body && Number(taken.dateCreated ?? 0) >= since - minute,
        );
        return same?.sid ?? null;
      } catch {
        // Twilio is out of reach: nobody knows yet, so the message must not be given to it again.
        return "unknown";
      }
    },
  };
}

/** What no further try would mend (Twilio error codes). Everything else may pass. */
const permanentCodes: Record<number, string> = {
  21211: "invalid_number",
  21408: "region_not_allowed",
  21610: "opted_out",
  21612: "not_reachable",
  21614: "not_mobile",
  21617: "too_long",
};

function outcomeOf(error: unknown): TextOutcome {
  if (!(error instanceof twilio.RestException)) return { ok: false, code: "unreachable", isPermanent: false };
  const named = error.code === undefined ? undefined : permanentCodes[error.code];
  if (named) return { ok: false, code: named, isPermanent: true };
  return { ok: false, code: `twilio_${error.code ?? error.status}`, isPermanent: false };
}
