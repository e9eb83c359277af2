import type { TextThread } from "#contract/messaging/tasks.ts";
import { type Clock, toIso } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { hasOptedOut } from "#server/messaging/consent/service.ts";
import { canReceiveTexts } from "#server/messaging/outbox/rules.ts";
import { nextSendingTime } from "#server/messaging/outbox/sending-hours.ts";
import {
  findPreferences,
  type KeptMessage,
  listTextsWith,
  putInOutbox,
  whoIsAt,
} from "#server/messaging/outbox/service.ts";
import { letterheadOf } from "../letterhead/rules.ts";
import { presentMessage } from "../overview/rules.ts";

export interface ThreadDependencies {
  database: Database;
  clock: Clock;
  publicUrl: string | null;
  carrier: TextThread["carrier"];
}

/** With whom: a number as it was told, and their name where it is known. */
export interface OtherSide {
  phone: string;
  name: string | null;
}

const sms = { channel: "sms", kind: "factual" } as const;

/** All texts between the clinic and that number, and whether another may be written. Null when it is no number. */
export async function readThread(
  { database, clock, carrier }: ThreadDependencies,
  scope: ClinicScope,
  { phone, name }: OtherSide,
): Promise<TextThread | null> {
  const address = toE164(phone);
  if (address === null) return null;
  const queries = database.within(scope);
  const [texts, refusal, { timeZone }] = await Promise.all([
    listTextsWith(queries, address),
    refusalOf(queries, address),
    findClinicProfile(queries),
  ]);
  return {
    ...{ name, phone: address, refusal, carrier },
    messages: texts.toReversed().map(presentMessage),
    goesOutAt: toIso(nextSendingTime(sms, clock.now(), timeZone)),
  };
}

async function refusalOf(queries: ClinicQueries, address: string): Promise<TextThread["refusal"]> {
  if (!canReceiveTexts(address)) return "not_mobile";
  if (await hasOptedOut(queries, { ...sms, address })) return "opted_out";
  const [only, another] = await whoIsAt(queries, address);
  const preferences = only && !another ? await findPreferences(queries, only.id) : null;
  return preferences?.sms === false ? "channel_refused" : null;
}

export type WriteOutcome =
  | { ok: true }
  | { ok: false; reason: "no_number" | NonNullable<TextThread["refusal"]> };

/** Puts a text of a person at the desk into the outbox: from the number that was last written to, within the sending hours. */
export async function writeText(
  { database, clock, publicUrl }: ThreadDependencies,
  scope: ClinicScope,
  { phone, name, body }: OtherSide & { body: string },
): Promise<WriteOutcome> {
  const address = toE164(phone);
  if (address === null) return { ok: false, reason: "no_number" };
  const queries = database.within(scope);
  const refusal = await refusalOf(queries, address);
  if (refusal !== null) return { ok: false, reason: refusal };
  const now = clock.now();
  const [texts, people, profile] = await Promise.all([
    listTextsWith(queries, address),
    whoIsAt(queries, address),
    findClinicProfile(queries),
  ]);
  const [only, another] = people;
  await database.transaction(scope, (tx) =>
    putInOutbox(
      tx,
      {
        ...sms,
        purpose: "reply",
        occasion: `reply ${newId(now)}`,
        patientId: only && !another ? only.id : null,
        recipientName: name ?? (only && !another ? only.name : null),
        ...{ toAddress: address, fromAddress: lastClinicNumber(texts), body },
        notBefore: nextSendingTime(sms, now, profile.timeZone),
      },
      letterheadOf(profile, publicUrl),
      now,
    ),
  );
  database.announce(scope.clinicId, { topic: "messages" });
  return { ok: true };
}

/** An answer from another number than they wrote to is a stranger's. */
const lastClinicNumber = (texts: readonly KeptMessage[]): string | null => {
  const [last] = texts;
  if (!last) return null;
  return last.direction === "in" ? last.toAddress : last.fromAddress;
};
