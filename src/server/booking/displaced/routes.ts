import type { Actor } from "#server/auth/guard.ts";
import type { Router } from "#server/http/router.ts";
import type { DisplacedService } from "./service.ts";

export function displacedRoutes(router: Router<Actor>, displaced: DisplacedService): void {
  router.on("displacedVisits", ({ actor }) => displaced.list(actor.scope));
  router.on("visitsOutsideHours", async ({ actor, body }) => {
    const { bookedVisits, visits } = await displaced.outsideHours(actor.scope, body);
    return { bookedVisits, visits };
  });
}
