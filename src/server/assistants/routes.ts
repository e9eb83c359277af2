import { seenStateIn } from "#contract/seen-state.ts";
import type { Actor } from "#server/auth/guard.ts";
import { changedMeanwhile, Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { AssistantsService, SaveOutcome } from "./service.ts";

export function assistantRoutes(router: Router<Actor>, assistants: AssistantsService): void {
  router.on("listAgentConfigurations", ({ actor }) => assistants.listInForce(actor.scope));

  router.on("listAgentVersions", ({ actor, params }) => assistants.listVersions(actor.scope, params.agentId));

  router.on("saveAgentConfiguration", async ({ actor, params, body, request }) => {
    if (body.agentId !== params.agentId) throw refusal("agentId", "This configuration is another agent's.");
    return saved(await assistants.save(actor, body, seenStateIn(request.headers)));
  });

  router.on("restoreAgentVersion", async ({ actor, params }) =>
    saved(await assistants.restore(actor, params.agentId, params.version)),
  );
}

const refusal = (field: string, message: string) =>
  new Refusal("validation_failed", message, { errors: [{ field, message }] });

function saved(outcome: SaveOutcome) {
  if (outcome.ok) return outcome.saved;
  switch (outcome.reason) {
    case "unknown_number":
      throw refusal(
        "phoneNumber",
        "This number is not one of the clinic's. Add it on the page Phone numbers first.",
      );
    case "no_such_version":
      throw new Refusal("not_found", "There is no such version.");
    case "unsafe":
      throw new Refusal(
        "unsafe_configuration",
        `These settings are not live: a safety case fails. ${outcome.failed}`,
      );
    case "changed_meanwhile":
      throw changedMeanwhile("this agent", outcome.byUsername);
    case "busy":
      throw new Refusal("edit_conflict", "Somebody else is saving this agent. Try again in a moment.");
  }
}
