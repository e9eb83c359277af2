import { mostTreatments } from "#contract/clinic/treatment-options.ts";
import { seenStateIn } from "#contract/seen-state.ts";
import type { Actor } from "#server/auth/guard.ts";
import { changedMeanwhile, Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { TreatmentOutcome, TreatmentService } from "./service.ts";

export function treatmentRoutes(router: Router<Actor>, treatments: TreatmentService): void {
  router.on("addTreatment", async ({ actor, body }) =>
    treatmentOf(await treatments.addTreatment(actor.scope, body)),
  );
  router.on("changeTreatment", async ({ actor, params, body, request }) =>
    treatmentOf(await treatments.changeTreatment(actor.scope, params.id, body, seenStateIn(request.headers))),
  );
  router.on("offerTreatments", async ({ actor, body }) => {
    const changed = await treatments.offerTreatments(actor.scope, body.treatments);
    if (changed === null) throw gone();
    return changed;
  });
  router.on("removeTreatment", async ({ actor, params }) => {
    treatmentOf(await treatments.removeTreatment(actor.scope, params.id));
    return {};
  });
}

const gone = () => new Refusal("not_found", "This treatment does not exist any more.");

function treatmentOf(outcome: TreatmentOutcome) {
  if (outcome.ok) return outcome.treatment;
  if (outcome.reason === "not_found") throw gone();
  if (outcome.reason === "changed_meanwhile") throw changedMeanwhile("this treatment");
  const message = {
    too_many: `A clinic can have ${mostTreatments} treatments`,
    name_taken: "Another treatment has this name",
    standard_name: "This treatment keeps its name. Add another one for what it should be called.",
    last_one: "A clinic needs at least one treatment",
    only_one: "Somebody does this treatment and no other. Give them another one before you remove it.",
  }[outcome.reason];
  throw new Refusal("validation_failed", message, { errors: [{ field: "name", message }] });
}
