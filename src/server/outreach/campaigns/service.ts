import type { z } from "zod";
import type { campaignBody } from "#contract/messaging/messages.ts";
import type { Clock } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";
import { findConfigurations } from "#server/assistants/service.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { putAllInOutbox } from "#server/messaging/outbox/service.ts";
import { firstName } from "../appointments/rules.ts";
import { copiesOf } from "../email/rules.ts";
import { letterheadOf } from "../letterhead/rules.ts";
import * as store from "./store.ts";

export type CampaignOutcome =
  | { ok: true; recipients: number; notAsked: number; isSent: boolean }
  | { ok: false; reason: "not_switched_on" };

const nameOf = { promotion: "Promotions/offers", newsletter: "Newsletters" } as const;

export interface CampaignDependencies {
  database: Database;
  clock: Clock;
  publicUrl: string | null;
}

/**
 * Sends what staff wrote to every patient who has agreed to such, all in one transaction: to all or to nobody. Staff in copy get
 * one message each, not one for every patient.
 */
export async function sendCampaign(
  { database, clock, publicUrl }: CampaignDependencies,
  scope: ClinicScope,
  { kind, subject, body, isPreview }: z.output<typeof campaignBody>,
  byUsername: string,
): Promise<CampaignOutcome> {
  const outcome = await database.transaction(scope, async (queries): Promise<CampaignOutcome> => {
    const settings = (await findConfigurations(queries)).find(({ agentId }) => agentId === "4");
    if (settings?.agentId !== "4" || !settings.campaigns.includes(nameOf[kind]))
      return { ok: false, reason: "not_switched_on" };
    const recipients = await store.findRecipients(queries, true);
    const reached = new Set(recipients.map(({ email }) => email.toLowerCase()));
    const others = await store.findRecipients(queries, false);
    const notAsked = others.filter(({ email }) => !reached.has(email.toLowerCase())).length;
    const counted = { recipients: recipients.length, notAsked };
    if (isPreview) return { ok: true, ...counted, isSent: false };
    const now = clock.now();
    const id = newId(now);
    const letterhead = letterheadOf(await findClinicProfile(queries), publicUrl);
    const mail = { channel: "email", purpose: kind, kind: "commercial", agentId: "4", subject } as const;
    const sent = { sentAt: now, recipientCount: recipients.length, createdByUsername: byUsername };
    await store.insertCampaign(queries, { ...{ id, kind, subject, body, createdAt: now }, ...sent });
    const toPatients = recipients.map(({ id: patientId, name, email }) => ({
      ...{ ...mail, patientId, recipientName: name, toAddress: email },
      ...{ body: `Hi ${firstName(name)},\n\n${body}`, occasion: `campaign ${id} ${patientId}` },
    }));
    const toStaff = copiesOf(settings).map((toAddress) => ({
      ...{ ...mail, toAddress, body, occasion: `campaign ${id} copy ${toAddress}` },
    }));
    await putAllInOutbox(queries, [...toPatients, ...toStaff], letterhead, now);
    return { ok: true, ...counted, isSent: true };
  });
  if (outcome.ok && outcome.isSent) database.announce(scope.clinicId, { topic: "messages" });
  return outcome;
}
