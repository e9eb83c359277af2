import type { BookingChannel } from "#contract/clinic/treatment-options.ts";

/** What booking needs to know of a treatment. */
export interface BookableTreatment {
  name: string;
  durationMinutes: number;
  /** Its chair and its practitioner are taken before and after the visit too. */
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  mayBook: Readonly<Record<BookingChannel, boolean>>;
}

/** The same with what patients are told of it. */
export interface ClinicTreatment extends BookableTreatment {
  id: string;
  /** Null = no price is told. */
  priceCents: number | null;
  isFromPrice: boolean;
  preparation: string;
}
