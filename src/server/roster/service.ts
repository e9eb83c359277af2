import type { z } from "zod";
import type { ConfigurationOf } from "#contract/assistants/agent-configuration.ts";
import type { RosterCoverBody, rosterLeaveBody, rosterMemberBody } from "#contract/clinic/roster.ts";
import { mostMembers } from "#contract/clinic/roster-options.ts";
import type { Clock } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { addDays, mondayOf, toLocal } from "#kernel/zoned-time.ts";
import { findConfigurations } from "#server/assistants/service.ts";
import { type AffectedVisits, findAffectedVisits } from "#server/clinic/opening/service.ts";
import { type ClinicProfile, findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import type { Letterhead } from "#server/messaging/outbox/rules.ts";
import { letterheadOf } from "#server/outreach/letterhead/rules.ts";
import { enqueue } from "#server/queue/service.ts";
import { endOfDay, tell } from "./messages.ts";
import { askOccasion, releaseCovers, tellReleased, withdrawAsks } from "./release.ts";
import { ownShift, type Plan, planDay, suggestCover } from "./rules.ts";
import { readShifts } from "./shifts.ts";
import * as store from "./store.ts";
import * as wording from "./wording.ts";

export interface RosterDependencies {
  database: Database;
  clock: Clock;
  publicUrl: string | null;
}

/** Names of the people on the roster who have this number, E.164. */
export const findStaffAt = async (queries: ClinicQueries, e164: string): Promise<string[]> =>
  (await store.findMembersAt(queries, e164)).map(({ name }) => name);

/** The work of one clinic, done at the next turn of the queue. */
export const rosterOfClinicKind = "roster_of_clinic";

/** What there is to know about a clinic's roster in some days. */
export interface LoadedRoster {
  /** Null = the agent is not connected. */
  settings: ConfigurationOf<"5"> | null;
  profile: ClinicProfile;
  letterhead: Letterhead;
  today: string;
  unread: string[];
  members: store.MemberRow[];
  plan: Plan;
}

/** Loads whole weeks: hours count by the week. Leave takes nobody off the roster while it is not tracked. */
export async function loadRoster(
  { clock, publicUrl }: RosterDependencies,
  queries: ClinicQueries,
  span?: { from: string; to: string },
): Promise<LoadedRoster> {
  const profile = await findClinicProfile(queries);
  const configurations = await findConfigurations(queries);
  const members = await store.findMembers(queries);
  const found = configurations.find(({ agentId }) => agentId === "5");
  const settings = found?.agentId === "5" ? found : null;
  const today = toLocal(clock.now(), profile.timeZone).date;
  const from = mondayOf(span?.from ?? today);
  const to = addDays(mondayOf(span?.to ?? today), 6);
  const leave = settings?.trackLeave ? await store.findLeave(queries, from, to) : [];
  const covers = await store.findCovers(queries, from, to);
  const weekday = readShifts(settings?.weekdayShifts ?? "");
  const weekend = readShifts(settings?.weekendShifts ?? "");
  return {
    ...{ settings, profile, members, today },
    letterhead: letterheadOf(profile, publicUrl),
    unread: [...weekday.unread, ...weekend.unread],
    plan: {
      ...{ members, covers, closed: profile },
      shifts: { weekday: weekday.shifts, weekend: weekend.shifts },
      // Hours away are no day off the roster.
      leave: leave.filter(({ status, fromTime }) => status === "approved" && fromTime === null),
    },
  };
}

/** The booked visits that lie in somebody's leave. */
export const visitsIn = (
  queries: ClinicQueries,
  leave: store.LeaveRow,
  now: number,
): Promise<AffectedVisits> => findAffectedVisits(queries, { ...leave, practitionerId: leave.memberId }, now);

const noVisits: AffectedVisits = { bookedVisits: 0, visits: [] };

type Refused<Reason extends string> = { ok: false; reason: Reason };

export type AddOutcome =
  | { ok: true; member: store.MemberRow }
  | Refused<"not_a_phone_number" | "too_many" | "no_such_shift">;
export type LeaveOutcome =
  | { ok: true; leave: store.LeaveRow; member: store.MemberRow }
  | Refused<"not_tracked" | "not_found" | "overlaps">;
export type CoverOutcome = { ok: true } | Refused<"not_free">;
export type AskOutcome = { ok: true; isNew: boolean } | Refused<"not_free" | "no_address" | "not_connected">;

export type RosterService = ReturnType<typeof createRosterService>;

export function createRosterService(deps: RosterDependencies) {
  const { database, clock } = deps;
  const announce = (scope: ClinicScope) => {
    database.announce(scope.clinicId, { topic: "roster" });
    database.announce(scope.clinicId, { topic: "messages" });
  };
  /** The pair of a cover, when the one is missing that day and the other could fill in. */
  const findPair = (roster: LoadedRoster, { date, absentId, coverId }: RosterCoverBody) => {
    const absent = roster.members.find(({ id }) => id === absentId);
    const shift = absent && ownShift(roster.plan, absent, date);
    const isMissing = planDay(roster.plan, date).some(({ missing }) =>
      missing.some(({ id }) => id === absentId),
    );
    if (!absent || !shift || !isMissing) return null;
    const isFree = suggestCover(roster.plan, absent, date).some(({ member }) => member.id === coverId);
    const cover = roster.members.find(({ id }) => id === coverId);
    return isFree && cover ? { absent, cover, when: wording.shiftInWords(date, shift) } : null;
  };

  return {
    addMember: async (scope: ClinicScope, body: z.output<typeof rosterMemberBody>): Promise<AddOutcome> => {
      const outcome = await database.transaction(scope, async (queries): Promise<AddOutcome> => {
        const phone = body.phone === "" ? null : toE164(body.phone);
        if (body.phone !== "" && phone === null) return { ok: false, reason: "not_a_phone_number" };
        const { members, plan } = await loadRoster(deps, queries);
        if (members.length >= mostMembers) return { ok: false, reason: "too_many" };
        // Before any shift is set everybody works the first.
        const shifts = Math.max(1, plan.shifts.weekday.length, plan.shifts.weekend.length);
        if (body.shift >= shifts) return { ok: false, reason: "no_such_shift" };
        const now = clock.now();
        const fresh = { ...body, phone, email: body.email || null, id: newId(now), createdAt: now };
        const member = await store.insertMember(queries, fresh);
        return { ok: true, member };
      });
      // After the commit: whoever hears of it reads it anew.
      if (outcome.ok) announce(scope);
      return outcome;
    },

    removeMember: async (scope: ClinicScope, id: string): Promise<boolean> => {
      const hasLeft = await database.transaction(scope, async (queries) => {
        await store.lockMembers(queries, [id]);
        const roster = await loadRoster(deps, queries);
        const now = clock.now();
        // Whom they were filled in for is known only while they are on the roster.
        const days = { fromDate: roster.today, toDate: null };
        await releaseCovers(queries, roster, { absentId: id, ...days }, now);
        return store.removeMember(queries, id, now);
      });
      if (hasLeft) {
        announce(scope);
        // Patients may have been booked with them.
        database.announce(scope.clinicId, { topic: "opening" });
      }
      return hasLeft;
    },

    askForLeave: async (
      scope: ClinicScope,
      body: z.output<typeof rosterLeaveBody>,
      by: string,
    ): Promise<LeaveOutcome> => {
      const outcome = await database.transaction(scope, async (queries): Promise<LeaveOutcome> => {
        await store.lockMembers(queries, [body.memberId]);
        const { settings, members } = await loadRoster(deps, queries);
        if (!settings?.trackLeave) return { ok: false, reason: "not_tracked" };
        const member = members.find(({ id }) => id === body.memberId);
        if (!member) return { ok: false, reason: "not_found" };
        const known = await store.findLeave(queries, body.fromDate, body.toDate);
        if (known.some(({ memberId }) => memberId === member.id)) return { ok: false, reason: "overlaps" };
        const now = clock.now();
        const leave = await store.insertLeave(queries, {
          ...{ id: newId(now), createdAt: now, createdByUsername: by },
          ...{ ...body, reason: body.reason || null },
        });
        return { ok: true, leave, member };
      });
      if (outcome.ok) announce(scope);
      return outcome;
    },

    /** Tells the person, and whoever need not fill in for them, when it changes something; null when there is no such leave. */
    decideLeave: async (
      scope: ClinicScope,
      id: string,
      status: "approved" | "declined",
      by: string,
    ): Promise<({ leave: store.LeaveRow; name: string } & AffectedVisits) | null> => {
      const found = await database.transaction(scope, async (queries) => {
        const now = clock.now();
        const decided = { status, decidedByUsername: by, decidedAt: now };
        const changed = await store.decideLeave(queries, id, decided);
        const leave = changed ?? (await store.findLeaveById(queries, id));
        if (leave) await store.lockMembers(queries, [leave.memberId]);
        const roster = await loadRoster(deps, queries);
        const member = roster.members.find((one) => one.id === leave?.memberId);
        if (!leave || !member) return null;
        if (changed) {
          await tellOfDecision(queries, roster, member, { ...changed, status }, now);
          await enqueue(queries, now, {
            ...{ kind: rosterOfClinicKind, payload: {} },
            dedupeKey: `${rosterOfClinicKind}:${scope.clinicId}`,
          });
        }
        const affected = status === "approved" ? await visitsIn(queries, leave, clock.now()) : noVisits;
        return { leave, name: member.name, ...affected };
      });
      if (found) {
        announce(scope);
        database.announce(scope.clinicId, { topic: "opening" });
      }
      return found;
    },

    coverShift: async (scope: ClinicScope, wish: RosterCoverBody, by: string): Promise<CoverOutcome> => {
      const outcome = await database.transaction(scope, async (queries): Promise<CoverOutcome> => {
        await store.lockMembers(queries, [wish.absentId, wish.coverId]);
        const roster = await loadRoster(deps, queries, { from: wish.date, to: wish.date });
        const pair = findPair(roster, wish);
        if (pair === null) return { ok: false, reason: "not_free" };
        const now = clock.now();
        const id = newId(now);
        await store.replaceCover(queries, { ...wish, id, createdByUsername: by, createdAt: now });
        const day = { absentId: wish.absentId, fromDate: wish.date, toDate: wish.date };
        for (const { messageId, ...ask } of await withdrawAsks(queries, day, now))
          if (ask.coverId !== wish.coverId) await tellReleased(queries, roster, ask, messageId, now);
        if (wish.date >= roster.today)
          await tell(
            queries,
            roster,
            pair.cover,
            {
              ...{ occasion: `roster cover ${id}`, subject: "You fill in" },
              body: wording.fillingIn(pair.cover.name, pair.absent.name, pair.when),
              expiresAt: endOfDay(roster, wish.date),
            },
            now,
          );
        return { ok: true };
      });
      if (outcome.ok) announce(scope);
      return outcome;
    },

    removeCover: async (scope: ClinicScope, id: string): Promise<boolean> => {
      const wasThere = await database.transaction(scope, async (queries) => {
        const removed = await store.removeCover(queries, id);
        if (!removed) return false;
        const roster = await loadRoster(deps, queries);
        await tellReleased(queries, roster, removed, id, clock.now());
        return true;
      });
      if (wasThere) announce(scope);
      return wasThere;
    },

    askToCover: async (scope: ClinicScope, wish: RosterCoverBody): Promise<AskOutcome> => {
      const outcome = await database.transaction(scope, async (queries): Promise<AskOutcome> => {
        await store.lockMembers(queries, [wish.absentId, wish.coverId]);
        const roster = await loadRoster(deps, queries, { from: wish.date, to: wish.date });
        if (roster.settings === null) return { ok: false, reason: "not_connected" };
        const pair = wish.date >= roster.today ? findPair(roster, wish) : null;
        if (pair === null) return { ok: false, reason: "not_free" };
        const told = await tell(
          queries,
          roster,
          pair.cover,
          {
            ...{ occasion: askOccasion(wish), subject: "Can you fill in?" },
            body: wording.asking(pair.cover.name, pair.absent.name, pair.when),
            expiresAt: endOfDay(roster, wish.date),
          },
          clock.now(),
        );
        return told ? { ok: true, isNew: told.isNew } : { ok: false, reason: "no_address" };
      });
      if (outcome.ok) announce(scope);
      return outcome;
    },
  };
}

/** Tells whose leave it is; whoever was to fill in for leave that is declined need not. */
async function tellOfDecision(
  queries: ClinicQueries,
  roster: LoadedRoster,
  member: store.MemberRow,
  leave: store.LeaveRow & { status: "approved" | "declined" },
  now: number,
): Promise<void> {
  const lastDayEnds = endOfDay(roster, leave.toDate);
  const notice = {
    ...{ occasion: `roster leave ${leave.id} ${leave.status} ${now}`, subject: "Your leave" },
    body: wording.leaveDecided(member.name, leave),
    expiresAt: lastDayEnds > now ? lastDayEnds : null,
  };
  await tell(queries, roster, member, notice, now);
  if (leave.status === "declined")
    await releaseCovers(queries, roster, { ...leave, absentId: member.id }, now);
}
