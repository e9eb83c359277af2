import type { WebBooking } from "#contract/booking/web-booking.ts";
import type { Clock } from "#kernel/clock.ts";
import type { Actor } from "#server/auth/guard.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { addressOf } from "#server/http/address.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { bookPath, type CodeWays } from "../page/rules.ts";
import { offeredTreatments } from "./rules.ts";
import { findWebBookingSettings, saveWebBookingSettings } from "./service.ts";

export interface SettingsDependencies {
  database: Database;
  clock: Clock;
  publicUrl: string | null;
  codeWaysOf(scope: ClinicScope): Promise<CodeWays>;
}

export function webBookingRoutes(router: Router<Actor>, deps: SettingsDependencies): void {
  const { database, publicUrl } = deps;
  const show = async (
    scope: ClinicScope,
    request: { headers: { host?: string | undefined } },
  ): Promise<WebBooking> => {
    const queries = database.within(scope);
    const [settings, profile, ways] = await Promise.all([
      findWebBookingSettings(queries),
      findClinicProfile(queries),
      deps.codeWaysOf(scope),
    ]);
    const { isOn, slug, treatments, bookingStatus, embedOrigins, leadHours, horizonDays } = settings;
    return {
      ...{ isOn, slug, treatments, bookingStatus, embedOrigins, leadHours, horizonDays },
      address: `${addressOf(request, publicUrl)}${bookPath}/${slug}`,
      offeredTreatments: offeredTreatments(profile.treatments),
      codesBy: { text: ways.text, email: ways.email },
      isTrial: ways.isTrial,
    };
  };

  router.on("webBooking", ({ actor, request }) => show(actor.scope, request));

  router.on("saveWebBooking", async ({ actor, body, request }) => {
    const outcome = await saveWebBookingSettings(deps, actor.scope, body);
    if (outcome.ok) return show(actor.scope, request);
    const message = "Another clinic on this server has this address";
    throw new Refusal("validation_failed", `${message}.`, { errors: [{ field: "slug", message }] });
  });
}
