import type { ClinicId } from "#kernel/ids.ts";
import type { Actor } from "#server/auth/guard.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { browserName } from "../browser/rules.ts";
import type { ClinicsService } from "./service.ts";

export function ownClinicRoutes(router: Router<Actor>, clinics: ClinicsService): void {
  router.on("ownClinics", async ({ actor }) =>
    (await clinics.list(actor)).map((clinic) => ({
      ...clinic,
      isCurrent: clinic.id === actor.scope.clinicId,
    })),
  );

  router.on(
    "switchClinic",
    async ({ actor, body, request }) => {
      const browser = browserName(request.headers["user-agent"]);
      const signedIn = await clinics.switchTo(actor, body.clinicId as ClinicId, {
        browser,
        address: request.ip,
      });
      if (!signedIn) throw new Refusal("not_found", "You do not belong to this clinic any more.");
      return signedIn;
    },
    { perMinute: 60 },
  );
}
