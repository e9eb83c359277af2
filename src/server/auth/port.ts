import type { ClinicQueries } from "#server/db/clinic-queries.ts";

export interface OutgoingEmail {
  to: string;
  subject: string;
  text: string;
  /** The code that stands in the text, if it holds one. */
  signInCode?: string;
}

/** How the message went; a passing failure is worth another try. */
export type EmailOutcome = { ok: true } | { ok: false; code: string; isPermanent: boolean };

/** Carries sign-in codes and invitations to people. */
export interface CodeMailer {
  send(email: OutgoingEmail): Promise<EmailOutcome>;
}

/** Shows sign-ins in the clinic's log. */
export interface SignInLog {
  /** `how`: by code, with Google. */
  signedIn(queries: ClinicQueries, event: { username: string; how: string }, now: number): Promise<unknown>;
  /** `why`, of somebody who is known here: a wrong code, a passkey that has been copied. */
  refused(queries: ClinicQueries, event: { username: string; why: string }, now: number): Promise<unknown>;
}

/** Furnishes a clinic that has just been created, in the transaction that creates it. */
export type FurnishClinic = (queries: ClinicQueries, now: number) => Promise<void>;
