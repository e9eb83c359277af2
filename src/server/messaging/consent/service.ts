import type { MessageChannel } from "#contract/messages.ts";
import { newId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import * as store from "./store.ts";

export interface ConsentWords {
  channel: MessageChannel;
  /** E.164 or an e-mail address. */
  address: string;
  isAllowed: boolean;
  source: "reply" | "link" | "staff" | "provider" | "call";
  /** What was said, for the record that the Spam Act asks for. */
  wording: string;
}

const normal = (address: string) => address.trim().toLowerCase();

/** Keeps what somebody said about being contacted; the record only grows. */
export async function keepConsent(queries: ClinicQueries, words: ConsentWords, now: number): Promise<void> {
  await store.addConsent(queries, { ...words, id: newId(now), address: normal(words.address), at: now });
}

const hasRefused = async (queries: ClinicQueries, channel: MessageChannel, address: string) =>
  (await store.findLatest(queries, channel, normal(address)))?.isAllowed === false;

/**
 * Whether that address must not be contacted. STOP to a text message ends every text message, and the calls that offer
 * something; unsubscribing from e-mail ends what offers something, since a confirmation was asked for.
 */
export async function hasOptedOut(
  queries: ClinicQueries,
  { channel, kind, address }: { channel: MessageChannel; kind: "factual" | "commercial"; address: string },
): Promise<boolean> {
  if (channel === "email") return kind === "commercial" && hasRefused(queries, "email", address);
  if (channel === "sms") return hasRefused(queries, "sms", address);
  if (await hasRefused(queries, "call", address)) return true;
  return kind === "commercial" && hasRefused(queries, "sms", address);
}
