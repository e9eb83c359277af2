import type { ConfigurationOf } from "#contract/assistants/agent-configuration.ts";
import { addDays, toInstant } from "#kernel/zoned-time.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { canReceiveTexts, type Letterhead } from "#server/messaging/outbox/rules.ts";
import { putInOutbox } from "#server/messaging/outbox/service.ts";
import type { LoadedRoster } from "./service.ts";

export interface Addressed {
  name: string;
  /** E.164. */
  phone: string | null;
  email: string | null;
}

/** The way that is set, or the other where the person gave no address for it; null = they cannot be written to. */
export function addressOf(
  { phone, email }: Addressed,
  method: ConfigurationOf<"5">["reminderMethod"],
): { channel: "sms" | "email"; toAddress: string } | null {
  const sms =
    phone !== null && canReceiveTexts(phone) ? ({ channel: "sms", toAddress: phone } as const) : null;
  const mail = email ? ({ channel: "email", toAddress: email } as const) : null;
  return method === "sms" ? (sms ?? mail) : (mail ?? sms);
}

export interface Notice {
  /** Names what it is about; the same is not said twice. */
  occasion: string;
  subject: string;
  body: string;
  expiresAt: number | null;
}

/** Writes to somebody on the roster. `isNew` is false when it was said before; null = they cannot be written to. */
export async function writeTo(
  queries: ClinicQueries,
  to: Addressed & { method: ConfigurationOf<"5">["reminderMethod"]; letterhead: Letterhead },
  notice: Notice,
  now: number,
): Promise<{ isNew: boolean } | null> {
  const address = addressOf(to, to.method);
  if (address === null) return null;
  const about = { purpose: "roster", kind: "factual", agentId: "5", recipientName: to.name } as const;
  return { isNew: await putInOutbox(queries, { ...notice, ...address, ...about }, to.letterhead, now) };
}

export const endOfDay = ({ profile }: LoadedRoster, date: string): number =>
  toInstant(addDays(date, 1), "00:00", profile.timeZone);

/** Says it to them the way that is set; without the agent nothing is said. */
export const tell = async (
  queries: ClinicQueries,
  { settings, letterhead }: LoadedRoster,
  to: Addressed,
  notice: Notice,
  now: number,
) =>
  settings && (await writeTo(queries, { ...to, method: settings.reminderMethod, letterhead }, notice, now));
