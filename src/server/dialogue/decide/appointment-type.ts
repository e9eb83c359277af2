import { type AppointmentType, appointmentTypes } from "#contract/limits.ts";

/** Visits from elsewhere may be for something that is none of the clinic's kinds. */
export const toAppointmentType = (type: string | null): AppointmentType | null =>
  appointmentTypes.find((each) => each === type) ?? null;
