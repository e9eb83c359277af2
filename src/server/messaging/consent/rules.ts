import type { MessageChannel } from "#contract/messaging/messages.ts";

/** What a text message says about being written to at all. */
export type ConsentWord = "stop" | "start" | null;

/** The words on which Twilio itself stops and starts delivering (Twilio docs, "Advanced Opt-Out"). */
const stopWords = new Set(["STOP", "STOPALL", "UNSUBSCRIBE", "END", "QUIT", "REVOKE", "OPTOUT", "CANCEL"]);
const startWords = new Set(["START", "UNSTOP"]);

export function readConsentWord(text: string): ConsentWord {
  const word = text.toUpperCase().replace(/[^A-Z]/g, "");
  // 'Stop texting me' stops as well; 'please stop by' does not.
  if (stopWords.has(word) || /^\W*(?:please\s+)?(?:stop|unsubscribe)\b(?!\s+by)/i.test(text)) return "stop";
  return startWords.has(word) ? "start" : null;
}

/** At the provider this word stops messages; a patient may have meant the appointment. */
export const mayMeanAppointment = (text: string): boolean => /^\W*cancel\W*$/i.test(text);

/**
 * Whether what was refused rules a message out. STOP to a text message ends every text message, and the calls that offer
 * something; unsubscribing from email ends what offers something, since a confirmation was asked for.
 */
export function isOptOut(
  channel: MessageChannel,
  kind: "factual" | "commercial",
  hasRefused: (channel: MessageChannel) => boolean,
): boolean {
  if (channel === "email") return kind === "commercial" && hasRefused("email");
  if (channel === "sms") return hasRefused("sms");
  return hasRefused("call") || (kind === "commercial" && hasRefused("sms"));
}
