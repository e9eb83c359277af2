import type { Clock } from "#kernel/clock.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import type { BookingService } from "#server/booking/service.ts";
import { type ClinicProfile, findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { letterheadOf } from "#server/outreach/letterhead/rules.ts";
import type { WebBookingSettings } from "../settings/rules.ts";
import { findWebBookingSettings } from "../settings/service.ts";
import { findClinicOfPage } from "../settings/store.ts";
import { type CodeWays, treatmentsOf, type WebTreatment } from "./rules.ts";

export interface WebBookingDependencies {
  database: Database;
  clock: Clock;
  booking: BookingService;
  publicUrl: string | null;
  codeWaysOf(scope: ClinicScope): Promise<CodeWays>;
}

/** A clinic whose page is open. */
export interface BookingPage {
  scope: ClinicScope;
  settings: WebBookingSettings;
  profile: ClinicProfile;
  clinicName: string;
  /** As it was given; empty when there is none. */
  clinicPhone: string;
  clinicAddress: string;
  treatments: WebTreatment[];
  ways: CodeWays;
}

/** The clinic of an address; null where no page is, or it is switched off. */
export async function openPage(deps: WebBookingDependencies, slug: string): Promise<BookingPage | null> {
  if (!/^[a-z0-9-]{1,60}$/.test(slug)) return null;
  const clinicId = await findClinicOfPage(deps.database, slug);
  if (clinicId === null) return null;
  const scope = scopeOfClinic(clinicId);
  const queries = deps.database.within(scope);
  const [settings, profile, ways] = await Promise.all([
    findWebBookingSettings(queries),
    findClinicProfile(queries),
    deps.codeWaysOf(scope),
  ]);
  const { clinicName, phoneNumber: clinicPhone, address: clinicAddress } = letterheadOf(profile, null);
  const treatments = treatmentsOf(settings, profile.treatments);
  return { scope, settings, profile, clinicName, clinicPhone, clinicAddress, treatments, ways };
}
