import type { ClinicProfile } from "#server/clinic/service.ts";
import type { Letterhead } from "#server/messaging/outbox/rules.ts";

/** Who writes, as the clinic's knowledge base has it. */
export function letterheadOf(profile: ClinicProfile, publicUrl: string | null): Letterhead {
  const kb = profile.knowledgeBase;
  return {
    clinicName: kb?.clinicName ?? profile.teamName ?? "Your dental clinic",
    phoneNumber: kb?.phoneNumber ?? "",
    email: kb?.email ?? "",
    address: kb?.address ?? "",
    publicUrl,
  };
}
