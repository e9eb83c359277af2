import type { Role } from "#contract/access/roles.ts";
import type { Clock } from "#kernel/clock.ts";
import { newId, type UserId } from "#kernel/ids.ts";
import type { Actor } from "#server/auth/guard.ts";
import type { IsOperator } from "#server/auth/operator/service.ts";
import { normaliseEmail } from "#server/auth/rules.ts";
import { hashToken } from "#server/auth/tokens.ts";
import { type ClinicQueries, type Connection, clinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { enqueue } from "#server/queue/service.ts";
import * as rules from "./rules.ts";
import * as store from "./store.ts";

export interface TeamDependencies {
  database: Database;
  clock: Clock;
  isOperator: IsOperator;
  /** Called after a job was put in, so that the email leaves at once. */
  wakeQueue: () => void;
}

export interface Invitee {
  email: string;
  username?: string | undefined;
  role: Role;
}

export type InviteOutcome =
  | { ok: true; invitation: store.InvitationRow }
  | { ok: false; reason: "is_member" | "is_invited" | "too_many" };
export type ResendOutcome =
  | { ok: true; invitation: store.InvitationRow }
  | { ok: false; reason: "not_found" | "just_sent" | "sent_too_often" };
export type MemberOutcome =
  | { ok: true; member: store.MemberRow }
  | { ok: false; reason: "not_found" | "last_owner" | "operator" };

export interface TeamService {
  list(scope: ClinicScope): Promise<{ members: store.MemberRow[]; invitations: store.InvitationRow[] }>;
  /** `origin` is where the link of the email leads. */
  invite(actor: Actor, invitee: Invitee, origin: string): Promise<InviteOutcome>;
  resend(scope: ClinicScope, id: string, origin: string): Promise<ResendOutcome>;
  /** False when there is none. */
  withdraw(scope: ClinicScope, id: string): Promise<boolean>;
  /** What an invitation is to, for whoever holds its token; null when it opens nothing. */
  look(token: string): Promise<store.OpenInvitation | null>;
  changeRole(actor: Actor, userId: UserId, role: Role): Promise<MemberOutcome>;
  /** Signs them out of the clinic at once, on every server. */
  remove(actor: Actor, userId: UserId): Promise<MemberOutcome>;
  /** Ends their sessions in the clinic on every server, but for the one that asks; false when they do not belong to it. */
  signOut(actor: Actor, userId: UserId): Promise<boolean>;
}

export function createTeamService({ database, clock, isOperator, wakeQueue }: TeamDependencies): TeamService {
  const announce = (scope: ClinicScope) => database.announce(scope.clinicId, { topic: "team" });

  const runsServer = async (scope: ClinicScope, userId: UserId): Promise<boolean> => {
    const [member] = await store.findMembers(database.acrossClinics(), scope.clinicId, userId);
    return member !== undefined && isOperator(member);
  };

  /** Changes a member while nobody else changes the team, unless the clinic would be left without an owner. */
  const change = async (
    { scope, user }: Actor,
    userId: UserId,
    { isOwnerAfter, act }: MemberChange,
  ): Promise<MemberOutcome> => {
    // Whose server it is goes by the first owner: nobody else takes that from them.
    const isKept = !isOwnerAfter && userId !== user.id && (await runsServer(scope, userId));
    const outcome = await database.transactionAcrossClinics(async (tx): Promise<MemberOutcome> => {
      const queries = clinicQueries(tx, scope);
      await store.lockTeam(tx, scope.clinicId);
      const [member] = await store.findMembers(tx, scope.clinicId, userId);
      if (!member) return { ok: false, reason: "not_found" };
      if (member.role === "owner" && !isOwnerAfter) {
        if ((await store.countOwners(queries)) === 1) return { ok: false, reason: "last_owner" };
        if (isKept) return { ok: false, reason: "operator" };
      }
      await act(tx, queries);
      return { ok: true, member };
    });
    if (outcome.ok) announce(scope);
    return outcome;
  };

  const put = (tx: Connection, invitationId: string, origin: string) =>
    enqueue(tx, clock.now(), { kind: rules.sendInvitationKind, payload: { invitationId, origin } });

  return {
    list: async (scope) => {
      const [members, invitations] = await Promise.all([
        store.findMembers(database.acrossClinics(), scope.clinicId),
        store.findInvitations(database.within(scope)),
      ]);
      return { members, invitations };
    },

    invite: async ({ scope, user }, { email: written, username = null, role }, origin) => {
      const email = normaliseEmail(written);
      const now = clock.now();
      const outcome = await database.transactionAcrossClinics(async (tx): Promise<InviteOutcome> => {
        const queries = clinicQueries(tx, scope);
        await store.lockTeam(tx, scope.clinicId);
        if (await store.isMember(queries, email)) return { ok: false, reason: "is_member" };
        if ((await store.countInvitationsSince(queries, now - 86_400_000)) >= rules.invitationsPerDay)
          return { ok: false, reason: "too_many" };
        const invitation = await store.addInvitation(queries, {
          ...{ id: newId(now), email, username, role, invitedBy: user.username },
          ...{ createdAt: now, sentAt: now, expiresAt: now + rules.invitationMs },
        });
        if (invitation === null) return { ok: false, reason: "is_invited" };
        await put(tx, invitation.id, origin);
        return { ok: true, invitation };
      });
      if (outcome.ok) {
        wakeQueue();
        announce(scope);
      }
      return outcome;
    },

    resend: async (scope, id, origin) => {
      const now = clock.now();
      const outcome = await database.transactionAcrossClinics(async (tx): Promise<ResendOutcome> => {
        const queries = clinicQueries(tx, scope);
        await store.lockTeam(tx, scope.clinicId);
        const found = await store.findInvitation(queries, id);
        if (!found) return { ok: false, reason: "not_found" };
        if (found.sentCount >= rules.mostSent) return { ok: false, reason: "sent_too_often" };
        if (now - found.sentAt < rules.sendAgainAfterMs) return { ok: false, reason: "just_sent" };
        const again = { sentAt: now, expiresAt: now + rules.invitationMs };
        const invitation = await store.sendAgain(queries, id, again);
        if (!invitation) return { ok: false, reason: "not_found" };
        await put(tx, id, origin);
        return { ok: true, invitation };
      });
      if (outcome.ok) {
        wakeQueue();
        announce(scope);
      }
      return outcome;
    },

    withdraw: async (scope, id) => {
      const isWithdrawn = await store.withdraw(database.within(scope), id, clock.now());
      if (isWithdrawn) announce(scope);
      return isWithdrawn;
    },

    look: (token) => store.findOpen(database.acrossClinics(), { tokenHash: hashToken(token) }, clock.now()),

    changeRole: async (actor, userId, role) => {
      const act = (_tx: Connection, queries: ClinicQueries) => store.changeRole(queries, userId, role);
      const outcome = await change(actor, userId, { isOwnerAfter: role === "owner", act });
      return outcome.ok ? { ok: true, member: { ...outcome.member, role } } : outcome;
    },

    remove: (actor, userId) =>
      change(actor, userId, {
        isOwnerAfter: false,
        act: (tx, queries) => store.removeMember(tx, queries, userId),
      }),

    signOut: async ({ scope, sessionId }, userId) => {
      const [member] = await store.findMembers(database.acrossClinics(), scope.clinicId, userId);
      if (!member) return false;
      await store.endSessions(database.within(scope), userId, sessionId);
      announce(scope);
      return true;
    },
  };
}

interface MemberChange {
  isOwnerAfter: boolean;
  act: (tx: Connection, queries: ClinicQueries) => Promise<void>;
}

/** The invitation with this token, if it is to this email address and still opens anything: its id. */
export async function openInvitationFor(
  connection: Connection,
  { token, email }: { token: string; email: string },
  now: number,
): Promise<string | null> {
  const found = await store.findOpen(connection, { tokenHash: hashToken(token) }, now);
  return found?.email === email ? found.id : null;
}
