import { seenStateIn } from "#contract/seen-state.ts";
import type { Actor } from "#server/auth/guard.ts";
import { changedMeanwhile, Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { ClinicService } from "./service.ts";

export function clinicRoutes(router: Router<Actor>, clinic: ClinicService): void {
  router.on("onboarding", ({ actor }) => clinic.onboarding(actor.scope));
  router.on("saveTeam", ({ actor, body }) => clinic.saveTeam(actor.scope, body));
  router.on("knowledgeBase", ({ actor }) => clinic.findKnowledgeBase(actor.scope));

  router.on("saveKnowledgeBase", async ({ actor, body, request }) => {
    const outcome = await clinic.saveKnowledgeBase(actor.scope, body, seenStateIn(request.headers));
    if (!outcome.ok) {
      if (outcome.reason === "changed_meanwhile") throw changedMeanwhile("the knowledge base");
      throw timeZoneRefusal(outcome.reason);
    }
    return outcome.knowledgeBase;
  });

  router.on("assistantStatus", async ({ actor }) => ({
    paused: await clinic.isAssistantPaused(actor.scope),
  }));

  router.on("pauseAssistant", async ({ actor, body }) => {
    await clinic.pauseAssistant(actor.scope, body.paused);
    return { paused: body.paused };
  });

  router.on("clearSamples", async ({ actor }) => {
    await clinic.clearSamples(actor.scope);
    return {};
  });
}

function timeZoneRefusal(reason: "unknown_time_zone" | "appointments_would_overlap"): Refusal {
  const message =
    reason === "unknown_time_zone"
      ? "Unknown time zone"
      : "In this time zone two appointments would lie at the same time. Move one of them first.";
  return new Refusal("validation_failed", message, { errors: [{ field: "timeZone", message }] });
}
