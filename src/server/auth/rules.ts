import type { AuthMode } from "#contract/access/auth.ts";

/** Who may open an account: anybody, nobody, or whoever comes first and nobody after. */
export type SignUpRule = "open" | "closed" | "first_account";

/** What sign-in depends on; the settings of the process satisfy it. */
export interface AuthSettings {
  authMode: AuthMode;
  sessionDays: number;
  /** A session that is not used for so long has ended. */
  sessionIdleDays: number;
  signUp: SignUpRule;
  clinicTimeZone: string;
}

/** Within `challengeWindowMs`, for one email address from one known browser, or else from one network address. */
export const challengeWindowMs = 10 * 60_000;
export const challengesPerAsker = 5;
/** Within `challengeWindowMs`, whatever the email addresses. */
export const challengesPerAddress = 20;
/** In an hour for one email address, from all strangers together: what reaches a mailbox at most. */
export const strangersWindowMs = 3_600_000;
export const challengesByStrangers = 20;
export const googleSignInsPerAddress = 20;
/**
 * Codes of six digits in a day for one email address: with five attempts each, a guesser's chance stays below 1 in
 * 6,000. Those asked for beyond have ten digits, so nobody is locked out and guessing gains nothing.
 */
export const shortCodesPerDay = 30;
export const codeDigits = (askedToday: number): 6 | 10 => (askedToday < shortCodesPerDay ? 6 : 10);
/** A browser is known for so long after its last code. */
export const knownBrowserDays = 180;
export const attemptsPerChallenge = 5;
/** How often a session that is in use is written down. */
export const sessionSeenEveryMs = 5 * 60_000;
/** Challenges are kept this long, to count them. */
export const challengeMemoryMs = 86_400_000;

export const signUpClosed =
  "New accounts are not open here. Ask whoever runs Enamel at your clinic to let you in.";

export const invitationOver =
  "This invitation was used, taken back or has ended. Ask whoever sent it to send it again.";

export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** `jane.o-neil+desk@…` becomes `Jane O Neil`. */
export function usernameOf(email: string): string {
  const [local = ""] = (email.split("@")[0] ?? "").split("+");
  const words = local.split(/[._-]+/).filter((word) => word !== "");
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
  return name === "" ? email : name;
}
