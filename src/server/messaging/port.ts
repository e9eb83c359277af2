export interface Email {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** What the text is about, when it is a sign-in code: in no subject, since a locked telephone shows those. */
  signInCode?: string;
  cc?: readonly string[];
  /** Who writes, as a mailbox shows it: the clinic. Without it what the server itself is called. */
  fromName?: string;
  /** Where answers go; the sender's own address when absent. */
  replyTo?: string;
  /** The same for every attempt, so that a mailbox shows one message. What stands before the @; the host is the sender's. */
  messageId?: string;
  /** Where one press unsubscribes (RFC 8058). */
  unsubscribeUrl?: string;
}

/** A passing failure (the other side busy or away) is worth another try; a permanent one (no such mailbox) is not. */
export type EmailOutcome = { ok: true } | { ok: false; code: string; isPermanent: boolean };

/** Hands a message to whatever delivers it. Never throws for what the other side says or fails to say. */
export interface EmailSender {
  send(email: Email): Promise<EmailOutcome>;
  close(): Promise<void>;
}

/** A line break in an address or a subject would start a header of the sender's choosing. */
export const isSafeForHeaders = ({ to, subject, cc = [], fromName, replyTo, messageId }: Email): boolean =>
  [to, subject, fromName, replyTo, messageId, ...cc].every((text) => !/[\r\n\0]/.test(text ?? ""));

/** What every sender answers to a message that it must not send. */
export const unsafeHeader: EmailOutcome = { ok: false, code: "unsafe_header", isPermanent: true };

export interface TextMessage {
  /** E.164. */
  to: string;
  /** E.164 of a number of the clinic; null = the simulator's, which needs none. */
  from: string | null;
  body: string;
}

export type TextOutcome =
  | { ok: true; providerMessageId: string }
  /** `opted_out`: the provider itself was told STOP. */
  | { ok: false; code: string; isPermanent: boolean };

/** Hands a text message to whatever carries it. Never throws for what the provider says or fails to say. */
export interface TextSender {
  readonly provider: "simulator" | "twilio";
  send(message: TextMessage): Promise<TextOutcome>;
  /**
   * Such messages that the provider took since then, oldest first: an answer may never have arrived here (the server was
   * killed, the line broke, the provider failed after it had taken it). `unknown` when it cannot be asked now.
   */
  listSent(message: TextMessage, since: number): Promise<SentText[] | "unknown">;
}

/** A text as the provider tells of it when it is asked. */
export interface SentText {
  providerMessageId: string;
  /** The provider's own word, as in its reports. */
  status: string;
  /** Why it did not arrive: a code; of no meaning while it may. */
  reason: string;
}
