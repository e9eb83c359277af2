import type { MessageChannel } from "#contract/messaging/messages.ts";
import { failureAreas } from "#contract/system/health.ts";
import type { Failure } from "#server/clinic/log/rules.ts";

/** What a reason means: whether it lies with the one who was written to, such as a wrong number, and how staff read it. */
interface Meaning {
  isRecipients: boolean;
  /** Sending the same again to the same would fail again. */
  isFinal: boolean;
  words: string;
}

const theirs = (words: string, isFinal = true): Meaning => ({ isRecipients: true, isFinal, words });
const ours = (words: string, isFinal = false): Meaning => ({ isRecipients: false, isFinal, words });

/** By the codes of the adapters; those that a provider alone has are shown as they are. */
const meanings: Record<string, Meaning> = {
  invalid_number: theirs("no such telephone number"),
  unknown_number: theirs("no such telephone number"),
  not_mobile: theirs("not a mobile number"),
  not_reachable: theirs("the number cannot be reached", false),
  switched_off: theirs("the telephone was switched off or out of reach", false),
  opted_out: theirs("the patient has opted out"),
  no_name: theirs("the patient has no name to ask for"),
  smtp_550: theirs("no such mailbox"),
  smtp_551: theirs("no such mailbox"),
  smtp_553: theirs("no such mailbox"),
  smtp_eenvelope: theirs("no such mailbox"),
  unsafe_header: theirs("the address cannot be used"),
  sender_refused: ours("the provider does not hold the clinic's sending number, or it cannot send texts"),
  no_sender: ours("the clinic has no number to send from"),
  region_not_allowed: ours("the provider's account may not send there"),
  too_long: ours("the text is too long", true),
  blocked: ours("the network refused it"),
  filtered: ours("the network took it for unwanted mail"),
  unreachable: ours("the provider does not answer, tried again"),
  twilio_20003: ours("the provider refuses the account, tried again"),
  twilio_20429: ours("the provider is busy, tried again"),
  smtp_econnection: ours("the mail server does not answer, tried again"),
  smtp_esocket: ours("the mail server does not answer, tried again"),
  smtp_etimedout: ours("the mail server does not answer, tried again"),
  smtp_edns: ours("the mail server is not found, tried again"),
  smtp_etls: ours("the mail server offers no TLS, tried again"),
  smtp_sign_in_refused: ours("the mail server refuses the sign-in, tried again"),
  too_late: ours("tried until it was too late", true),
  not_connected: ours("the call could not be connected"),
  no_report: ours("the provider did not say what became of it"),
};

export const inWords = (reason: string): string => meanings[reason]?.words ?? "not accepted by the provider";

/** Whether sending the same again to the same would fail again. */
export const isFinal = (reason: string | null): boolean =>
  reason !== null && (meanings[reason]?.isFinal ?? false);

/** Whether it lies with the one who was written to: another number, or another way, is needed. */
export const lieWithRecipient = (reason: string | null): boolean =>
  reason !== null && (meanings[reason]?.isRecipients ?? false);

/** As the log shows it. */
export const failureOf = (channel: MessageChannel, reason: string): Failure => ({
  area: failureAreas[channel],
  cause: `${inWords(reason)} (${reason})`,
  isRecipients: lieWithRecipient(reason),
});
