import type { ReceptionReach } from "#contract/calls/calls.ts";
import type { Actor } from "#server/auth/guard.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Router } from "#server/http/router.ts";

export function receptionRoutes(
  router: Router<Actor>,
  reachOf: (scope: ClinicScope) => Promise<ReceptionReach>,
): void {
  router.on("receptionReach", ({ actor }) => reachOf(actor.scope));
}
