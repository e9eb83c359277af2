import type { ConfigurationOf } from "#contract/assistants/agent-configuration.ts";
import type { MessageChannel } from "#contract/messaging/messages.ts";
import type { ContactPreferences } from "#contract/patients/patients.ts";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { canReceiveTexts } from "#server/messaging/outbox/rules.ts";
import { periodStart } from "#server/queue/rules.ts";
import { firstName } from "../appointments/rules.ts";
import { readAttempts, readSpanDays } from "../planning/rules.ts";

type RecallConfiguration = ConfigurationOf<"2">;

const defaultDelayDays = 183;
const defaultAttempts = 3;
/** Between two attempts; more often is a nuisance. */
const attemptEveryMs = 14 * 86_400_000;

/** Nobody was bothered by a call that nobody answered. */
const unansweredEveryMs = 86_400_000;
const unanswered = new Set(["no_answer", "busy", "not_connected", "no_report"]);

/** When the next attempt may be made; the limit of attempts holds for those that nobody answered as well. */
export const nextAttemptAt = (lastAttemptAt: number, lastReason: string | null): number =>
  lastAttemptAt + (lastReason !== null && unanswered.has(lastReason) ? unansweredEveryMs : attemptEveryMs);

/** How many calls begin in one stretch: staff can still stop what goes wrong, and take those who ask for a person. */
export const mostCallsAtOnce = 4;
export const pacedMs = 15 * 60_000;

/**
 * When each call of a plan may be made, one after the other: `mostCallsAtOnce` in a stretch, from the first moment at which
 * calls may be made at all. Those that were made in the present stretch count.
 */
export function paceOfCalls(from: number, madeInThisStretch: number): () => number {
  let planned = madeInThisStretch;
  return () => {
    const stretches = Math.floor(planned++ / mostCallsAtOnce);
    return stretches === 0 ? from : periodStart(from, pacedMs) + stretches * pacedMs;
  };
}

export interface RecallLimits {
  delayDays: number;
  maxAttempts: number;
  notes: string[];
}

/** The two free texts of the dialog as numbers, and what was assumed where they cannot be read. */
export function limitsOf({ recallDelay, maxAttempts, channels }: RecallConfiguration): RecallLimits {
  const [days, attempts] = [readSpanDays(recallDelay), readAttempts(maxAttempts)];
  const notes: string[] = [];
  if (days === null)
    notes.push(
      recallDelay.trim() === ""
        ? "No recall delay is set, so patients count as due after 6 months."
        : `The recall delay “${recallDelay}” cannot be read, so patients count as due after 6 months. Write for example 6 months.`,
    );
  if (attempts === null)
    notes.push(
      `${maxAttempts.trim() === "" ? "No limit of attempts is set" : `The limit “${maxAttempts}” cannot be read`}, so it stops after 3.`,
    );
  if (channels.length === 0) notes.push("No channel is chosen, so nobody is contacted.");
  return { delayDays: days ?? defaultDelayDays, maxAttempts: attempts ?? defaultAttempts, notes };
}

export interface Reachable {
  phoneE164: string | null;
  email: string | null;
  preferences: ContactPreferences;
}

export interface Way {
  channel: MessageChannel;
  toAddress: string;
}

/** The chosen ways on which this patient can and wants to be reached, in the order chosen. */
export const waysTo = (channels: RecallConfiguration["channels"], patient: Reachable): Way[] =>
  channels.flatMap((channel) => wayBy(channel, patient) ?? []);

function wayBy(
  channel: RecallConfiguration["channels"][number],
  { phoneE164, email, preferences }: Reachable,
): Way | null {
  if (channel === "Email")
    return email !== null && preferences.email ? { channel: "email", toAddress: email } : null;
  if (phoneE164 === null) return null;
  if (channel === "Phone call") return preferences.phone ? { channel: "call", toAddress: phoneE164 } : null;
  return preferences.sms && canReceiveTexts(phoneE164) ? { channel: "sms", toAddress: phoneE164 } : null;
}

const inWords = ({ date, time }: { date: string; time: string }) =>
  `${spokenDate(date)}, ${twelveHour(time)}`;

/** No word of the treatment: anybody may read the screen. */
export function recallText(
  name: string,
  channel: MessageChannel,
  offered: readonly { date: string; time: string }[],
): string {
  // For staff to read: what is said on a call depends on who answers it.
  if (channel === "call")
    return `Asks for ${firstName(name)}, says that a check-up is due and offers to book it.`;
  const due = `Hi ${firstName(name)}, it is time for your next visit to us.`;
  const [first, second] = offered;
  if (!first) return `${due} Reply YES and we ring you to find a time`;
  const times = second
    ? `${inWords(first)} (reply 1) or ${inWords(second)} (reply 2)`
    : `${inWords(first)} (reply 1)`;
  return channel === "sms"
    ? `${due} Free times: ${times}. Reply 1${second ? " or 2" : ""} to take one`
    : `${due}\n\nOur next free times: ${offered.map(inWords).join(" or ")}. Ring us or answer this email to take one.`;
}
