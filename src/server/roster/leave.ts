import type { z } from "zod";
import type { PersonLeave, personLeaveBody } from "#contract/clinic/people.ts";
import { newId } from "#kernel/ids.ts";
import type { AffectedVisits } from "#server/clinic/opening/service.ts";
import { presentPersonLeave } from "#server/clinic/people/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { enqueue } from "#server/queue/service.ts";
import { releaseCovers } from "./release.ts";
import { loadRoster, type RosterDependencies, rosterOfClinicKind, visitsIn } from "./service.ts";
import * as store from "./store.ts";

export type AddLeaveOutcome =
  | ({ ok: true; leave: PersonLeave } & AffectedVisits)
  | { ok: false; reason: "not_found" | "overlaps" };

/** Leave that closes the appointment book, whether or not the roster is kept here. */
export interface LeaveService {
  /** Keeps somebody out of the book at once; visits that are booked with them stay, and are named. */
  addLeave(
    scope: ClinicScope,
    personId: string,
    body: z.output<typeof personLeaveBody>,
    by: { username: string },
  ): Promise<AddLeaveOutcome>;
  /** Opens the book again; whoever was to fill in need not, and is told. False when there is no such leave. */
  removeLeave(scope: ClinicScope, id: string): Promise<boolean>;
}

export function createLeaveService(deps: RosterDependencies): LeaveService {
  const { database, clock } = deps;
  const announce = (scope: ClinicScope) => {
    for (const topic of ["roster", "opening"] as const) database.announce(scope.clinicId, { topic });
  };

  return {
    addLeave: async (scope, personId, body, { username }) => {
      const outcome = await database.transaction(scope, async (queries): Promise<AddLeaveOutcome> => {
        await store.lockMembers(queries, [personId]);
        const isHere = (await store.findMembers(queries)).some(({ id }) => id === personId);
        if (!isHere) return { ok: false, reason: "not_found" };
        if (await liesOver(queries, personId, body)) return { ok: false, reason: "overlaps" };
        const now = clock.now();
        const leave = await store.insertLeave(queries, {
          ...{ id: newId(now), memberId: personId, ...body, reason: body.reason || null },
          ...{ status: "approved", decidedByUsername: username, decidedAt: now },
          ...{ createdByUsername: username, createdAt: now },
        });
        await enqueue(queries, now, {
          ...{ kind: rosterOfClinicKind, payload: {} },
          dedupeKey: `${rosterOfClinicKind}:${scope.clinicId}`,
        });
        return { ok: true, leave: presentPersonLeave(leave), ...(await visitsIn(queries, leave, now)) };
      });
      if (outcome.ok) announce(scope);
      return outcome;
    },

    removeLeave: async (scope, id) => {
      const isRemoved = await database.transaction(scope, async (queries) => {
        const leave = await store.findLeaveById(queries, id);
        if (!leave) return false;
        await store.lockMembers(queries, [leave.memberId]);
        const roster = await loadRoster(deps, queries);
        if (leave.fromTime === null)
          await releaseCovers(queries, roster, { ...leave, absentId: leave.memberId }, clock.now());
        return store.removeLeave(queries, id);
      });
      if (isRemoved) announce(scope);
      return isRemoved;
    },
  };
}

/** Whole days overlap with anything on them; hours only with hours that they meet. */
async function liesOver(
  queries: ClinicQueries,
  personId: string,
  body: z.output<typeof personLeaveBody>,
): Promise<boolean> {
  const known = await store.findLeave(queries, body.fromDate, body.toDate);
  return known.some(({ memberId, fromTime, toTime }) => {
    if (memberId !== personId) return false;
    if (fromTime === null || toTime === null || body.fromTime === null || body.toTime === null) return true;
    return fromTime < body.toTime && body.fromTime < toTime;
  });
}
