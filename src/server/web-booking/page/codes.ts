import { createHash, randomBytes } from "node:crypto";
import type { WebRequestId } from "#kernel/ids.ts";
import { addressBlock } from "#kernel/network-address.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { hashCode, hashToken, newCode } from "#server/auth/tokens.ts";
import { quotaToday } from "#server/clinic/quota/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { putInOutbox } from "#server/messaging/outbox/service.ts";
import { letterheadOf } from "#server/outreach/letterhead/rules.ts";
import * as limits from "../limits.ts";
import type { BookingPage, WebBookingDependencies } from "./clinic-page.ts";
import { codeText, type Details } from "./rules.ts";
import * as store from "./store.ts";

/** A request with its token and its code, of which only hashes are kept. */
export function requestOf(
  details: Details,
  {
    id,
    treatment,
    networkAddress,
    now,
  }: { id: WebRequestId; treatment: string; networkAddress: string; now: number },
) {
  const token = randomBytes(24).toString("base64url");
  const code = newCode();
  const isText = details.by === "text";
  const row = {
    ...{ id, treatment, tokenHash: hashToken(token), codeHash: hashCode(id, code) },
    channel: isText ? ("sms" as const) : ("email" as const),
    contact: isText ? (toE164(details.phone) ?? details.phone) : details.email.toLowerCase(),
    addressHash: createHash("sha256").update(addressBlock(networkAddress)).digest("hex"),
    ...{ localDate: details.date, localTime: details.time, patientName: details.name },
    practitionerId: details.with || null,
    ...{ patientPhone: details.phone, patientEmail: details.email || null, notes: details.notes },
    ...{ createdAt: now, expiresAt: now + limits.codeLifeMs },
  };
  return { row, token, code };
}

/** Counts only under the locks of all whom the limits are about. */
export async function maySendCode(
  tx: ClinicQueries,
  { profile, ways }: BookingPage,
  row: Pick<store.RequestRow, "contact" | "addressHash" | "channel">,
  now: number,
): Promise<boolean> {
  for (const withinMs of [3_600_000, 86_400_000]) {
    const sent = await store.countCodes(tx, row, now - withinMs);
    for (const who of ["contact", "address", "clinic"] as const) {
      const limit = limits.codeLimits[who].find((one) => one.withinMs === withinMs);
      if (limit && sent[who] >= limit.most) return false;
    }
  }
  if (ways.isTrial) return true;
  const kind = row.channel === "sms" ? "texts" : "emails";
  const quota = await quotaToday(tx, { kind, now, timeZone: profile.timeZone });
  return quota.used < quota.perDay * limits.quotaShare;
}

/** Puts the code into the outbox, once for each count. */
export async function sendCode(
  tx: ClinicQueries,
  { publicUrl }: WebBookingDependencies,
  { profile }: BookingPage,
  {
    row,
    code,
    count,
    now,
  }: {
    row: Pick<store.RequestRow, "id" | "channel" | "contact">;
    code: string;
    count: number;
    now: number;
  },
): Promise<void> {
  await putInOutbox(
    tx,
    {
      ...{ channel: row.channel, purpose: "code", kind: "factual", toAddress: row.contact },
      occasion: `web code ${row.id} ${count}`,
      // No code in a subject: a locked telephone shows those.
      subject: "Your code to book an appointment",
      body: codeText(code, limits.codeMinutes),
      expiresAt: now + limits.codeLifeMs,
    },
    letterheadOf(profile, publicUrl),
    now,
  );
}
