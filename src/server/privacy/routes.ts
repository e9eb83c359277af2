import { Readable } from "node:stream";
import type { Actor } from "#server/auth/guard.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import type { PrivacyService } from "./service.ts";

const perMinute = 20;

export function privacyRoutes(router: Router<Actor>, privacy: PrivacyService): void {
  router.on(
    "exportPatient",
    async ({ actor, params, reply }) => {
      const everything = await privacy.exportPatient(actor.scope, params.id);
      if (everything === null) throw noSuchPatient();
      reply
        .header("content-type", "application/json; charset=utf-8")
        .header("content-disposition", 'attachment; filename="patient.json"');
      return Readable.from([`${JSON.stringify(everything, null, 2)}\n`]);
    },
    { perMinute },
  );

  router.on("previewErasure", async ({ actor, params }) => {
    const preview = await privacy.previewErasure(actor.scope, params.id);
    if (preview === null) throw noSuchPatient();
    return preview;
  });

  router.on(
    "erasePatient",
    async ({ actor, params }) => {
      const outcome = await privacy.erasePatient(actor.scope, params.id);
      if (outcome.ok) return outcome.preview;
      if (outcome.reason === "not_found") throw noSuchPatient();
      throw new Refusal("edit_conflict", "The patient has appointments to come. Cancel them first.");
    },
    { perMinute },
  );
}

const noSuchPatient = () => new Refusal("not_found", "This patient does not exist.");
