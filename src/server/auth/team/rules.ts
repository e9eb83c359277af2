import { type Role, roleLabels } from "#contract/access/roles.ts";

export const sendInvitationKind = "send_invitation";

export const invitationDays = 7;
export const invitationMs = invitationDays * 86_400_000;
/** Emails to strangers that one clinic may cause in a day. */
export const invitationsPerDay = 50;
/** Of one invitation, the first email counted. */
export const mostSent = 5;
/** Whoever presses twice sends once. */
export const sendAgainAfterMs = 60_000;

/** The token stands behind `#`, which browsers keep to themselves: no server and no proxy writes it down. */
export const invitationLink = (origin: string, token: string): string => `${origin}/invitation#${token}`;

export interface InvitationLetter {
  clinicName: string;
  invitedBy: string;
  role: Role;
  link: string;
}

export function letterOf({ clinicName, invitedBy, role, link }: InvitationLetter) {
  return {
    subject: `${invitedBy} invites you to ${clinicName}`,
    text: [
      `${invitedBy} invites you to work with Enamel at ${clinicName}. Your role: ${roleLabels[role]}.`,
      "",
      "Open this page and sign in with this email address:",
      link,
      "",
      `The link works once, within ${invitationDays} days. If you do not expect it, ignore this message.`,
    ].join("\n"),
  };
}
