import type { Actor } from "#server/auth/guard.ts";
import type { Router } from "#server/http/router.ts";
import type { RehearsalService } from "./service.ts";

export function rehearsalRoutes(router: Router<Actor>, rehearsals: RehearsalService): void {
  router.on("rehearseAssistant", ({ actor, body }) => rehearsals.rehearse(actor.scope, body.configuration), {
    perMinute: 20,
  });
  router.on("askAssistant", ({ actor, body }) => rehearsals.ask(actor.scope, body.question), {
    perMinute: 60,
  });
}
