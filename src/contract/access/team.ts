import { z } from "zod";
import { id, instant, name, requiredEmail } from "../fields.ts";
import { textLimits } from "../limits.ts";
import { roles } from "./roles.ts";

const role = z.enum(roles, "Choose a role");

/** Somebody who belongs to the clinic. */
export const teamMember = z.object({
  /** Of the user. */
  id,
  username: z.string(),
  email: z.string(),
  role,
  joinedAt: instant,
  /** Of their latest request here, to within a few minutes; null = not signed in to this clinic now. */
  seenAt: instant.nullable(),
  isYou: z.boolean(),
});
export type TeamMember = z.infer<typeof teamMember>;

/** Somebody who was invited and has not come yet. */
export const invitation = z.object({
  id,
  email: z.string(),
  username: z.string().nullable(),
  role,
  invitedBy: z.string(),
  /** When the latest email was put on its way. */
  sentAt: instant,
  expiresAt: instant,
  isOver: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

export const team = z.object({ members: z.array(teamMember), invitations: z.array(invitation) });
export type Team = z.infer<typeof team>;

export const inviteBody = z.object({
  email: requiredEmail,
  /** What a new account will be called; made of the email address when absent. */
  username: name("Give a name", `At most ${textLimits.name} characters`).optional(),
  role,
});

export const changeMemberBody = z.object({ role });

/** Out of the link in the email. */
export const invitationToken = z.string().regex(/^[\w-]{43}$/, "This is no invitation");
export const lookAtInvitationBody = z.object({ token: invitationToken });
/** What whoever holds the link may know. */
export const invitationShown = z.object({
  clinicName: z.string(),
  email: z.string(),
  role,
  invitedBy: z.string(),
  expiresAt: instant,
});
