import type { Actor } from "#server/auth/guard.ts";
import { hideFirstSteps } from "#server/clinic/service.ts";
import type { Database } from "#server/db/database.ts";
import type { Router } from "#server/http/router.ts";
import { firstStepsOf } from "./rules.ts";
import { findSetUp } from "./store.ts";

export function firstStepsRoutes(router: Router<Actor>, database: Database): void {
  router.on("firstSteps", async ({ actor }) => firstStepsOf(await findSetUp(database.within(actor.scope))));

  router.on("hideFirstSteps", async ({ actor, body }) => {
    const queries = database.within(actor.scope);
    await hideFirstSteps(queries, body.isHidden);
    database.announce(actor.scope.clinicId, { topic: "onboarding" });
    return firstStepsOf(await findSetUp(queries));
  });
}
