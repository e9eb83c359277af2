import type { Appointment } from "#contract/appointments.ts";

/** Without what test calls booked: nobody comes for that, and nothing waits because of it. */
export const realOnly = (appointments: readonly Appointment[]): Appointment[] =>
  appointments.filter(({ isTest }) => !isTest);
