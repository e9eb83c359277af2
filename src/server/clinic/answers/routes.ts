import { mostAnswers } from "#contract/clinic/answer-options.ts";
import type { Actor } from "#server/auth/guard.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { AnswersService } from "./service.ts";

export function answerRoutes(router: Router<Actor>, answers: AnswersService): void {
  router.on("ownAnswers", ({ actor }) => answers.find(actor.scope));
  router.on("addOwnAnswer", async ({ actor, body }) => {
    const added = await answers.add(actor.scope, body);
    if (added) return added;
    throw refusal("question", `There are ${mostAnswers} answers already. Remove one you no longer need.`);
  });
  router.on("changeOwnAnswer", async ({ actor, params, body }) => {
    const changed = await answers.change(actor.scope, params.id, body);
    if (changed) return changed;
    throw gone();
  });
  router.on("removeOwnAnswer", async ({ actor, params }) => {
    if (await answers.remove(actor.scope, params.id)) return {};
    throw gone();
  });
  router.on("saveHealthFunds", async ({ actor, body }) => {
    if (await answers.saveHealthFunds(actor.scope, body.healthFunds)) return body;
    throw refusal("healthFunds", "Save the clinic's knowledge base first.");
  });
  router.on("dismissQuestion", async ({ actor, params }) => {
    if (await answers.dismiss(actor.scope, params.id)) return {};
    throw new Refusal("not_found", "This question is not on the list any more.");
  });
}

const gone = () => new Refusal("not_found", "This answer does not exist any more.");
const refusal = (field: string, message: string) =>
  new Refusal("validation_failed", message, { errors: [{ field, message }] });
