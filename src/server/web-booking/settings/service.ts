import type { z } from "zod";
import type { webBookingBody } from "#contract/booking/web-booking.ts";
import type { Clock } from "#kernel/clock.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { isDuplicate } from "#server/db/database-errors.ts";
import { settingsUntilSaved, type WebBookingSettings } from "./rules.ts";
import * as store from "./store.ts";

export async function findWebBookingSettings(queries: ClinicQueries): Promise<WebBookingSettings> {
  const row = await store.findSetting(queries);
  if (row) return row;
  const profile = await findClinicProfile(queries);
  return settingsUntilSaved(profile.knowledgeBase?.clinicName ?? profile.teamName ?? "");
}

export type SaveOutcome = { ok: true } | { ok: false; reason: "address_taken" };

export async function saveWebBookingSettings(
  { database, clock }: { database: Database; clock: Clock },
  scope: ClinicScope,
  body: z.output<typeof webBookingBody>,
): Promise<SaveOutcome> {
  const row = {
    ...body,
    treatments: [...new Set(body.treatments)],
    embedOrigins: [...new Set(body.embedOrigins)],
  };
  try {
    await store.saveSetting(database.within(scope), { ...row, updatedAt: clock.now() });
  } catch (error) {
    if (isDuplicate(error)) return { ok: false, reason: "address_taken" };
    throw error;
  }
  database.announce(scope.clinicId, { topic: "web-booking" });
  return { ok: true };
}
