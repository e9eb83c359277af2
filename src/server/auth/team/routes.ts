import type { FastifyRequest } from "fastify";
import type { Invitation, TeamMember } from "#contract/access/team.ts";
import { toIso, toIsoOrNull } from "#kernel/clock.ts";
import type { UserId } from "#kernel/ids.ts";
import type { Actor } from "#server/auth/guard.ts";
import { addressOf } from "#server/http/address.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { browserName } from "../browser/rules.ts";
import { invitationOver } from "../rules.ts";
import type { AuthService } from "../service.ts";
import { invitationsPerDay, mostSent } from "./rules.ts";
import type { InviteOutcome, MemberOutcome, ResendOutcome, TeamService } from "./service.ts";
import type { InvitationRow, MemberRow } from "./store.ts";

interface TeamRouteParts {
  team: TeamService;
  auth: Pick<AuthService, "acceptInvitation">;
  publicUrl: string | null;
  now: () => number;
}

/** Each of these may cause an email, or is tried by guessers. */
const perMinute = 20;

export function teamRoutes(router: Router<Actor>, { team, auth, publicUrl, now }: TeamRouteParts): void {
  const originOf = (request: FastifyRequest) => addressOf(request, publicUrl);
  const shown = ({ id, email, username, role, invitedBy, sentAt, expiresAt }: InvitationRow): Invitation => ({
    ...{ id, email, username, role, invitedBy },
    ...{ sentAt: toIso(sentAt), expiresAt: toIso(expiresAt), isOver: expiresAt <= now() },
  });

  router.on("listTeam", async ({ actor }) => {
    const { members, invitations } = await team.list(actor.scope);
    return {
      members: members.map((member) => present(member, actor)),
      invitations: invitations.map(shown),
    };
  });

  router.on(
    "invite",
    async ({ actor, body, request }) => {
      const outcome = await team.invite(actor, body, originOf(request));
      if (!outcome.ok) throw inviteRefusal(outcome.reason);
      return shown(outcome.invitation);
    },
    { perMinute },
  );

  router.on(
    "resendInvitation",
    async ({ actor, params, request }) => {
      const outcome = await team.resend(actor.scope, params.id, originOf(request));
      if (!outcome.ok) throw resendRefusal(outcome.reason);
      return shown(outcome.invitation);
    },
    { perMinute },
  );

  router.on("withdrawInvitation", async ({ actor, params }) => {
    if (!(await team.withdraw(actor.scope, params.id))) throw noInvitation();
    return {};
  });

  router.on("changeMember", async ({ actor, params, body }) => {
    const outcome = await team.changeRole(actor, params.id as UserId, body.role);
    if (!outcome.ok) throw memberRefusal(outcome.reason);
    return present(outcome.member, actor);
  });

  router.on("removeMember", async ({ actor, params }) => {
    const outcome = await team.remove(actor, params.id as UserId);
    if (!outcome.ok) throw memberRefusal(outcome.reason);
    return {};
  });

  router.on("signOutMember", async ({ actor, params }) => {
    if (!(await team.signOut(actor, params.id as UserId))) throw memberRefusal("not_found");
    return {};
  });

  router.on(
    "lookAtInvitation",
    async ({ body }) => {
      const found = await team.look(body.token);
      if (!found) throw new Refusal("invitation_over", invitationOver);
      const { clinicName, email, role, invitedBy, expiresAt } = found;
      return { clinicName, email, role, invitedBy, expiresAt: toIso(expiresAt) };
    },
    { perMinute },
  );

  router.on(
    "acceptInvitation",
    async ({ actor, body, request }) => {
      const browser = browserName(request.headers["user-agent"]);
      const outcome = await auth.acceptInvitation(actor, { token: body.token, browser, address: request.ip });
      if (!outcome.ok) throw new Refusal("invitation_over", invitationOver);
      return outcome.signedIn;
    },
    { perMinute },
  );
}

const present = (
  { id, username, email, role, joinedAt, seenAt }: MemberRow,
  { user }: Actor,
): TeamMember => ({
  ...{ id, username, email, role },
  ...{ joinedAt: toIso(joinedAt), seenAt: toIsoOrNull(seenAt), isYou: id === user.id },
});

const noInvitation = () => new Refusal("not_found", "This invitation was accepted or taken back already.");

function inviteRefusal(reason: Exclude<InviteOutcome, { ok: true }>["reason"]): Refusal {
  if (reason === "too_many")
    return new Refusal(
      "rate_limited",
      `A clinic can invite ${invitationsPerDay} people a day. Try again tomorrow.`,
    );
  const message =
    reason === "is_member"
      ? "This person belongs to the clinic already"
      : "This person is invited already. Send the invitation again, or take it back first";
  return new Refusal("validation_failed", `${message}.`, { errors: [{ field: "email", message }] });
}

function resendRefusal(reason: Exclude<ResendOutcome, { ok: true }>["reason"]): Refusal {
  if (reason === "not_found") return noInvitation();
  return new Refusal(
    "rate_limited",
    reason === "just_sent"
      ? "This invitation was sent a moment ago. Wait a minute before you send it again."
      : `This invitation was sent ${mostSent} times. Take it back and check the address.`,
  );
}

function memberRefusal(reason: Exclude<MemberOutcome, { ok: true }>["reason"]): Refusal {
  if (reason === "not_found") return new Refusal("not_found", "This person does not belong to the clinic.");
  return new Refusal(
    "forbidden",
    reason === "last_owner"
      ? "A clinic needs an owner. Make somebody else an owner first."
      : "This person runs the server. Only they can give that up.",
  );
}
