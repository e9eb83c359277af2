import {
  type Email,
  type EmailOutcome,
  type EmailSender,
  isSafeForHeaders,
  unsafeHeader,
} from "#server/messaging/port.ts";

export interface FakeEmailSender extends EmailSender {
  /** Everything sent so far, oldest first. */
  readonly sent: Email[];
  /** What the next messages meet instead of being sent, one each. */
  failNext(...outcomes: EmailOutcome[]): void;
}

/** Keeps messages in memory. */
export function fakeEmailSender(): FakeEmailSender {
  const sent: Email[] = [];
  const failures: EmailOutcome[] = [];
  return {
    sent,
    failNext: (...outcomes) => {
      failures.push(...outcomes);
    },
    send: async (email) => {
      if (!isSafeForHeaders(email)) return unsafeHeader;
      const failure = failures.shift();
      if (failure) return failure;
      sent.push({ ...email });
      return { ok: true };
    },
    close: async () => {},
  };
}
