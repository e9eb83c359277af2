import { randomUUID } from "node:crypto";
import type { TextMessage, TextOutcome, TextSender } from "#server/messaging/port.ts";

export interface FakeTexts extends TextSender {
  /** Everything taken so far, oldest first. */
  readonly sent: TextMessage[];
  /** What every message meets instead of being taken; null = it is taken. */
  failure: TextOutcome | null;
}

/** Keeps text messages in memory. */
export function fakeTexts(): FakeTexts {
  const sent: (TextMessage & { id: string })[] = [];
  const fake: FakeTexts = {
    provider: "simulator",
    sent,
    failure: null,
    send: async (message) => {
      if (fake.failure) return fake.failure;
      const id = `SM${randomUUID().replaceAll("-", "")}`;
      sent.push({ ...message, id });
      return { ok: true, providerMessageId: id };
    },
    listSent: async ({ to, body }) =>
      sent
        .filter((one) => one.to === to && one.body === body)
        .map(({ id }) => ({ providerMessageId: id, status: "sent", reason: "" })),
  };
  return fake;
}
