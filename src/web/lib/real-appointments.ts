import { queryOptions } from "@tanstack/react-query";
import type { Appointment } from "#contract/booking/appointments.ts";

/** Two months back are at hand, with all that is to come; what lies before is asked for where it is wanted. */
export const pastDays = 62;
export const appointmentsQuery = queryOptions<Appointment[]>({
  queryKey: ["/api/appointments?pastDays=62"],
});

/** Without what test calls booked: nobody comes for that, and nothing waits because of it. */
export const realOnly = (appointments: readonly Appointment[]): Appointment[] =>
  appointments.filter(({ isTest }) => !isTest);
export const realAppointments = { ...appointmentsQuery, select: realOnly };
