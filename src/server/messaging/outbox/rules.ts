import type { MessageChannel, MessagePurpose, MessageStatus } from "#contract/messaging/messages.ts";
import type { ContactPreferences } from "#contract/patients/patients.ts";
import { formatPhone, toNational } from "#kernel/phone-numbers.ts";
import { isFinal } from "./failures.ts";
import { nextSendingTime } from "./sending-hours.ts";

/** Who writes: stands in every message (Spam Act 2003, section 17). */
export interface Letterhead {
  clinicName: string;
  phoneNumber: string;
  email: string;
  address: string;
  /** Where patients reach this server; null = they cannot. */
  publicUrl: string | null;
}

/** It has left, as far as this server knows. */
export const goneOut: readonly MessageStatus[] = ["sending", "sent", "delivered"];

/** `confirm`: to say yes or no to the visit; `decline`: to say so if it is not possible. */
export type AskedAnswer = "confirm" | "decline";

export interface Draft {
  channel: MessageChannel;
  kind: "factual" | "commercial";
  body: string;
  asks?: AskedAnswer | null;
  unsubscribeToken: string | null;
  answerToken?: string | null;
}

export const answerPath = "/answer";
/** Below the page of a visit: the times to which it can be moved. */
export const timesPath = "/times";

/**
 * How the answer is given: a text is answered by text. Nobody reads an answer to an email as quickly as a visit may need
 * it, so that one has a page to press a button on, or else the telephone.
 */
function wayToAnswer({ channel, asks, answerToken }: Draft, from: Letterhead): string {
  if (!asks) return "";
  const isToConfirm = asks === "confirm";
  if (channel === "sms")
    return isToConfirm ? "Reply YES to confirm or NO if you cannot come" : "Reply NO if you cannot come";
  const what = isToConfirm ? "To confirm, or if you cannot come" : "If you cannot come";
  const link = linkOf({ asks, answerToken: answerToken ?? null }, from);
  if (link) return `${what}, or to move it, open ${link}`;
  if (from.phoneNumber !== "") return `${what}, ring us on ${formatPhone(from.phoneNumber)}.`;
  return `${what}, answer this email.`;
}

/** The page of the visit, for whoever has the message; empty where patients cannot reach this server. */
const linkOf = ({ asks, answerToken }: Pick<Draft, "asks" | "answerToken">, from: Letterhead): string =>
  asks && answerToken && from.publicUrl !== null ? `${from.publicUrl}${answerPath}/${answerToken}` : "";

export const unsubscribePath = "/unsubscribe";
export const unsubscribeUrlOf = (publicUrl: string | null, token: string | null): string | null =>
  publicUrl !== null && token !== null ? `${publicUrl}${unsubscribePath}/${token}` : null;

/** The text as it goes out: how to answer, who writes, how to reach them, and in a commercial one the way out. */
export function wordingOf(draft: Draft, from: Letterhead): string {
  const { channel, kind, body, unsubscribeToken } = draft;
  const phone = from.phoneNumber === "" ? "" : formatPhone(from.phoneNumber);
  if (channel === "call") return body;
  const way = wayToAnswer(draft, from);
  if (channel === "sms") {
    const sender = [from.clinicName, phone].filter(Boolean).join(" ");
    const wayOut = kind === "commercial" ? "Reply STOP to opt out" : "";
    // Plain characters only: one outside the GSM alphabet (3GPP 23.038), such as a dash, halves the length of a text.
    const link = linkOf(draft, from);
    // Last, since what follows an address may be taken for a part of it.
    return [body, way, sender, wayOut, link && `Move or cancel: ${link}`].filter(Boolean).reduce(inOneText);
  }
  const asked = way === "" ? body : `${body}\n\n${way}`;
  const signature = [from.clinicName, from.address, phone, from.email].filter(Boolean).join("\n");
  if (kind === "factual") return `${asked}\n\n${signature}`;
  const link = unsubscribeUrlOf(from.publicUrl, unsubscribeToken);
  const wayOut = link
    ? `Do not want these emails? Unsubscribe: ${link}`
    : "Do not want these emails? Answer with the word unsubscribe and we stop.";
  return `${asked}\n\n${signature}\n\n${wayOut}`;
}

const inOneText = (text: string, next: string): string => `${text}${/[.!?]$/.test(text) ? " " : ". "}${next}`;

export interface Situation {
  now: number;
  timeZone: string;
  message: {
    channel: MessageChannel;
    purpose: MessagePurpose;
    kind: "factual" | "commercial";
    toAddress: string;
    notBefore: number;
    expiresAt: number | null;
    attempts: number;
  };
  /** Null when it does not go to a patient. */
  preferences: ContactPreferences | null;
  hasOptedOut: boolean;
  /** Staff do not want such messages. */
  isSwitchedOff: boolean;
  isPaused: boolean;
}

export type Verdict =
  | { kind: "send" }
  | { kind: "wait"; until: number; reason: "paused" | "quiet_hours" }
  | { kind: "suppress"; reason: SuppressionReason };

export type SuppressionReason =
  | "opted_out"
  | "channel_refused"
  | "purpose_refused"
  | "not_mobile"
  | "not_wanted"
  | "too_late";

/** Whether another attempt may fare better: it is still of use, and the number or address is not what is wrong. */
export const canSendAgain = (
  { status, channel, direction, reason, expiresAt }: KeptAttempt,
  now: number,
): boolean =>
  status === "failed" &&
  direction === "out" &&
  channel !== "call" &&
  (expiresAt === null || expiresAt > now) &&
  !isFinal(reason);

interface KeptAttempt {
  status: MessageStatus;
  channel: MessageChannel;
  direction: "out" | "in";
  reason: string | null;
  expiresAt: number | null;
}

const pauseCheckMs = 5 * 60_000;

/** Whether a message may go out now. Asked again before every attempt: the world may have changed since it was written. */
export function judge(situation: Situation): Verdict {
  const { now, message, preferences, hasOptedOut, isPaused, timeZone } = situation;
  if (message.expiresAt !== null && now >= message.expiresAt) return { kind: "suppress", reason: "too_late" };
  if (hasOptedOut) return { kind: "suppress", reason: "opted_out" };
  if (message.channel === "sms" && !canReceiveTexts(message.toAddress))
    return { kind: "suppress", reason: "not_mobile" };
  if (preferences) {
    if (!preferences[channelPreference[message.channel]])
      return { kind: "suppress", reason: "channel_refused" };
    const about = purposePreference[message.purpose];
    if (about && !preferences[about]) return { kind: "suppress", reason: "purpose_refused" };
  }
  if (situation.isSwitchedOff) return { kind: "suppress", reason: "not_wanted" };
  if (isPaused) return { kind: "wait", until: now + pauseCheckMs, reason: "paused" };
  const until = isAnytime(message) ? now : nextSendingTime(message, now, timeZone);
  if (until <= now) return { kind: "send" };
  return message.expiresAt !== null && until >= message.expiresAt
    ? { kind: "suppress", reason: "too_late" }
    : { kind: "wait", until, reason: "quiet_hours" };
}

/** Email wakes nobody; an answer and a code are awaited; an alert cannot wait. A shift can. */
const isAnytime = ({ channel, purpose }: Situation["message"]): boolean =>
  channel === "email" || purpose === "answer" || purpose === "code" || purpose === "staff_alert";

/** Australian landlines, 13, 1300 and 1800 numbers take calls only; abroad nobody can tell from here. */
export function canReceiveTexts(e164: string): boolean {
  const national = toNational(e164);
  return national.startsWith("+") || national.startsWith("04");
}

const channelPreference = { sms: "sms", email: "email", call: "phone" } as const;

const purposePreference: Partial<Record<MessagePurpose, keyof ContactPreferences>> = {
  reminder: "reminders",
  recall: "recalls",
  missed: "recalls",
  promotion: "promotions",
  newsletter: "promotions",
};
