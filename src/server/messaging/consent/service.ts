import type { MessageChannel } from "#contract/messaging/messages.ts";
import { newId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { isOptOut } from "./rules.ts";
import * as store from "./store.ts";

export interface ConsentWords {
  channel: MessageChannel;
  /** E.164 or an email address. */
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

/** A message that somebody might get. */
export interface PlannedContact {
  channel: MessageChannel;
  kind: "factual" | "commercial";
  /** E.164 or an email address. */
  address: string;
}

/** Whether that address must not be contacted. */
export const hasOptedOut = async (queries: ClinicQueries, contact: PlannedContact): Promise<boolean> =>
  (await optOutsOf(queries, [contact.address]))(contact);

/** The same for many addresses, with one question to the database. */
export async function optOutsOf(
  queries: ClinicQueries,
  addresses: readonly string[],
): Promise<(contact: PlannedContact) => boolean> {
  const asked = [...new Set(addresses.map(normal))];
  const refused = new Set((await store.findRefusals(queries, asked)).map(nameOf));
  return ({ channel, kind, address }) =>
    isOptOut(channel, kind, (on) => refused.has(nameOf({ channel: on, address: normal(address) })));
}

const nameOf = ({ channel, address }: { channel: MessageChannel; address: string }) =>
  `${channel} ${address}`;
