export interface Email {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** A passing failure (the other side busy or away) is worth another try; a permanent one (no such mailbox) is not. */
export type EmailOutcome = { ok: true } | { ok: false; code: string; isPermanent: boolean };

/** Hands a message to whatever delivers it. Never throws for what the other side says or fails to say. */
export interface EmailSender {
  send(email: Email): Promise<EmailOutcome>;
  close(): Promise<void>;
}

/** A line break in an address or a subject would start a header of the sender's choosing. */
export const isSafeForHeaders = ({ to, subject }: Email): boolean =>
  !/[\r\n\0]/.test(to) && !/[\r\n\0]/.test(subject);

/** What every sender answers to a message that it must not send. */
export const unsafeHeader: EmailOutcome = { ok: false, code: "unsafe_header", isPermanent: true };
