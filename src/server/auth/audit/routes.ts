import type { EndpointName } from "#contract/endpoints.ts";
import { summaries } from "#contract/summaries.ts";
import { toIso } from "#kernel/clock.ts";
import { addDays, toInstant } from "#kernel/zoned-time.ts";
import type { Actor } from "#server/auth/guard.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import type { Router } from "#server/http/router.ts";
import * as store from "./store.ts";

export function auditRoutes(
  router: Router<Actor>,
  database: Database,
  timeZoneOf: (scope: ClinicScope) => Promise<string>,
): void {
  router.on("listAudit", async ({ actor, query }) => {
    const queries = database.within(actor.scope);
    const timeZone = await timeZoneOf(actor.scope);
    const { from, to, limit, ...rest } = query;
    const rows = await store.findEntries(queries, {
      ...rest,
      from: from === undefined ? from : toInstant(from, "00:00", timeZone),
      until: to === undefined ? to : toInstant(addDays(to, 1), "00:00", timeZone),
      limit: limit + 1,
    });
    return {
      entries: rows.slice(0, limit).map(present),
      hasMore: rows.length > limit,
      actors: await store.findActors(queries),
    };
  });
}

const present = ({ event, at, clinicId: _, ...row }: store.AuditRow) => ({
  ...row,
  at: toIso(at),
  what: summaries[event as EndpointName] ?? event,
});
