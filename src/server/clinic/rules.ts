import { createHash } from "node:crypto";
import type { BusinessHours } from "#contract/clinic/clinic.ts";
import { defaultBusinessHours } from "#contract/limits.ts";

/** The hours that hold until the clinic has saved its own. */
export const hoursUntilSaved: BusinessHours = {
  weekdays: { ...defaultBusinessHours.weekdays },
  weekends: { ...defaultBusinessHours.weekends },
};

/**
 * The zone's own name from however it was written, or null. A bare offset such as `+10:00` is refused: it knows no
 * daylight saving, and PostgreSQL reads its sign the other way round.
 */
export function canonicalTimeZone(name: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en-AU", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // The platform throws for a name that it does not know.
    return null;
  }
}

export interface EmergencyHours {
  available: boolean;
  contact: string;
  hours: string;
}

/** Without an emergency service there is nobody to reach and no time to reach them. */
export const settleEmergencyHours = (given: EmergencyHours): EmergencyHours =>
  given.available ? given : { available: false, contact: "", hours: "" };

/** Names what can be edited of something as it stands: the same values, the same version, whoever saved them. */
export const versionOf = (editable: object): string =>
  createHash("sha256").update(JSON.stringify(editable)).digest("base64url").slice(0, 22);
