import type { AgentId } from "#contract/assistants/agents.ts";
import type { Message } from "#contract/messaging/messages.ts";
import { toIso, toIsoOrNull } from "#kernel/clock.ts";
import type { KeptMessage } from "#server/messaging/outbox/service.ts";

/** A message as staff read it. */
export const presentMessage = (row: KeptMessage): Message => ({
  id: row.id,
  direction: row.direction,
  channel: row.channel,
  purpose: row.purpose,
  agentId: row.agentId as AgentId | null,
  name: row.recipientName,
  address: row.direction === "in" ? (row.fromAddress ?? "") : row.toAddress,
  subject: row.subject,
  body: row.body,
  status: row.status,
  reason: row.reason,
  provider: row.provider,
  appointmentId: row.appointmentId,
  callId: row.callId,
  notBefore: toIso(row.notBefore),
  sentAt: toIsoOrNull(row.sentAt),
  createdAt: toIso(row.createdAt),
});
