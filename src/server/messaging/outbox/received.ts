import { newId } from "#kernel/ids.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import * as store from "./store.ts";

export interface Received {
  /** E.164. */
  from: string;
  to: string;
  body: string;
  providerMessageId: string;
  patientId: string | null;
  name: string | null;
}

/** Keeps what a person wrote to the clinic; null when it was kept before. */
export async function keepReceived(
  queries: ClinicQueries,
  received: Received,
  now: number,
): Promise<string | null> {
  const id = newId(now);
  const row: store.NewMessageRow = {
    ...{ id, direction: "in", channel: "sms", purpose: "received", kind: "factual", status: "received" },
    occasion: `received ${received.providerMessageId}`,
    patientId: received.patientId,
    recipientName: received.name,
    toAddress: received.to,
    fromAddress: received.from,
    body: received.body,
    providerMessageId: received.providerMessageId,
    notBefore: now,
    createdAt: now,
  };
  return (await store.insertMessage(queries, row)) ? id : null;
}
