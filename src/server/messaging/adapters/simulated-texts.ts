import { randomUUID } from "node:crypto";
import type { TextSender } from "#server/messaging/port.ts";

/** No account stands behind it: the message stays in the outbox, where staff can read it, and nothing leaves. */
export function simulatedTexts(): TextSender {
  return {
    provider: "simulator",
    send: async () => ({ ok: true, providerMessageId: `simulated:${randomUUID()}` }),
    listSent: async () => [],
  };
}
