import { horizonDays, leadHours, slugLength } from "#contract/booking/web-booking-options.ts";
import type { BookableTreatment } from "#server/clinic/treatments/rules.ts";

/** How a clinic lets patients book by web. */
export interface WebBookingSettings {
  isOn: boolean;
  slug: string;
  /** Names of the treatments. */
  treatments: string[];
  bookingStatus: "requested" | "confirmed";
  embedOrigins: string[];
  leadHours: number;
  horizonDays: number;
}

/** What people book without having been seen before. */
const usualTreatments = ["General Consultation", "Teeth Cleaning", "Preventive Care"];

/** Until somebody chooses: off, and what moves by link waits for staff. */
export const settingsUntilSaved = (clinicName: string): WebBookingSettings => ({
  isOn: false,
  slug: slugOf(clinicName),
  treatments: usualTreatments,
  bookingStatus: "requested",
  embedOrigins: [],
  leadHours: leadHours.usual,
  horizonDays: horizonDays.usual,
});

/** `harbour-street-dental` of `Harbour Street Dental`; the key of a treatment in an address, too. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, slugLength.most)
    .replace(/^-+|-+$/g, "");

/** Every treatment that the clinic could put on its page. */
export const offeredTreatments = (
  treatments: readonly Pick<BookableTreatment, "name" | "mayBook">[],
): string[] => treatments.filter(({ mayBook }) => mayBook.web).map(({ name }) => name);
