import type { ClinicQueries } from "#server/db/clinic-queries.ts";

export interface OutgoingEmail {
  to: string;
  subject: string;
  text: string;
  /** The code that stands in the text. */
  signInCode: string;
}

/** How the message went; a passing failure is worth another try. */
export type EmailOutcome = { ok: true } | { ok: false; code: string; isPermanent: boolean };

/** Carries sign-in codes to people. */
export interface CodeMailer {
  send(email: OutgoingEmail): Promise<EmailOutcome>;
}

/** Furnishes a clinic that has just been created, in the transaction that creates it. */
export type FurnishClinic = (queries: ClinicQueries, now: number) => Promise<void>;
