import type Twilio from "twilio";
import type { CallProvider, OutgoingCall, PlacedCall } from "../port.ts";
import { providerErrorOf } from "./twilio-client.ts";
import { twilioLibrary } from "./twilio-library.ts";

export interface TwilioCallSettings {
  client: ReturnType<typeof Twilio>;
  /** Where Twilio reaches this server. */
  publicUrl: string;
}

/** Shorter than a mobile takes to divert to its mailbox, more often than not. */
const ringSeconds = 25;
/** A little longer than the longest conversation. */
const longestSeconds = 25 * 60;
const mostListed = 50;
const minute = 60_000;

/**
 * Calls out of a Twilio account (twilio 6.2.0; Twilio docs, "Call resource", "Answering Machine Detection"). Twilio asks what
 * to do only once it knows who answered: otherwise a mailbox that says 'this is Ann' would pass for her.
 */
export function twilioCalls({ client, publicUrl }: TwilioCallSettings): CallProvider {
  return {
    name: "twilio",
    placeCall: async ({ to, from, answeredPath, endedPath }: OutgoingCall) => {
      try {
        const { sid } = await client.calls.create({
          ...{ to, from, url: publicUrl + answeredPath, method: "POST" },
          ...{ statusCallback: publicUrl + endedPath, statusCallbackMethod: "POST" },
          statusCallbackEvent: ["completed"],
          machineDetection: "DetectMessageEnd",
          ...{ timeout: ringSeconds, timeLimit: longestSeconds },
        });
        return { ok: true, providerCallId: sid };
      } catch (error) {
        return failureOf(error);
      }
    },
    listPlaced: async ({ to, from }, since) => {
      try {
        const listed = await client.calls.list({ to, from, limit: mostListed });
        return listed
          .filter(({ dateCreated }) => Number(dateCreated ?? 0) >= since - minute)
          .map(({ sid }) => sid);
      } catch {
        // Twilio is out of reach: nobody knows yet, so nobody is rung again.
        return "unknown";
      }
    },
  };
}

/** What no further try would mend (Twilio error codes). Everything else may pass. */
const permanentCodes: Record<number, string> = {
  13224: "invalid_number",
  21211: "invalid_number",
  21214: "invalid_number",
  21215: "region_not_allowed",
  21216: "region_not_allowed",
  21217: "invalid_number",
};

function failureOf(error: unknown): PlacedCall {
  // A server that fails may have placed it all the same, so that is as good as no answer.
  if (!(error instanceof twilioLibrary().RestException) || error.status >= 500)
    return { ok: false, code: "unreachable", isPermanent: false };
  const named = error.code === undefined ? undefined : permanentCodes[error.code];
  const said = { error: providerErrorOf(error) };
  if (named) return { ok: false, code: named, isPermanent: true, ...said };
  return { ok: false, code: `twilio_${error.code ?? error.status}`, isPermanent: false, ...said };
}
